/**
 * @generated SignedSource<<f549f99e96e67e43a219e21be865bb53>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type CustomerRecordTabsTotalQuery$variables = {
  id: string;
};
export type CustomerRecordTabsTotalQuery$data = {
  readonly customer: {
    readonly contacts: {
      readonly totalCount: number;
    } | null | undefined;
    readonly deliveryAddresses: {
      readonly totalCount: number;
    } | null | undefined;
    readonly invoices: {
      readonly totalCount: number;
    } | null | undefined;
    readonly mergedCustomers: {
      readonly totalCount: number;
    } | null | undefined;
    readonly orders: {
      readonly totalCount: number;
    } | null | undefined;
    readonly overdueInvoices: {
      readonly totalCount: number;
    } | null | undefined;
    readonly standingOrders: {
      readonly totalCount: number;
    } | null | undefined;
    readonly tickets: {
      readonly totalCount: number;
    } | null | undefined;
  } | null | undefined;
};
export type CustomerRecordTabsTotalQuery = {
  response: CustomerRecordTabsTotalQuery$data;
  variables: CustomerRecordTabsTotalQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 1
  }
],
v3 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "totalCount",
    "storageKey": null
  }
],
v4 = {
  "alias": null,
  "args": (v2/*:: as any*/),
  "concreteType": "ContactConnection",
  "kind": "LinkedField",
  "name": "contacts",
  "plural": false,
  "selections": (v3/*:: as any*/),
  "storageKey": "contacts(first:1)"
},
v5 = {
  "alias": null,
  "args": (v2/*:: as any*/),
  "concreteType": "DeliveryAddressConnection",
  "kind": "LinkedField",
  "name": "deliveryAddresses",
  "plural": false,
  "selections": (v3/*:: as any*/),
  "storageKey": "deliveryAddresses(first:1)"
},
v6 = {
  "alias": null,
  "args": (v2/*:: as any*/),
  "concreteType": "StandingOrderConnection",
  "kind": "LinkedField",
  "name": "standingOrders",
  "plural": false,
  "selections": (v3/*:: as any*/),
  "storageKey": "standingOrders(first:1)"
},
v7 = {
  "alias": null,
  "args": (v2/*:: as any*/),
  "concreteType": "OrderConnection",
  "kind": "LinkedField",
  "name": "orders",
  "plural": false,
  "selections": (v3/*:: as any*/),
  "storageKey": "orders(first:1)"
},
v8 = {
  "alias": null,
  "args": (v2/*:: as any*/),
  "concreteType": "InvoiceConnection",
  "kind": "LinkedField",
  "name": "invoices",
  "plural": false,
  "selections": (v3/*:: as any*/),
  "storageKey": "invoices(first:1)"
},
v9 = {
  "alias": null,
  "args": (v2/*:: as any*/),
  "concreteType": "TicketConnection",
  "kind": "LinkedField",
  "name": "tickets",
  "plural": false,
  "selections": (v3/*:: as any*/),
  "storageKey": "tickets(first:1)"
},
v10 = {
  "alias": null,
  "args": (v2/*:: as any*/),
  "concreteType": "OverdueInvoiceConnection",
  "kind": "LinkedField",
  "name": "overdueInvoices",
  "plural": false,
  "selections": (v3/*:: as any*/),
  "storageKey": "overdueInvoices(first:1)"
},
v11 = {
  "alias": null,
  "args": (v2/*:: as any*/),
  "concreteType": "CustomerConnection",
  "kind": "LinkedField",
  "name": "mergedCustomers",
  "plural": false,
  "selections": (v3/*:: as any*/),
  "storageKey": "mergedCustomers(first:1)"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "CustomerRecordTabsTotalQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "customer",
        "plural": false,
        "selections": [
          {
            "kind": "CatchField",
            "field": (v4/*:: as any*/),
            "to": "NULL"
          },
          {
            "kind": "CatchField",
            "field": (v5/*:: as any*/),
            "to": "NULL"
          },
          {
            "kind": "CatchField",
            "field": (v6/*:: as any*/),
            "to": "NULL"
          },
          {
            "kind": "CatchField",
            "field": (v7/*:: as any*/),
            "to": "NULL"
          },
          {
            "kind": "CatchField",
            "field": (v8/*:: as any*/),
            "to": "NULL"
          },
          {
            "kind": "CatchField",
            "field": (v9/*:: as any*/),
            "to": "NULL"
          },
          {
            "kind": "CatchField",
            "field": (v10/*:: as any*/),
            "to": "NULL"
          },
          {
            "kind": "CatchField",
            "field": (v11/*:: as any*/),
            "to": "NULL"
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CustomerRecordTabsTotalQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "customer",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          (v10/*:: as any*/),
          (v11/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "95583a7eab87af0db59c61017e54c784",
    "id": null,
    "metadata": {},
    "name": "CustomerRecordTabsTotalQuery",
    "operationKind": "query",
    "text": "query CustomerRecordTabsTotalQuery(\n  $id: ID!\n) {\n  customer(id: $id) {\n    contacts(first: 1) {\n      totalCount\n    }\n    deliveryAddresses(first: 1) {\n      totalCount\n    }\n    standingOrders(first: 1) {\n      totalCount\n    }\n    orders(first: 1) {\n      totalCount\n    }\n    invoices(first: 1) {\n      totalCount\n    }\n    tickets(first: 1) {\n      totalCount\n    }\n    overdueInvoices(first: 1) {\n      totalCount\n    }\n    mergedCustomers(first: 1) {\n      totalCount\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "d7d61512a9f5ebe9d2e949c198a48fea";

export default node;
