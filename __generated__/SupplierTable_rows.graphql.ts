/**
 * @generated SignedSource<<63e1ca5b324eb4748af3131f5fd06151>>
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
  readonly country?: string;
  readonly createdAt?: string;
  readonly email?: string;
  readonly id: string;
  readonly isDirectTrade?: boolean;
  readonly kind?: SupplierKind;
  readonly name: string;
  readonly partnerSince?: Result<string | null | undefined, unknown>;
  readonly phone?: Result<string | null | undefined, unknown>;
  readonly picture?: Result<string | null | undefined, unknown>;
  readonly rating?: Result<number | null | undefined, unknown>;
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
      "name": "withAltitudeMeters"
    },
    {
      "defaultValue": true,
      "kind": "LocalArgument",
      "name": "withCountry"
    },
    {
      "defaultValue": true,
      "kind": "LocalArgument",
      "name": "withCreatedAt"
    },
    {
      "defaultValue": true,
      "kind": "LocalArgument",
      "name": "withEmail"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "withIsDirectTrade"
    },
    {
      "defaultValue": true,
      "kind": "LocalArgument",
      "name": "withKind"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "withPartnerSince"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "withPhone"
    },
    {
      "defaultValue": true,
      "kind": "LocalArgument",
      "name": "withPicture"
    },
    {
      "defaultValue": true,
      "kind": "LocalArgument",
      "name": "withRating"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "withRegion"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "withStory"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "withUpdatedAt"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "withWebsite"
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "condition": "withPicture",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
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
        }
      ]
    },
    {
      "condition": "withKind",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        }
      ]
    },
    {
      "condition": "withCountry",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "country",
          "storageKey": null
        }
      ]
    },
    {
      "condition": "withEmail",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "email",
          "storageKey": null
        }
      ]
    },
    {
      "condition": "withRating",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
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
      "condition": "withRegion",
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
        }
      ]
    },
    {
      "condition": "withPhone",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
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
        }
      ]
    },
    {
      "condition": "withWebsite",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
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
        }
      ]
    },
    {
      "condition": "withStory",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
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
        }
      ]
    },
    {
      "condition": "withAltitudeMeters",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
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
        }
      ]
    },
    {
      "condition": "withIsDirectTrade",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isDirectTrade",
          "storageKey": null
        }
      ]
    },
    {
      "condition": "withPartnerSince",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
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
  "type": "Supplier",
  "abstractKey": null
};

(node as any).hash = "457fb62eb956a23d7db4c463e9dbda34";

export default node;
