/**
 * @generated SignedSource<<c14f56c04710caaef489b9009b90b8fe>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type TicketPanelCountsQuery$variables = Record<PropertyKey, never>;
export type TicketPanelCountsQuery$data = {
  readonly all: {
    readonly totalCount: number;
  } | null | undefined;
  readonly closed: {
    readonly totalCount: number;
  } | null | undefined;
  readonly open: {
    readonly totalCount: number;
  } | null | undefined;
  readonly resolved: {
    readonly totalCount: number;
  } | null | undefined;
  readonly waiting: {
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
    "alias": "open",
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
    "alias": "waiting",
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
    "alias": "resolved",
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
    "cacheID": "b05bba5723c104457184b1d0dee2bc66",
    "id": null,
    "metadata": {},
    "name": "TicketPanelCountsQuery",
    "operationKind": "query",
    "text": "query TicketPanelCountsQuery {\n  all: tickets(first: 1) {\n    totalCount\n  }\n  open: tickets(first: 1, filter: {status: {equalTo: OPEN}}) {\n    totalCount\n  }\n  waiting: tickets(first: 1, filter: {status: {equalTo: WAITING}}) {\n    totalCount\n  }\n  resolved: tickets(first: 1, filter: {status: {equalTo: RESOLVED}}) {\n    totalCount\n  }\n  closed: tickets(first: 1, filter: {status: {equalTo: CLOSED}}) {\n    totalCount\n  }\n}\n"
  }
};
})();

(node as any).hash = "62af259901ad1d2788e0b3f28ae3b1c1";

export default node;
