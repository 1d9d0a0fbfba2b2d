/**
 * @generated SignedSource<<6a1368dec477eea7f9d4bfc989c53197>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type InvoicePanelCountsQuery$variables = Record<PropertyKey, never>;
export type InvoicePanelCountsQuery$data = {
  readonly DRAFT: {
    readonly totalCount: number;
  } | null | undefined;
  readonly OPEN: {
    readonly totalCount: number;
  } | null | undefined;
  readonly PAID: {
    readonly totalCount: number;
  } | null | undefined;
  readonly REFUNDED: {
    readonly totalCount: number;
  } | null | undefined;
  readonly VOID: {
    readonly totalCount: number;
  } | null | undefined;
  readonly all: {
    readonly totalCount: number;
  } | null | undefined;
};
export type InvoicePanelCountsQuery = {
  response: InvoicePanelCountsQuery$data;
  variables: InvoicePanelCountsQuery$variables;
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
    "concreteType": "InvoiceConnection",
    "kind": "LinkedField",
    "name": "invoices",
    "plural": false,
    "selections": (v1/*:: as any*/),
    "storageKey": "invoices(first:1)"
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
    "concreteType": "InvoiceConnection",
    "kind": "LinkedField",
    "name": "invoices",
    "plural": false,
    "selections": (v1/*:: as any*/),
    "storageKey": "invoices(filter:{\"status\":{\"equalTo\":\"DRAFT\"}},first:1)"
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
    "concreteType": "InvoiceConnection",
    "kind": "LinkedField",
    "name": "invoices",
    "plural": false,
    "selections": (v1/*:: as any*/),
    "storageKey": "invoices(filter:{\"status\":{\"equalTo\":\"OPEN\"}},first:1)"
  },
  {
    "alias": "PAID",
    "args": [
      {
        "kind": "Literal",
        "name": "filter",
        "value": {
          "status": {
            "equalTo": "PAID"
          }
        }
      },
      (v0/*:: as any*/)
    ],
    "concreteType": "InvoiceConnection",
    "kind": "LinkedField",
    "name": "invoices",
    "plural": false,
    "selections": (v1/*:: as any*/),
    "storageKey": "invoices(filter:{\"status\":{\"equalTo\":\"PAID\"}},first:1)"
  },
  {
    "alias": "REFUNDED",
    "args": [
      {
        "kind": "Literal",
        "name": "filter",
        "value": {
          "status": {
            "equalTo": "REFUNDED"
          }
        }
      },
      (v0/*:: as any*/)
    ],
    "concreteType": "InvoiceConnection",
    "kind": "LinkedField",
    "name": "invoices",
    "plural": false,
    "selections": (v1/*:: as any*/),
    "storageKey": "invoices(filter:{\"status\":{\"equalTo\":\"REFUNDED\"}},first:1)"
  },
  {
    "alias": "VOID",
    "args": [
      {
        "kind": "Literal",
        "name": "filter",
        "value": {
          "status": {
            "equalTo": "VOID"
          }
        }
      },
      (v0/*:: as any*/)
    ],
    "concreteType": "InvoiceConnection",
    "kind": "LinkedField",
    "name": "invoices",
    "plural": false,
    "selections": (v1/*:: as any*/),
    "storageKey": "invoices(filter:{\"status\":{\"equalTo\":\"VOID\"}},first:1)"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "InvoicePanelCountsQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "InvoicePanelCountsQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "40840cdfef2c70f5d9029bd90cb88554",
    "id": null,
    "metadata": {},
    "name": "InvoicePanelCountsQuery",
    "operationKind": "query",
    "text": "query InvoicePanelCountsQuery {\n  all: invoices(first: 1) {\n    totalCount\n  }\n  DRAFT: invoices(first: 1, filter: {status: {equalTo: DRAFT}}) {\n    totalCount\n  }\n  OPEN: invoices(first: 1, filter: {status: {equalTo: OPEN}}) {\n    totalCount\n  }\n  PAID: invoices(first: 1, filter: {status: {equalTo: PAID}}) {\n    totalCount\n  }\n  REFUNDED: invoices(first: 1, filter: {status: {equalTo: REFUNDED}}) {\n    totalCount\n  }\n  VOID: invoices(first: 1, filter: {status: {equalTo: VOID}}) {\n    totalCount\n  }\n}\n"
  }
};
})();

(node as any).hash = "b448efb6fd22d9d101481a0ccc8ddac4";

export default node;
