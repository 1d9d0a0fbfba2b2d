/**
 * @generated SignedSource<<6cdb0f10986f8bb98fb23983b620857c>>
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
export type UpdateShipmentInput = {
  clientMutationId?: string | null | undefined;
  id: string;
  shipmentPatch: ShipmentPatch;
};
export type ShipmentPatch = {
  carrier?: Carrier | null | undefined;
  cost?: string | number | null | undefined;
  currency?: Currency | null | undefined;
  deliveredAt?: string | null | undefined;
  expectedOn?: string | null | undefined;
  order?: string | null | undefined;
  parcels?: number | null | undefined;
  shippedAt?: string | null | undefined;
  signedBy?: string | null | undefined;
  status?: ShipmentStatus | null | undefined;
  trackingNumber?: string | null | undefined;
  trackingUrl?: string | null | undefined;
  weightKg?: string | number | null | undefined;
};
export type updateShipmentMutation$variables = {
  input: UpdateShipmentInput;
};
export type updateShipmentMutation$data = {
  readonly updateShipment: {
    readonly shipment: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"ShipmentRecord_record">;
    } | null | undefined;
  } | null | undefined;
};
export type updateShipmentMutation = {
  response: updateShipmentMutation$data;
  variables: updateShipmentMutation$variables;
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
    "name": "updateShipmentMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateShipmentPayload",
        "kind": "LinkedField",
        "name": "updateShipment",
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
    "name": "updateShipmentMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateShipmentPayload",
        "kind": "LinkedField",
        "name": "updateShipment",
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
    "cacheID": "12e49b8e2af3ac2e9eda1f526bf69744",
    "id": null,
    "metadata": {},
    "name": "updateShipmentMutation",
    "operationKind": "mutation",
    "text": "mutation updateShipmentMutation(\n  $input: UpdateShipmentInput!\n) {\n  updateShipment(input: $input) {\n    shipment {\n      id\n      ...ShipmentRecord_record\n    }\n  }\n}\n\nfragment ShipmentRecord_record on Shipment {\n  id\n  trackingNumber\n  status\n  cost\n  currency\n  order {\n    id\n    number\n  }\n  shippedAt\n  carrier\n  expectedOn\n  parcels\n  weightKg\n  trackingUrl\n  signedBy\n  deliveredAt\n  createdAt\n  updatedAt\n}\n"
  }
};
})();

(node as any).hash = "444c78da98fc705e28fa949ab5657775";

export default node;
