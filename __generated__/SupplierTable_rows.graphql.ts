/**
 * @generated SignedSource<<c11656ecd3761569bb4e0308249b8fd1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type SupplierKind = "COOPERATIVE" | "FARM" | "IMPORTER" | "WASHING_STATION" | "%future added value";
import { FragmentRefs, Result } from "relay-runtime";
export type SupplierTable_rows$data = ReadonlyArray<{
  readonly altitudeMeters?: Result<number | null | undefined, unknown>;
  readonly country: string;
  readonly createdAt: string;
  readonly email: Result<string | null | undefined, unknown>;
  readonly id: string;
  readonly isDirectTrade?: boolean;
  readonly kind: SupplierKind;
  readonly name: string;
  readonly partnerSince?: Result<string | null | undefined, unknown>;
  readonly phone?: Result<string | null | undefined, unknown>;
  readonly picture: Result<string | null | undefined, unknown>;
  readonly rating: Result<number | null | undefined, unknown>;
  readonly region?: Result<string | null | undefined, unknown>;
  readonly story?: Result<string | null | undefined, unknown>;
  readonly updatedAt?: string;
  readonly website?: Result<string | null | undefined, unknown>;
  readonly " $fragmentType": "SupplierTable_rows";
}>;
export type SupplierTable_rows$key = ReadonlyArray<{
  readonly " $data"?: SupplierTable_rows$data;
  readonly " $fragmentSpreads": FragmentRefs<"SupplierTable_rows">;
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
  "name": "SupplierTable_rows",
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
        "name": "picture",
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
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "country",
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "email",
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
        "name": "rating",
        "storageKey": null
      },
      "to": "RESULT"
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
            "name": "region",
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
            "name": "phone",
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
            "name": "website",
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
            "name": "story",
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
            "name": "altitudeMeters",
            "storageKey": null
          },
          "to": "RESULT"
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isDirectTrade",
          "storageKey": null
        },
        {
          "kind": "CatchField",
          "field": {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "partnerSince",
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
  "type": "Supplier",
  "abstractKey": null
};

(node as any).hash = "ec3f1405f6d4905ff35dab1da6473fc7";

export default node;
