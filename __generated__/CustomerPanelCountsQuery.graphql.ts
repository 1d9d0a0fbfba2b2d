/**
 * @generated SignedSource<<9d3998e5198e1cf283e882ec2c5b1152>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type CustomerPanelCountsQuery$variables = Record<PropertyKey, never>;
export type CustomerPanelCountsQuery$data = {
  readonly active: {
    readonly totalCount: number;
  } | null | undefined;
  readonly all: {
    readonly totalCount: number;
  } | null | undefined;
  readonly closed: {
    readonly totalCount: number;
  } | null | undefined;
  readonly lead: {
    readonly totalCount: number;
  } | null | undefined;
  readonly onHold: {
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
    "alias": "lead",
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
    "alias": "active",
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
    "alias": "onHold",
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
    "alias": "closed",
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
    "cacheID": "37f9df3d266e6e077d06ea56e435bf3d",
    "id": null,
    "metadata": {},
    "name": "CustomerPanelCountsQuery",
    "operationKind": "query",
    "text": "query CustomerPanelCountsQuery {\n  all: customers(first: 1) {\n    totalCount\n  }\n  lead: customers(first: 1, filter: {status: {equalTo: LEAD}}) {\n    totalCount\n  }\n  active: customers(first: 1, filter: {status: {equalTo: ACTIVE}}) {\n    totalCount\n  }\n  onHold: customers(first: 1, filter: {status: {equalTo: ON_HOLD}}) {\n    totalCount\n  }\n  closed: customers(first: 1, filter: {status: {equalTo: CLOSED}}) {\n    totalCount\n  }\n}\n"
  }
};
})();

(node as any).hash = "5716237737a2dd8b61c605e166adcfef";

export default node;
