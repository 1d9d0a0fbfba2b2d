/**
 * @generated SignedSource<<bec253d76054acc83cf05902e474a4cf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { Result } from "relay-runtime";
export type attentionCountsQuery$variables = Record<PropertyKey, never>;
export type attentionCountsQuery$data = {
  readonly currentEmployee: {
    readonly id: string;
    readonly yourCustomers: Result<{
      readonly totalCount: number;
    } | null | undefined, unknown>;
    readonly yourOrders: Result<{
      readonly totalCount: number;
    }, unknown>;
    readonly yourTickets: Result<{
      readonly totalCount: number;
    } | null | undefined, unknown>;
  } | null | undefined;
  readonly overdueInvoices: Result<{
    readonly totalCount: number;
  } | null | undefined, unknown>;
  readonly problemGreenLots: Result<{
    readonly totalCount: number;
  } | null | undefined, unknown>;
  readonly problemShipments: Result<{
    readonly totalCount: number;
  } | null | undefined, unknown>;
  readonly problemVariants: Result<{
    readonly totalCount: number;
  } | null | undefined, unknown>;
  readonly waitingInvoices: Result<{
    readonly totalCount: number;
  } | null | undefined, unknown>;
  readonly waitingOrders: Result<{
    readonly totalCount: number;
  } | null | undefined, unknown>;
  readonly waitingProducts: Result<{
    readonly totalCount: number;
  } | null | undefined, unknown>;
  readonly waitingTickets: Result<{
    readonly totalCount: number;
  } | null | undefined, unknown>;
};
export type attentionCountsQuery = {
  response: attentionCountsQuery$data;
  variables: attentionCountsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "equalTo": true
},
v1 = {
  "kind": "Literal",
  "name": "first",
  "value": 1
},
v2 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "totalCount",
    "storageKey": null
  }
],
v3 = {
  "alias": "overdueInvoices",
  "args": [
    {
      "kind": "Literal",
      "name": "filter",
      "value": {
        "isOverdue": (v0/*:: as any*/)
      }
    },
    (v1/*:: as any*/)
  ],
  "concreteType": "InvoiceConnection",
  "kind": "LinkedField",
  "name": "invoices",
  "plural": false,
  "selections": (v2/*:: as any*/),
  "storageKey": "invoices(filter:{\"isOverdue\":{\"equalTo\":true}},first:1)"
},
v4 = {
  "alias": "problemGreenLots",
  "args": [
    {
      "kind": "Literal",
      "name": "filter",
      "value": {
        "status": {
          "equalTo": "REJECTED"
        }
      }
    },
    (v1/*:: as any*/)
  ],
  "concreteType": "GreenLotConnection",
  "kind": "LinkedField",
  "name": "greenLots",
  "plural": false,
  "selections": (v2/*:: as any*/),
  "storageKey": "greenLots(filter:{\"status\":{\"equalTo\":\"REJECTED\"}},first:1)"
},
v5 = {
  "alias": "problemVariants",
  "args": [
    {
      "kind": "Literal",
      "name": "filter",
      "value": {
        "needsReorder": (v0/*:: as any*/)
      }
    },
    (v1/*:: as any*/)
  ],
  "concreteType": "VariantConnection",
  "kind": "LinkedField",
  "name": "variants",
  "plural": false,
  "selections": (v2/*:: as any*/),
  "storageKey": "variants(filter:{\"needsReorder\":{\"equalTo\":true}},first:1)"
},
v6 = {
  "alias": "problemShipments",
  "args": [
    {
      "kind": "Literal",
      "name": "filter",
      "value": {
        "status": {
          "equalTo": "FAILED"
        }
      }
    },
    (v1/*:: as any*/)
  ],
  "concreteType": "ShipmentConnection",
  "kind": "LinkedField",
  "name": "shipments",
  "plural": false,
  "selections": (v2/*:: as any*/),
  "storageKey": "shipments(filter:{\"status\":{\"equalTo\":\"FAILED\"}},first:1)"
},
v7 = [
  {
    "kind": "Literal",
    "name": "filter",
    "value": {
      "status": {
        "in": [
          "OPEN",
          "WAITING"
        ]
      }
    }
  },
  (v1/*:: as any*/)
],
v8 = {
  "alias": "waitingTickets",
  "args": (v7/*:: as any*/),
  "concreteType": "TicketConnection",
  "kind": "LinkedField",
  "name": "tickets",
  "plural": false,
  "selections": (v2/*:: as any*/),
  "storageKey": "tickets(filter:{\"status\":{\"in\":[\"OPEN\",\"WAITING\"]}},first:1)"
},
v9 = {
  "alias": "waitingInvoices",
  "args": [
    {
      "kind": "Literal",
      "name": "filter",
      "value": {
        "status": {
          "in": [
            "DRAFT",
            "OPEN"
          ]
        }
      }
    },
    (v1/*:: as any*/)
  ],
  "concreteType": "InvoiceConnection",
  "kind": "LinkedField",
  "name": "invoices",
  "plural": false,
  "selections": (v2/*:: as any*/),
  "storageKey": "invoices(filter:{\"status\":{\"in\":[\"DRAFT\",\"OPEN\"]}},first:1)"
},
v10 = [
  {
    "kind": "Literal",
    "name": "filter",
    "value": {
      "status": {
        "equalTo": "DRAFT"
      }
    }
  },
  (v1/*:: as any*/)
],
v11 = {
  "alias": "waitingOrders",
  "args": (v10/*:: as any*/),
  "concreteType": "OrderConnection",
  "kind": "LinkedField",
  "name": "orders",
  "plural": false,
  "selections": (v2/*:: as any*/),
  "storageKey": "orders(filter:{\"status\":{\"equalTo\":\"DRAFT\"}},first:1)"
},
v12 = {
  "alias": "waitingProducts",
  "args": (v10/*:: as any*/),
  "concreteType": "ProductConnection",
  "kind": "LinkedField",
  "name": "products",
  "plural": false,
  "selections": (v2/*:: as any*/),
  "storageKey": "products(filter:{\"status\":{\"equalTo\":\"DRAFT\"}},first:1)"
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v14 = {
  "alias": "yourOrders",
  "args": [
    {
      "kind": "Literal",
      "name": "filter",
      "value": {
        "status": {
          "in": [
            "DRAFT",
            "CONFIRMED",
            "ROASTING",
            "SHIPPED"
          ]
        }
      }
    },
    (v1/*:: as any*/)
  ],
  "concreteType": "OrderConnection",
  "kind": "LinkedField",
  "name": "orders",
  "plural": false,
  "selections": (v2/*:: as any*/),
  "storageKey": "orders(filter:{\"status\":{\"in\":[\"DRAFT\",\"CONFIRMED\",\"ROASTING\",\"SHIPPED\"]}},first:1)"
},
v15 = {
  "alias": "yourCustomers",
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
    (v1/*:: as any*/)
  ],
  "concreteType": "CustomerConnection",
  "kind": "LinkedField",
  "name": "accounts",
  "plural": false,
  "selections": (v2/*:: as any*/),
  "storageKey": "accounts(filter:{\"status\":{\"equalTo\":\"ON_HOLD\"}},first:1)"
},
v16 = {
  "alias": "yourTickets",
  "args": (v7/*:: as any*/),
  "concreteType": "TicketConnection",
  "kind": "LinkedField",
  "name": "assignedTickets",
  "plural": false,
  "selections": (v2/*:: as any*/),
  "storageKey": "assignedTickets(filter:{\"status\":{\"in\":[\"OPEN\",\"WAITING\"]}},first:1)"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "attentionCountsQuery",
    "selections": [
      {
        "kind": "CatchField",
        "field": (v3/*:: as any*/),
        "to": "RESULT"
      },
      {
        "kind": "CatchField",
        "field": (v4/*:: as any*/),
        "to": "RESULT"
      },
      {
        "kind": "CatchField",
        "field": (v5/*:: as any*/),
        "to": "RESULT"
      },
      {
        "kind": "CatchField",
        "field": (v6/*:: as any*/),
        "to": "RESULT"
      },
      {
        "kind": "CatchField",
        "field": (v8/*:: as any*/),
        "to": "RESULT"
      },
      {
        "kind": "CatchField",
        "field": (v9/*:: as any*/),
        "to": "RESULT"
      },
      {
        "kind": "CatchField",
        "field": (v11/*:: as any*/),
        "to": "RESULT"
      },
      {
        "kind": "CatchField",
        "field": (v12/*:: as any*/),
        "to": "RESULT"
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Employee",
        "kind": "LinkedField",
        "name": "currentEmployee",
        "plural": false,
        "selections": [
          (v13/*:: as any*/),
          {
            "kind": "CatchField",
            "field": (v14/*:: as any*/),
            "to": "RESULT"
          },
          {
            "kind": "CatchField",
            "field": (v15/*:: as any*/),
            "to": "RESULT"
          },
          {
            "kind": "CatchField",
            "field": (v16/*:: as any*/),
            "to": "RESULT"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "attentionCountsQuery",
    "selections": [
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v6/*:: as any*/),
      (v8/*:: as any*/),
      (v9/*:: as any*/),
      (v11/*:: as any*/),
      (v12/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "Employee",
        "kind": "LinkedField",
        "name": "currentEmployee",
        "plural": false,
        "selections": [
          (v13/*:: as any*/),
          (v14/*:: as any*/),
          (v15/*:: as any*/),
          (v16/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "46452e5934c2b0cbec3c9769efd414ac",
    "id": null,
    "metadata": {},
    "name": "attentionCountsQuery",
    "operationKind": "query",
    "text": "query attentionCountsQuery {\n  overdueInvoices: invoices(first: 1, filter: {isOverdue: {equalTo: true}}) {\n    totalCount\n  }\n  problemGreenLots: greenLots(first: 1, filter: {status: {equalTo: REJECTED}}) {\n    totalCount\n  }\n  problemVariants: variants(first: 1, filter: {needsReorder: {equalTo: true}}) {\n    totalCount\n  }\n  problemShipments: shipments(first: 1, filter: {status: {equalTo: FAILED}}) {\n    totalCount\n  }\n  waitingTickets: tickets(first: 1, filter: {status: {in: [OPEN, WAITING]}}) {\n    totalCount\n  }\n  waitingInvoices: invoices(first: 1, filter: {status: {in: [DRAFT, OPEN]}}) {\n    totalCount\n  }\n  waitingOrders: orders(first: 1, filter: {status: {equalTo: DRAFT}}) {\n    totalCount\n  }\n  waitingProducts: products(first: 1, filter: {status: {equalTo: DRAFT}}) {\n    totalCount\n  }\n  currentEmployee {\n    id\n    yourOrders: orders(first: 1, filter: {status: {in: [DRAFT, CONFIRMED, ROASTING, SHIPPED]}}) {\n      totalCount\n    }\n    yourCustomers: accounts(first: 1, filter: {status: {equalTo: ON_HOLD}}) {\n      totalCount\n    }\n    yourTickets: assignedTickets(first: 1, filter: {status: {in: [OPEN, WAITING]}}) {\n      totalCount\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "a771e21cbe8ff22ee1cd06aae9161027";

export default node;
