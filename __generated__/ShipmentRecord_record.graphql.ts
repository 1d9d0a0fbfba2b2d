/**
 * @generated SignedSource<<5675bebb72b1c5b2641afdad0f15c313>>
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
export type ShipmentRecord_record$data = {
  readonly carrier: Carrier;
  readonly cost: Result<string | number | null | undefined, unknown>;
  readonly createdAt: string;
  readonly currency: Result<Currency | null | undefined, unknown>;
  readonly deliveredAt: Result<string | null | undefined, unknown>;
  readonly expectedOn: Result<string | null | undefined, unknown>;
  readonly id: string;
  readonly order: Result<{
    readonly id: string;
    readonly number: string;
  } | null | undefined, unknown>;
  readonly parcels: number;
  readonly shippedAt: Result<string | null | undefined, unknown>;
  readonly signedBy: Result<string | null | undefined, unknown>;
  readonly status: ShipmentStatus;
  readonly trackingNumber: string;
  readonly trackingUrl: Result<string | null | undefined, unknown>;
  readonly updatedAt: string;
  readonly weightKg: Result<string | number | null | undefined, unknown>;
  readonly " $fragmentType": "ShipmentRecord_record";
};
export type ShipmentRecord_record$key = {
  readonly " $data"?: ShipmentRecord_record$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShipmentRecord_record">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ShipmentRecord_record",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
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
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "currency",
        "storageKey": null
      },
      "to": "RESULT"
    },
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
    },
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "carrier",
      "storageKey": null
    },
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "parcels",
      "storageKey": null
    },
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
    },
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
    },
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
    },
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "updatedAt",
      "storageKey": null
    }
  ],
  "type": "Shipment",
  "abstractKey": null
};
})();

(node as any).hash = "e1c572c75752f93f52f06d6ed496dc50";

export default node;
