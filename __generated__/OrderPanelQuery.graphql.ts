/**
 * @generated SignedSource<<9ead16af6c9f74b423750f3823ea642e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OrderPanelQuery$variables = Record<PropertyKey, never>;
export type OrderPanelQuery$data = {
  readonly orders: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly " $fragmentSpreads": FragmentRefs<"OrderTable_rows">;
      } | null | undefined;
    } | null | undefined>;
  } | null | undefined;
};
export type OrderPanelQuery = {
  response: OrderPanelQuery$data;
  variables: OrderPanelQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 5
  },
  {
    "kind": "Literal",
    "name": "orderBy",
    "value": [
      "PLACED_AT_DESC"
    ]
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "OrderPanelQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "OrderConnection",
        "kind": "LinkedField",
        "name": "orders",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "OrderEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Order",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  {
                    "args": [
                      {
                        "kind": "Literal",
                        "name": "withChannel",
                        "value": false
                      },
                      {
                        "kind": "Literal",
                        "name": "withCustomer",
                        "value": false
                      },
                      {
                        "kind": "Literal",
                        "name": "withSubtotal",
                        "value": false
                      },
                      {
                        "kind": "Literal",
                        "name": "withTotal",
                        "value": false
                      }
                    ],
                    "kind": "FragmentSpread",
                    "name": "OrderTable_rows"
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "orders(first:5,orderBy:[\"PLACED_AT_DESC\"])"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "OrderPanelQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "OrderConnection",
        "kind": "LinkedField",
        "name": "orders",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "OrderEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Order",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
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
                    "name": "number",
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
                    "name": "placedAt",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "orders(first:5,orderBy:[\"PLACED_AT_DESC\"])"
      }
    ]
  },
  "params": {
    "cacheID": "f926f0621c3469493376c97eaec22b73",
    "id": null,
    "metadata": {},
    "name": "OrderPanelQuery",
    "operationKind": "query",
    "text": "query OrderPanelQuery {\n  orders(first: 5, orderBy: [PLACED_AT_DESC]) {\n    edges {\n      node {\n        ...OrderTable_rows_3Ymgxe\n        id\n      }\n    }\n  }\n}\n\nfragment OrderTable_rows_3Ymgxe on Order {\n  id\n  number\n  status\n  placedAt\n}\n"
  }
};
})();

(node as any).hash = "910971966c06133962dbba252b306cef";

export default node;
