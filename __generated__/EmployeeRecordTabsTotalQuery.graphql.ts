/**
 * @generated SignedSource<<d9407d78690597fa67225ad1152905f3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type EmployeeRecordTabsTotalQuery$variables = {
  id: string;
};
export type EmployeeRecordTabsTotalQuery$data = {
  readonly employee: {
    readonly accounts: {
      readonly totalCount: number;
    } | null | undefined;
    readonly assignedTickets: {
      readonly totalCount: number;
    } | null | undefined;
    readonly orderEvents: {
      readonly totalCount: number;
    } | null | undefined;
    readonly orders: {
      readonly totalCount: number;
    } | null | undefined;
    readonly overdueInvoices: {
      readonly totalCount: number;
    } | null | undefined;
    readonly reports: {
      readonly totalCount: number;
    } | null | undefined;
    readonly roastBatches: {
      readonly totalCount: number;
    } | null | undefined;
    readonly stockMovements: {
      readonly totalCount: number;
    } | null | undefined;
    readonly taggings: {
      readonly totalCount: number;
    } | null | undefined;
  } | null | undefined;
};
export type EmployeeRecordTabsTotalQuery = {
  response: EmployeeRecordTabsTotalQuery$data;
  variables: EmployeeRecordTabsTotalQuery$variables;
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
  "concreteType": "CustomerConnection",
  "kind": "LinkedField",
  "name": "accounts",
  "plural": false,
  "selections": (v3/*:: as any*/),
  "storageKey": "accounts(first:1)"
},
v5 = {
  "alias": null,
  "args": (v2/*:: as any*/),
  "concreteType": "ProductTagConnection",
  "kind": "LinkedField",
  "name": "taggings",
  "plural": false,
  "selections": (v3/*:: as any*/),
  "storageKey": "taggings(first:1)"
},
v6 = {
  "alias": null,
  "args": (v2/*:: as any*/),
  "concreteType": "RoastBatchConnection",
  "kind": "LinkedField",
  "name": "roastBatches",
  "plural": false,
  "selections": (v3/*:: as any*/),
  "storageKey": "roastBatches(first:1)"
},
v7 = {
  "alias": null,
  "args": (v2/*:: as any*/),
  "concreteType": "StockMovementConnection",
  "kind": "LinkedField",
  "name": "stockMovements",
  "plural": false,
  "selections": (v3/*:: as any*/),
  "storageKey": "stockMovements(first:1)"
},
v8 = {
  "alias": null,
  "args": (v2/*:: as any*/),
  "concreteType": "OrderConnection",
  "kind": "LinkedField",
  "name": "orders",
  "plural": false,
  "selections": (v3/*:: as any*/),
  "storageKey": "orders(first:1)"
},
v9 = {
  "alias": null,
  "args": (v2/*:: as any*/),
  "concreteType": "TicketConnection",
  "kind": "LinkedField",
  "name": "assignedTickets",
  "plural": false,
  "selections": (v3/*:: as any*/),
  "storageKey": "assignedTickets(first:1)"
},
v10 = {
  "alias": null,
  "args": (v2/*:: as any*/),
  "concreteType": "OrderEventConnection",
  "kind": "LinkedField",
  "name": "orderEvents",
  "plural": false,
  "selections": (v3/*:: as any*/),
  "storageKey": "orderEvents(first:1)"
},
v11 = {
  "alias": null,
  "args": (v2/*:: as any*/),
  "concreteType": "OverdueInvoiceConnection",
  "kind": "LinkedField",
  "name": "overdueInvoices",
  "plural": false,
  "selections": (v3/*:: as any*/),
  "storageKey": "overdueInvoices(first:1)"
},
v12 = {
  "alias": null,
  "args": (v2/*:: as any*/),
  "concreteType": "EmployeeConnection",
  "kind": "LinkedField",
  "name": "reports",
  "plural": false,
  "selections": (v3/*:: as any*/),
  "storageKey": "reports(first:1)"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "EmployeeRecordTabsTotalQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Employee",
        "kind": "LinkedField",
        "name": "employee",
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
          },
          {
            "kind": "CatchField",
            "field": (v12/*:: as any*/),
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
    "name": "EmployeeRecordTabsTotalQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Employee",
        "kind": "LinkedField",
        "name": "employee",
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
          (v12/*:: as any*/),
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
    "cacheID": "078ce64189212041ed1982805f05f7ae",
    "id": null,
    "metadata": {},
    "name": "EmployeeRecordTabsTotalQuery",
    "operationKind": "query",
    "text": "query EmployeeRecordTabsTotalQuery(\n  $id: ID!\n) {\n  employee(id: $id) {\n    accounts(first: 1) {\n      totalCount\n    }\n    taggings(first: 1) {\n      totalCount\n    }\n    roastBatches(first: 1) {\n      totalCount\n    }\n    stockMovements(first: 1) {\n      totalCount\n    }\n    orders(first: 1) {\n      totalCount\n    }\n    assignedTickets(first: 1) {\n      totalCount\n    }\n    orderEvents(first: 1) {\n      totalCount\n    }\n    overdueInvoices(first: 1) {\n      totalCount\n    }\n    reports(first: 1) {\n      totalCount\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "1472e9d0f0080276ad0faca24092a081";

export default node;
