/**
 * @generated SignedSource<<40a05a03487b7246e3f747fab97cab96>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type OrderPanelCountsQuery$variables = Record<PropertyKey, never>;
export type OrderPanelCountsQuery$data = {
  readonly CANCELLED: {
    readonly totalCount: number;
  } | null | undefined;
  readonly CONFIRMED: {
    readonly totalCount: number;
  } | null | undefined;
  readonly DELIVERED: {
    readonly totalCount: number;
  } | null | undefined;
  readonly DRAFT: {
    readonly totalCount: number;
  } | null | undefined;
  readonly ROASTING: {
    readonly totalCount: number;
  } | null | undefined;
  readonly SHIPPED: {
    readonly totalCount: number;
  } | null | undefined;
  readonly all: {
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
    "alias": "DRAFT",
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
    "alias": "CONFIRMED",
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
    "alias": "ROASTING",
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
    "alias": "SHIPPED",
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
    "alias": "DELIVERED",
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
    "alias": "CANCELLED",
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
    "cacheID": "b392a9f1fcc6a2ee04b4bd60cd5832e8",
    "id": null,
    "metadata": {},
    "name": "OrderPanelCountsQuery",
    "operationKind": "query",
    "text": "query OrderPanelCountsQuery {\n  all: orders(first: 1) {\n    totalCount\n  }\n  DRAFT: orders(first: 1, filter: {status: {equalTo: DRAFT}}) {\n    totalCount\n  }\n  CONFIRMED: orders(first: 1, filter: {status: {equalTo: CONFIRMED}}) {\n    totalCount\n  }\n  ROASTING: orders(first: 1, filter: {status: {equalTo: ROASTING}}) {\n    totalCount\n  }\n  SHIPPED: orders(first: 1, filter: {status: {equalTo: SHIPPED}}) {\n    totalCount\n  }\n  DELIVERED: orders(first: 1, filter: {status: {equalTo: DELIVERED}}) {\n    totalCount\n  }\n  CANCELLED: orders(first: 1, filter: {status: {equalTo: CANCELLED}}) {\n    totalCount\n  }\n}\n"
  }
};
})();

(node as any).hash = "6e18b4662a8a6bc4ac5a6ef140f81cda";

export default node;
