/**
 * @generated SignedSource<<70bf4afcd1ca4a6a029a02a988893015>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type OrderPanelCountsQuery$variables = Record<PropertyKey, never>;
export type OrderPanelCountsQuery$data = {
  readonly all: {
    readonly totalCount: number;
  } | null | undefined;
  readonly cancelled: {
    readonly totalCount: number;
  } | null | undefined;
  readonly confirmed: {
    readonly totalCount: number;
  } | null | undefined;
  readonly delivered: {
    readonly totalCount: number;
  } | null | undefined;
  readonly draft: {
    readonly totalCount: number;
  } | null | undefined;
  readonly roasting: {
    readonly totalCount: number;
  } | null | undefined;
  readonly shipped: {
    readonly totalCount: number;
  } | null | undefined;
};
export type OrderPanelCountsQuery = {
  response: OrderPanelCountsQuery$data;
  variables: OrderPanelCountsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "Literal",
  "name": "first",
  "value": 1
},
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "totalCount",
    "storageKey": null
  }
],
v2 = [
  {
    "alias": "all",
    "args": [
      (v0/*:: as any*/)
    ],
    "concreteType": "OrderConnection",
    "kind": "LinkedField",
    "name": "orders",
    "plural": false,
    "selections": (v1/*:: as any*/),
    "storageKey": "orders(first:1)"
  },
  {
    "alias": "draft",
    "args": [
      {
        "kind": "Literal",
        "name": "filter",
        "value": {
          "status": {
            "equalTo": "DRAFT"
          }
        }
      },
      (v0/*:: as any*/)
    ],
    "concreteType": "OrderConnection",
    "kind": "LinkedField",
    "name": "orders",
    "plural": false,
    "selections": (v1/*:: as any*/),
    "storageKey": "orders(filter:{\"status\":{\"equalTo\":\"DRAFT\"}},first:1)"
  },
  {
    "alias": "confirmed",
    "args": [
      {
        "kind": "Literal",
        "name": "filter",
        "value": {
          "status": {
            "equalTo": "CONFIRMED"
          }
        }
      },
      (v0/*:: as any*/)
    ],
    "concreteType": "OrderConnection",
    "kind": "LinkedField",
    "name": "orders",
    "plural": false,
    "selections": (v1/*:: as any*/),
    "storageKey": "orders(filter:{\"status\":{\"equalTo\":\"CONFIRMED\"}},first:1)"
  },
  {
    "alias": "roasting",
    "args": [
      {
        "kind": "Literal",
        "name": "filter",
        "value": {
          "status": {
            "equalTo": "ROASTING"
          }
        }
      },
      (v0/*:: as any*/)
    ],
    "concreteType": "OrderConnection",
    "kind": "LinkedField",
    "name": "orders",
    "plural": false,
    "selections": (v1/*:: as any*/),
    "storageKey": "orders(filter:{\"status\":{\"equalTo\":\"ROASTING\"}},first:1)"
  },
  {
    "alias": "shipped",
    "args": [
      {
        "kind": "Literal",
        "name": "filter",
        "value": {
          "status": {
            "equalTo": "SHIPPED"
          }
        }
      },
      (v0/*:: as any*/)
    ],
    "concreteType": "OrderConnection",
    "kind": "LinkedField",
    "name": "orders",
    "plural": false,
    "selections": (v1/*:: as any*/),
    "storageKey": "orders(filter:{\"status\":{\"equalTo\":\"SHIPPED\"}},first:1)"
  },
  {
    "alias": "delivered",
    "args": [
      {
        "kind": "Literal",
        "name": "filter",
        "value": {
          "status": {
            "equalTo": "DELIVERED"
          }
        }
      },
      (v0/*:: as any*/)
    ],
    "concreteType": "OrderConnection",
    "kind": "LinkedField",
    "name": "orders",
    "plural": false,
    "selections": (v1/*:: as any*/),
    "storageKey": "orders(filter:{\"status\":{\"equalTo\":\"DELIVERED\"}},first:1)"
  },
  {
    "alias": "cancelled",
    "args": [
      {
        "kind": "Literal",
        "name": "filter",
        "value": {
          "status": {
            "equalTo": "CANCELLED"
          }
        }
      },
      (v0/*:: as any*/)
    ],
    "concreteType": "OrderConnection",
    "kind": "LinkedField",
    "name": "orders",
    "plural": false,
    "selections": (v1/*:: as any*/),
    "storageKey": "orders(filter:{\"status\":{\"equalTo\":\"CANCELLED\"}},first:1)"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "OrderPanelCountsQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "OrderPanelCountsQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "608eee2d0d49bc5d7a0f7b0c25ba67a7",
    "id": null,
    "metadata": {},
    "name": "OrderPanelCountsQuery",
    "operationKind": "query",
    "text": "query OrderPanelCountsQuery {\n  all: orders(first: 1) {\n    totalCount\n  }\n  draft: orders(first: 1, filter: {status: {equalTo: DRAFT}}) {\n    totalCount\n  }\n  confirmed: orders(first: 1, filter: {status: {equalTo: CONFIRMED}}) {\n    totalCount\n  }\n  roasting: orders(first: 1, filter: {status: {equalTo: ROASTING}}) {\n    totalCount\n  }\n  shipped: orders(first: 1, filter: {status: {equalTo: SHIPPED}}) {\n    totalCount\n  }\n  delivered: orders(first: 1, filter: {status: {equalTo: DELIVERED}}) {\n    totalCount\n  }\n  cancelled: orders(first: 1, filter: {status: {equalTo: CANCELLED}}) {\n    totalCount\n  }\n}\n"
  }
};
})();

(node as any).hash = "78eff2d19c17a9a7f94d5db27dace866";

export default node;
