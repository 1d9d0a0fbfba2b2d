/**
 * @generated SignedSource<<8ec8cc8a883b1845abec326c23b4fbef>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type Currency = "CHF" | "DKK" | "EUR" | "GBP" | "PLN" | "SEK" | "USD" | "%future added value";
export type CreateOrderLineInput = {
  clientMutationId?: string | null | undefined;
  orderLine: OrderLineInput;
};
export type OrderLineInput = {
  comment?: string | null | undefined;
  currency?: Currency | null | undefined;
  discountPercent?: string | number | null | undefined;
  order: string;
  position: number;
  quantity: number;
  unitPrice: string | number;
  variant: string;
};
export type createOrderLineMutation$variables = {
  input: CreateOrderLineInput;
};
export type createOrderLineMutation$data = {
  readonly createOrderLine: {
    readonly orderLine: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"OrderLineRecord_record">;
    } | null | undefined;
  } | null | undefined;
};
export type createOrderLineMutation = {
  response: createOrderLineMutation$data;
  variables: createOrderLineMutation$variables;
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
    "name": "createOrderLineMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateOrderLinePayload",
        "kind": "LinkedField",
        "name": "createOrderLine",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "OrderLine",
            "kind": "LinkedField",
            "name": "orderLine",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "OrderLineRecord_record"
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
    "name": "createOrderLineMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateOrderLinePayload",
        "kind": "LinkedField",
        "name": "createOrderLine",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "OrderLine",
            "kind": "LinkedField",
            "name": "orderLine",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "total",
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
                "name": "position",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "quantity",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "unitPrice",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "discountPercent",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "comment",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Variant",
                "kind": "LinkedField",
                "name": "variant",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "name",
                    "storageKey": null
                  }
                ],
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
    "cacheID": "6a4565f034d1016d006da3fcfd501676",
    "id": null,
    "metadata": {},
    "name": "createOrderLineMutation",
    "operationKind": "mutation",
    "text": "mutation createOrderLineMutation(\n  $input: CreateOrderLineInput!\n) {\n  createOrderLine(input: $input) {\n    orderLine {\n      id\n      ...OrderLineRecord_record\n    }\n  }\n}\n\nfragment OrderLineRecord_record on OrderLine {\n  id\n  total\n  currency\n  order {\n    id\n    number\n  }\n  position\n  quantity\n  unitPrice\n  discountPercent\n  comment\n  variant {\n    id\n    name\n  }\n}\n"
  }
};
})();

(node as any).hash = "1f904d7261b632172909beab999753f5";

export default node;
