/**
 * @generated SignedSource<<e8c4d52c9df20d4189e12c6c50bb9100>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ProductCategory = "BLEND" | "DECAF" | "EQUIPMENT" | "SINGLE_ORIGIN" | "%future added value";
export type ProductStatus = "ACTIVE" | "DISCONTINUED" | "DRAFT" | "%future added value";
export type RoastLevel = "DARK" | "LIGHT" | "MEDIUM" | "MEDIUM_DARK" | "MEDIUM_LIGHT" | "%future added value";
import { FragmentRefs, Result } from "relay-runtime";
export type ProductTable_rows$data = ReadonlyArray<{
  readonly category: ProductCategory;
  readonly code: string;
  readonly createdAt: string;
  readonly description?: Result<string | null | undefined, unknown>;
  readonly id: string;
  readonly image: Result<string | null | undefined, unknown>;
  readonly isOrganic?: boolean;
  readonly launchedOn?: Result<string | null | undefined, unknown>;
  readonly name: string;
  readonly roast?: Result<RoastLevel | null | undefined, unknown>;
  readonly slug: string;
  readonly status: ProductStatus;
  readonly updatedAt?: string;
  readonly websiteUrl?: Result<string | null | undefined, unknown>;
  readonly " $fragmentType": "ProductTable_rows";
}>;
export type ProductTable_rows$key = ReadonlyArray<{
  readonly " $data"?: ProductTable_rows$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductTable_rows">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "more"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "ProductTable_rows",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "image",
        "storageKey": null
      },
      "to": "RESULT"
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "slug",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "category",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "condition": "more",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "kind": "CatchField",
          "field": {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "roast",
            "storageKey": null
          },
          "to": "RESULT"
        },
        {
          "kind": "CatchField",
          "field": {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "description",
            "storageKey": null
          },
          "to": "RESULT"
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isOrganic",
          "storageKey": null
        },
        {
          "kind": "CatchField",
          "field": {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "websiteUrl",
            "storageKey": null
          },
          "to": "RESULT"
        },
        {
          "kind": "CatchField",
          "field": {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "launchedOn",
            "storageKey": null
          },
          "to": "RESULT"
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "updatedAt",
          "storageKey": null
        }
      ]
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "18ad13acb53ff44fdf9f30d8af4bfd32";

export default node;
