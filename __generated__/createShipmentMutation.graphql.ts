/**
 * @generated SignedSource<<a15c016ec042898100394b9705ac9618>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type Carrier = "DHL" | "DPD" | "GLS" | "OWN_VAN" | "UPS" | "%future added value";
export type Currency = "CHF" | "DKK" | "EUR" | "GBP" | "PLN" | "SEK" | "USD" | "%future added value";
export type ShipmentStatus = "DELIVERED" | "FAILED" | "IN_TRANSIT" | "OUT_FOR_DELIVERY" | "PREPARING" | "RETURNED" | "%future added value";
export type CreateShipmentInput = {
  clientMutationId?: string | null | undefined;
  shipment: ShipmentInput;
};
export type ShipmentInput = {
  carrier: Carrier;
  cost?: string | number | null | undefined;
  currency?: Currency | null | undefined;
  deliveredAt?: string | null | undefined;
  expectedOn?: string | null | undefined;
  order: string;
  parcels?: number | null | undefined;
  shippedAt?: string | null | undefined;
  signedBy?: string | null | undefined;
  status?: ShipmentStatus | null | undefined;
  trackingNumber: string;
  trackingUrl?: string | null | undefined;
  weightKg?: string | number | null | undefined;
};
export type createShipmentMutation$variables = {
  input: CreateShipmentInput;
};
export type createShipmentMutation$data = {
  readonly createShipment: {
    readonly shipment: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"ShipmentRecord_record">;
    } | null | undefined;
  } | null | undefined;
};
export type createShipmentMutation = {
  response: createShipmentMutation$data;
  variables: createShipmentMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "createShipmentMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateShipmentPayload",
        "kind": "LinkedField",
        "name": "createShipment",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Shipment",
            "kind": "LinkedField",
            "name": "shipment",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "ShipmentRecord_record"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "createShipmentMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateShipmentPayload",
        "kind": "LinkedField",
        "name": "createShipment",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Shipment",
            "kind": "LinkedField",
            "name": "shipment",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
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
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "cost",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "currency",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Order",
                "kind": "LinkedField",
                "name": "order",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
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
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "shippedAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "carrier",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "expectedOn",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "parcels",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "weightKg",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "trackingUrl",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "signedBy",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "deliveredAt",
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
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "updatedAt",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "08a1d5e7176a884a3cd437c24a9b72af",
    "id": null,
    "metadata": {},
    "name": "createShipmentMutation",
    "operationKind": "mutation",
    "text": "mutation createShipmentMutation(\n  $input: CreateShipmentInput!\n) {\n  createShipment(input: $input) {\n    shipment {\n      id\n      ...ShipmentRecord_record\n    }\n  }\n}\n\nfragment ShipmentRecord_record on Shipment {\n  id\n  trackingNumber\n  status\n  cost\n  currency\n  order {\n    id\n    number\n  }\n  shippedAt\n  carrier\n  expectedOn\n  parcels\n  weightKg\n  trackingUrl\n  signedBy\n  deliveredAt\n  createdAt\n  updatedAt\n}\n"
  }
};
})();

(node as any).hash = "49a70d4163975f0e425450b38c15f5bc";

export default node;
