/**
 * @generated SignedSource<<f3a42beccfc3b67b5e1f24a4470412b9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type TicketPanelCountsQuery$variables = Record<PropertyKey, never>;
export type TicketPanelCountsQuery$data = {
  readonly CLOSED: {
    readonly totalCount: number;
  } | null | undefined;
  readonly OPEN: {
    readonly totalCount: number;
  } | null | undefined;
  readonly RESOLVED: {
    readonly totalCount: number;
  } | null | undefined;
  readonly WAITING: {
    readonly totalCount: number;
  } | null | undefined;
  readonly all: {
    readonly totalCount: number;
  } | null | undefined;
};
export type TicketPanelCountsQuery = {
  response: TicketPanelCountsQuery$data;
  variables: TicketPanelCountsQuery$variables;
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
    "concreteType": "TicketConnection",
    "kind": "LinkedField",
    "name": "tickets",
    "plural": false,
    "selections": (v1/*:: as any*/),
    "storageKey": "tickets(first:1)"
  },
  {
    "alias": "OPEN",
    "args": [
      {
        "kind": "Literal",
        "name": "filter",
        "value": {
          "status": {
            "equalTo": "OPEN"
          }
        }
      },
      (v0/*:: as any*/)
    ],
    "concreteType": "TicketConnection",
    "kind": "LinkedField",
    "name": "tickets",
    "plural": false,
    "selections": (v1/*:: as any*/),
    "storageKey": "tickets(filter:{\"status\":{\"equalTo\":\"OPEN\"}},first:1)"
  },
  {
    "alias": "WAITING",
    "args": [
      {
        "kind": "Literal",
        "name": "filter",
        "value": {
          "status": {
            "equalTo": "WAITING"
          }
        }
      },
      (v0/*:: as any*/)
    ],
    "concreteType": "TicketConnection",
    "kind": "LinkedField",
    "name": "tickets",
    "plural": false,
    "selections": (v1/*:: as any*/),
    "storageKey": "tickets(filter:{\"status\":{\"equalTo\":\"WAITING\"}},first:1)"
  },
  {
    "alias": "RESOLVED",
    "args": [
      {
        "kind": "Literal",
        "name": "filter",
        "value": {
          "status": {
            "equalTo": "RESOLVED"
          }
        }
      },
      (v0/*:: as any*/)
    ],
    "concreteType": "TicketConnection",
    "kind": "LinkedField",
    "name": "tickets",
    "plural": false,
    "selections": (v1/*:: as any*/),
    "storageKey": "tickets(filter:{\"status\":{\"equalTo\":\"RESOLVED\"}},first:1)"
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
    "concreteType": "TicketConnection",
    "kind": "LinkedField",
    "name": "tickets",
    "plural": false,
    "selections": (v1/*:: as any*/),
    "storageKey": "tickets(filter:{\"status\":{\"equalTo\":\"CLOSED\"}},first:1)"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "TicketPanelCountsQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "TicketPanelCountsQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "a1f0105b3ad203fda21fc815aaaba278",
    "id": null,
    "metadata": {},
    "name": "TicketPanelCountsQuery",
    "operationKind": "query",
    "text": "query TicketPanelCountsQuery {\n  all: tickets(first: 1) {\n    totalCount\n  }\n  OPEN: tickets(first: 1, filter: {status: {equalTo: OPEN}}) {\n    totalCount\n  }\n  WAITING: tickets(first: 1, filter: {status: {equalTo: WAITING}}) {\n    totalCount\n  }\n  RESOLVED: tickets(first: 1, filter: {status: {equalTo: RESOLVED}}) {\n    totalCount\n  }\n  CLOSED: tickets(first: 1, filter: {status: {equalTo: CLOSED}}) {\n    totalCount\n  }\n}\n"
  }
};
})();

(node as any).hash = "ee005a0c2160fcfa5f9952e46590d4ad";

export default node;
