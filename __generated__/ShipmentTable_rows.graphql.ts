/**
 * @generated SignedSource<<4f002d7e882fa905e6f235b84b48e85f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Carrier = "DHL" | "DPD" | "GLS" | "OWN_VAN" | "UPS" | "%future added value";
export type Currency = "CHF" | "DKK" | "EUR" | "GBP" | "PLN" | "SEK" | "USD" | "%future added value";
export type ShipmentStatus = "DELIVERED" | "FAILED" | "IN_TRANSIT" | "OUT_FOR_DELIVERY" | "PREPARING" | "RETURNED" | "%future added value";
import { FragmentRefs, Result } from "relay-runtime";
export type ShipmentTable_rows$data = ReadonlyArray<{
  readonly carrier?: Carrier;
  readonly cost?: Result<string | number | null | undefined, unknown>;
  readonly createdAt?: string;
  readonly currency?: Currency;
  readonly deliveredAt?: Result<string | null | undefined, unknown>;
  readonly expectedOn?: Result<string | null | undefined, unknown>;
  readonly id: string;
  readonly order?: Result<{
    readonly id: string;
    readonly number: string;
  } | null | undefined, unknown>;
  readonly parcels?: number;
  readonly shippedAt?: Result<string | null | undefined, unknown>;
  readonly signedBy?: Result<string | null | undefined, unknown>;
  readonly status?: ShipmentStatus;
  readonly trackingNumber: string;
  readonly trackingUrl?: Result<string | null | undefined, unknown>;
  readonly updatedAt?: string;
  readonly weightKg?: Result<string | number | null | undefined, unknown>;
  readonly " $fragmentType": "ShipmentTable_rows";
}>;
export type ShipmentTable_rows$key = ReadonlyArray<{
  readonly " $data"?: ShipmentTable_rows$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShipmentTable_rows">;
}>;

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": true,
      "kind": "LocalArgument",
      "name": "withCarrier"
    },
    {
      "defaultValue": true,
      "kind": "LocalArgument",
      "name": "withCost"
    },
    {
      "defaultValue": true,
      "kind": "LocalArgument",
      "name": "withCreatedAt"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "withDeliveredAt"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "withExpectedOn"
    },
    {
      "defaultValue": true,
      "kind": "LocalArgument",
      "name": "withOrder"
    },
    {
      "defaultValue": true,
      "kind": "LocalArgument",
      "name": "withParcels"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "withShippedAt"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "withSignedBy"
    },
    {
      "defaultValue": true,
      "kind": "LocalArgument",
      "name": "withStatus"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "withTrackingUrl"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "withUpdatedAt"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "withWeightKg"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "ShipmentTable_rows",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "trackingNumber",
      "storageKey": null
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
      "condition": "withOrder",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "kind": "CatchField",
          "field": {
            "alias": null,
            "args": null,
            "concreteType": "Order",
            "kind": "LinkedField",
            "name": "order",
            "plural": false,
            "selections": [
              (v0/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "number",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          "to": "RESULT"
        }
      ]
    },
    {
      "condition": "withCarrier",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "carrier",
          "storageKey": null
        }
      ]
    },
    {
      "condition": "withParcels",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "parcels",
          "storageKey": null
        }
      ]
    },
    {
      "condition": "withCost",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "kind": "CatchField",
          "field": {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "cost",
            "storageKey": null
          },
          "to": "RESULT"
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "currency",
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
      "condition": "withShippedAt",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "kind": "CatchField",
          "field": {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "shippedAt",
            "storageKey": null
          },
          "to": "RESULT"
        }
      ]
    },
    {
      "condition": "withDeliveredAt",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "kind": "CatchField",
          "field": {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "deliveredAt",
            "storageKey": null
          },
          "to": "RESULT"
        }
      ]
    },
    {
      "condition": "withExpectedOn",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "kind": "CatchField",
          "field": {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "expectedOn",
            "storageKey": null
          },
          "to": "RESULT"
        }
      ]
    },
    {
      "condition": "withWeightKg",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "kind": "CatchField",
          "field": {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "weightKg",
            "storageKey": null
          },
          "to": "RESULT"
        }
      ]
    },
    {
      "condition": "withTrackingUrl",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "kind": "CatchField",
          "field": {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "trackingUrl",
            "storageKey": null
          },
          "to": "RESULT"
        }
      ]
    },
    {
      "condition": "withSignedBy",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "kind": "CatchField",
          "field": {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "signedBy",
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
  "type": "Shipment",
  "abstractKey": null
};
})();

(node as any).hash = "1bbc308ed58e9483064489b3cb980d18";

export default node;
