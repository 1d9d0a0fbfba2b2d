/**
 * @generated SignedSource<<734af064f7e7148d7fba105e49f31ce3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type InvoicePanelCountsQuery$variables = Record<PropertyKey, never>;
export type InvoicePanelCountsQuery$data = {
  readonly all: {
    readonly totalCount: number;
  } | null | undefined;
  readonly draft: {
    readonly totalCount: number;
  } | null | undefined;
  readonly open: {
    readonly totalCount: number;
  } | null | undefined;
  readonly paid: {
    readonly totalCount: number;
  } | null | undefined;
  readonly refunded: {
    readonly totalCount: number;
  } | null | undefined;
  readonly voidCount: {
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
    "concreteType": "InvoiceConnection",
    "kind": "LinkedField",
    "name": "invoices",
    "plural": false,
    "selections": (v1/*:: as any*/),
    "storageKey": "invoices(filter:{\"status\":{\"equalTo\":\"DRAFT\"}},first:1)"
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
    "concreteType": "InvoiceConnection",
    "kind": "LinkedField",
    "name": "invoices",
    "plural": false,
    "selections": (v1/*:: as any*/),
    "storageKey": "invoices(filter:{\"status\":{\"equalTo\":\"OPEN\"}},first:1)"
  },
  {
    "alias": "paid",
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
    "alias": "refunded",
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
    "alias": "voidCount",
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
    "cacheID": "c6911a86c156cef0a0ee1afb5d86ee17",
    "id": null,
    "metadata": {},
    "name": "InvoicePanelCountsQuery",
    "operationKind": "query",
    "text": "query InvoicePanelCountsQuery {\n  all: invoices(first: 1) {\n    totalCount\n  }\n  draft: invoices(first: 1, filter: {status: {equalTo: DRAFT}}) {\n    totalCount\n  }\n  open: invoices(first: 1, filter: {status: {equalTo: OPEN}}) {\n    totalCount\n  }\n  paid: invoices(first: 1, filter: {status: {equalTo: PAID}}) {\n    totalCount\n  }\n  refunded: invoices(first: 1, filter: {status: {equalTo: REFUNDED}}) {\n    totalCount\n  }\n  voidCount: invoices(first: 1, filter: {status: {equalTo: VOID}}) {\n    totalCount\n  }\n}\n"
  }
};
})();

(node as any).hash = "6356aeadc896c3bc816f823fdd7cedcc";

export default node;
