/**
 * @generated SignedSource<<a3c06ce31a8704664b899e59ddb642a5>>
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
export type updateOrderLineMutation$variables = {
  input: UpdateOrderLineInput;
};
export type updateOrderLineMutation$data = {
  readonly updateOrderLine: {
    readonly orderLine: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"OrderLineRecord_record">;
    } | null | undefined;
  } | null | undefined;
};
export type updateOrderLineMutation = {
  response: updateOrderLineMutation$data;
  variables: updateOrderLineMutation$variables;
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
    "name": "updateOrderLineMutation",
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
    "name": "updateOrderLineMutation",
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
    "cacheID": "ede4551c07819c7056d88345699b5489",
    "id": null,
    "metadata": {},
    "name": "updateOrderLineMutation",
    "operationKind": "mutation",
    "text": "mutation updateOrderLineMutation(\n  $input: UpdateOrderLineInput!\n) {\n  updateOrderLine(input: $input) {\n    orderLine {\n      id\n      ...OrderLineRecord_record\n    }\n  }\n}\n\nfragment OrderLineRecord_record on OrderLine {\n  id\n  total\n  currency\n  order {\n    id\n    number\n  }\n  position\n  quantity\n  unitPrice\n  discountPercent\n  comment\n  variant {\n    id\n    name\n  }\n}\n"
  }
};
})();

(node as any).hash = "c88b6644a6f7bb03c6224b6fec2190e2";

export default node;
