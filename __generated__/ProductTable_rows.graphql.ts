/**
 * @generated SignedSource<<ca543f6a3079377f7d722dd26dad81db>>
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
  readonly category?: ProductCategory;
  readonly code?: string;
  readonly createdAt?: string;
  readonly description?: Result<string | null | undefined, unknown>;
  readonly id: string;
  readonly image?: Result<string | null | undefined, unknown>;
  readonly isOrganic?: boolean;
  readonly launchedOn?: Result<string | null | undefined, unknown>;
  readonly name: string;
  readonly roast?: Result<RoastLevel | null | undefined, unknown>;
  readonly slug?: string;
  readonly status?: ProductStatus;
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
      "defaultValue": true,
      "kind": "LocalArgument",
      "name": "withCategory"
    },
    {
      "defaultValue": true,
      "kind": "LocalArgument",
      "name": "withCode"
    },
    {
      "defaultValue": true,
      "kind": "LocalArgument",
      "name": "withCreatedAt"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "withDescription"
    },
    {
      "defaultValue": true,
      "kind": "LocalArgument",
      "name": "withImage"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "withIsOrganic"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "withLaunchedOn"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "withRoast"
    },
    {
      "defaultValue": true,
      "kind": "LocalArgument",
      "name": "withSlug"
    },
    {
      "defaultValue": true,
      "kind": "LocalArgument",
      "name": "withStatus"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "withUpdatedAt"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "withWebsiteUrl"
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "condition": "withImage",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
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
        }
      ]
    },
    {
      "condition": "withStatus",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "status",
          "storageKey": null
        }
      ]
    },
    {
      "condition": "withCode",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "code",
          "storageKey": null
        }
      ]
    },
    {
      "condition": "withSlug",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "slug",
          "storageKey": null
        }
      ]
    },
    {
      "condition": "withCategory",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "category",
          "storageKey": null
        }
      ]
    },
    {
      "condition": "withCreatedAt",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "createdAt",
          "storageKey": null
        }
      ]
    },
    {
      "condition": "withRoast",
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
        }
      ]
    },
    {
      "condition": "withDescription",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
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
        }
      ]
    },
    {
      "condition": "withIsOrganic",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isOrganic",
          "storageKey": null
        }
      ]
    },
    {
      "condition": "withWebsiteUrl",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
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
        }
      ]
    },
    {
      "condition": "withLaunchedOn",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
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
        }
      ]
    },
    {
      "condition": "withUpdatedAt",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
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

(node as any).hash = "a25600e727086f8951499672c2d49aa5";

export default node;
