/**
 * @generated SignedSource<<47d0a2e392c99d9b57d137dff29b7893>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type Currency = "CHF" | "DKK" | "EUR" | "GBP" | "PLN" | "SEK" | "USD" | "%future added value";
export type UpdateOrderLineInput = {
  clientMutationId?: string | null | undefined;
  id: string;
  orderLinePatch: OrderLinePatch;
};
export type OrderLinePatch = {
  comment?: string | null | undefined;
  currency?: Currency | null | undefined;
  discountPercent?: string | number | null | undefined;
  order?: string | null | undefined;
  position?: number | null | undefined;
  quantity?: number | null | undefined;
  unitPrice?: string | number | null | undefined;
  variant?: string | null | undefined;
};
export type OrderLineEditMutation$variables = {
  input: UpdateOrderLineInput;
};
export type OrderLineEditMutation$data = {
  readonly updateOrderLine: {
    readonly orderLine: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"OrderLineRecord_record">;
    } | null | undefined;
  } | null | undefined;
};
export type OrderLineEditMutation = {
  response: OrderLineEditMutation$data;
  variables: OrderLineEditMutation$variables;
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
    "name": "OrderLineEditMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateOrderLinePayload",
        "kind": "LinkedField",
        "name": "updateOrderLine",
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
    "name": "OrderLineEditMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateOrderLinePayload",
        "kind": "LinkedField",
        "name": "updateOrderLine",
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
                "name": "currency",
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
                "name": "total",
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
    "cacheID": "e18cebe6f68eb5c1e7b2e050af5c67e6",
    "id": null,
    "metadata": {},
    "name": "OrderLineEditMutation",
    "operationKind": "mutation",
    "text": "mutation OrderLineEditMutation(\n  $input: UpdateOrderLineInput!\n) {\n  updateOrderLine(input: $input) {\n    orderLine {\n      id\n      ...OrderLineRecord_record\n    }\n  }\n}\n\nfragment OrderLineActions_record on OrderLine {\n  id\n}\n\nfragment OrderLineRecord_record on OrderLine {\n  id\n  position\n  quantity\n  unitPrice\n  currency\n  discountPercent\n  total\n  comment\n  order {\n    id\n    number\n  }\n  variant {\n    id\n    name\n  }\n  ...OrderLineActions_record\n}\n"
  }
};
})();

(node as any).hash = "fca42a0bea65d78b18b0a3df8eb71195";

export default node;
