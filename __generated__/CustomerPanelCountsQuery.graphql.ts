/**
 * @generated SignedSource<<a54fea86092dfada80b973944ea10a0a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type CustomerPanelCountsQuery$variables = Record<PropertyKey, never>;
export type CustomerPanelCountsQuery$data = {
  readonly ACTIVE: {
    readonly totalCount: number;
  } | null | undefined;
  readonly CLOSED: {
    readonly totalCount: number;
  } | null | undefined;
  readonly LEAD: {
    readonly totalCount: number;
  } | null | undefined;
  readonly ON_HOLD: {
    readonly totalCount: number;
  } | null | undefined;
  readonly all: {
    readonly totalCount: number;
  } | null | undefined;
};
export type CustomerPanelCountsQuery = {
  response: CustomerPanelCountsQuery$data;
  variables: CustomerPanelCountsQuery$variables;
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
    "concreteType": "CustomerConnection",
    "kind": "LinkedField",
    "name": "customers",
    "plural": false,
    "selections": (v1/*:: as any*/),
    "storageKey": "customers(first:1)"
  },
  {
    "alias": "LEAD",
    "args": [
      {
        "kind": "Literal",
        "name": "filter",
        "value": {
          "status": {
            "equalTo": "LEAD"
          }
        }
      },
      (v0/*:: as any*/)
    ],
    "concreteType": "CustomerConnection",
    "kind": "LinkedField",
    "name": "customers",
    "plural": false,
    "selections": (v1/*:: as any*/),
    "storageKey": "customers(filter:{\"status\":{\"equalTo\":\"LEAD\"}},first:1)"
  },
  {
    "alias": "ACTIVE",
    "args": [
      {
        "kind": "Literal",
        "name": "filter",
        "value": {
          "status": {
            "equalTo": "ACTIVE"
          }
        }
      },
      (v0/*:: as any*/)
    ],
    "concreteType": "CustomerConnection",
    "kind": "LinkedField",
    "name": "customers",
    "plural": false,
    "selections": (v1/*:: as any*/),
    "storageKey": "customers(filter:{\"status\":{\"equalTo\":\"ACTIVE\"}},first:1)"
  },
  {
    "alias": "ON_HOLD",
    "args": [
      {
        "kind": "Literal",
        "name": "filter",
        "value": {
          "status": {
            "equalTo": "ON_HOLD"
          }
        }
      },
      (v0/*:: as any*/)
    ],
    "concreteType": "CustomerConnection",
    "kind": "LinkedField",
    "name": "customers",
    "plural": false,
    "selections": (v1/*:: as any*/),
    "storageKey": "customers(filter:{\"status\":{\"equalTo\":\"ON_HOLD\"}},first:1)"
  },
  {
    "alias": "CLOSED",
    "args": [
      {
        "kind": "Literal",
        "name": "filter",
        "value": {
          "status": {
            "equalTo": "CLOSED"
          }
        }
      },
      (v0/*:: as any*/)
    ],
    "concreteType": "CustomerConnection",
    "kind": "LinkedField",
    "name": "customers",
    "plural": false,
    "selections": (v1/*:: as any*/),
    "storageKey": "customers(filter:{\"status\":{\"equalTo\":\"CLOSED\"}},first:1)"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "CustomerPanelCountsQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "CustomerPanelCountsQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "3dd5cca618da10aac39cf6378798bce3",
    "id": null,
    "metadata": {},
    "name": "CustomerPanelCountsQuery",
    "operationKind": "query",
    "text": "query CustomerPanelCountsQuery {\n  all: customers(first: 1) {\n    totalCount\n  }\n  LEAD: customers(first: 1, filter: {status: {equalTo: LEAD}}) {\n    totalCount\n  }\n  ACTIVE: customers(first: 1, filter: {status: {equalTo: ACTIVE}}) {\n    totalCount\n  }\n  ON_HOLD: customers(first: 1, filter: {status: {equalTo: ON_HOLD}}) {\n    totalCount\n  }\n  CLOSED: customers(first: 1, filter: {status: {equalTo: CLOSED}}) {\n    totalCount\n  }\n}\n"
  }
};
})();

(node as any).hash = "b8631814b43b9204ed761d7d410c7c7c";

export default node;
