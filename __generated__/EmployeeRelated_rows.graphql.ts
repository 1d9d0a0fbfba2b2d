/**
 * @generated SignedSource<<9cc69a78a2daf8a87f7add13f10e74d9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs, Result } from "relay-runtime";
export type EmployeeRelated_rows$data = ReadonlyArray<{
  readonly accountsCount?: Result<{
    readonly totalCount: number;
  } | null | undefined, unknown>;
  readonly assignedTicketsCount?: Result<{
    readonly totalCount: number;
  } | null | undefined, unknown>;
  readonly manager?: Result<{
    readonly " $fragmentSpreads": FragmentRefs<"EmployeeTable_rows">;
  } | null | undefined, unknown>;
  readonly orderEventsCount?: Result<{
    readonly totalCount: number;
  }, unknown>;
  readonly ordersCount?: Result<{
    readonly totalCount: number;
  }, unknown>;
  readonly overdueInvoicesCount?: Result<{
    readonly totalCount: number;
  } | null | undefined, unknown>;
  readonly roastBatchesCount?: Result<{
    readonly totalCount: number;
  } | null | undefined, unknown>;
  readonly stockMovementsCount?: Result<{
    readonly totalCount: number;
  } | null | undefined, unknown>;
  readonly taggingsCount?: Result<{
    readonly totalCount: number;
  }, unknown>;
  readonly " $fragmentType": "EmployeeRelated_rows";
}>;
export type EmployeeRelated_rows$key = ReadonlyArray<{
  readonly " $data"?: EmployeeRelated_rows$data;
  readonly " $fragmentSpreads": FragmentRefs<"EmployeeRelated_rows">;
}>;

const node: ReaderFragment = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 1
  }
],
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "totalCount",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "moreOfManager"
    },
    {
      "kind": "RootArgument",
      "name": "ofAccounts"
    },
    {
      "kind": "RootArgument",
      "name": "ofAssignedTickets"
    },
    {
      "kind": "RootArgument",
      "name": "ofManager"
    },
    {
      "kind": "RootArgument",
      "name": "ofOrderEvents"
    },
    {
      "kind": "RootArgument",
      "name": "ofOrders"
    },
    {
      "kind": "RootArgument",
      "name": "ofOverdueInvoices"
    },
    {
      "kind": "RootArgument",
      "name": "ofRoastBatches"
    },
    {
      "kind": "RootArgument",
      "name": "ofStockMovements"
    },
    {
      "kind": "RootArgument",
      "name": "ofTaggings"
    },
    {
      "kind": "RootArgument",
      "name": "withManagerOfManager"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "EmployeeRelated_rows",
  "selections": [
    {
      "condition": "ofManager",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "kind": "CatchField",
          "field": {
            "alias": null,
            "args": null,
            "concreteType": "Employee",
            "kind": "LinkedField",
            "name": "manager",
            "plural": false,
            "selections": [
              {
                "args": [
                  {
                    "kind": "Variable",
                    "name": "more",
                    "variableName": "moreOfManager"
                  },
                  {
                    "kind": "Variable",
                    "name": "withManager",
                    "variableName": "withManagerOfManager"
                  }
                ],
                "kind": "FragmentSpread",
                "name": "EmployeeTable_rows"
              }
            ],
            "storageKey": null
          },
          "to": "RESULT"
        }
      ]
    },
    {
      "condition": "ofAccounts",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "kind": "CatchField",
          "field": {
            "alias": "accountsCount",
            "args": (v0/*:: as any*/),
            "concreteType": "CustomerConnection",
            "kind": "LinkedField",
            "name": "accounts",
            "plural": false,
            "selections": (v1/*:: as any*/),
            "storageKey": "accounts(first:1)"
          },
          "to": "RESULT"
        }
      ]
    },
    {
      "condition": "ofTaggings",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "kind": "CatchField",
          "field": {
            "alias": "taggingsCount",
            "args": (v0/*:: as any*/),
            "concreteType": "ProductTagConnection",
            "kind": "LinkedField",
            "name": "taggings",
            "plural": false,
            "selections": (v1/*:: as any*/),
            "storageKey": "taggings(first:1)"
          },
          "to": "RESULT"
        }
      ]
    },
    {
      "condition": "ofRoastBatches",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "kind": "CatchField",
          "field": {
            "alias": "roastBatchesCount",
            "args": (v0/*:: as any*/),
            "concreteType": "RoastBatchConnection",
            "kind": "LinkedField",
            "name": "roastBatches",
            "plural": false,
            "selections": (v1/*:: as any*/),
            "storageKey": "roastBatches(first:1)"
          },
          "to": "RESULT"
        }
      ]
    },
    {
      "condition": "ofStockMovements",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "kind": "CatchField",
          "field": {
            "alias": "stockMovementsCount",
            "args": (v0/*:: as any*/),
            "concreteType": "StockMovementConnection",
            "kind": "LinkedField",
            "name": "stockMovements",
            "plural": false,
            "selections": (v1/*:: as any*/),
            "storageKey": "stockMovements(first:1)"
          },
          "to": "RESULT"
        }
      ]
    },
    {
      "condition": "ofOrders",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "kind": "CatchField",
          "field": {
            "alias": "ordersCount",
            "args": (v0/*:: as any*/),
            "concreteType": "OrderConnection",
            "kind": "LinkedField",
            "name": "orders",
            "plural": false,
            "selections": (v1/*:: as any*/),
            "storageKey": "orders(first:1)"
          },
          "to": "RESULT"
        }
      ]
    },
    {
      "condition": "ofAssignedTickets",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "kind": "CatchField",
          "field": {
            "alias": "assignedTicketsCount",
            "args": (v0/*:: as any*/),
            "concreteType": "TicketConnection",
            "kind": "LinkedField",
            "name": "assignedTickets",
            "plural": false,
            "selections": (v1/*:: as any*/),
            "storageKey": "assignedTickets(first:1)"
          },
          "to": "RESULT"
        }
      ]
    },
    {
      "condition": "ofOrderEvents",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "kind": "CatchField",
          "field": {
            "alias": "orderEventsCount",
            "args": (v0/*:: as any*/),
            "concreteType": "OrderEventConnection",
            "kind": "LinkedField",
            "name": "orderEvents",
            "plural": false,
            "selections": (v1/*:: as any*/),
            "storageKey": "orderEvents(first:1)"
          },
          "to": "RESULT"
        }
      ]
    },
    {
      "condition": "ofOverdueInvoices",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "kind": "CatchField",
          "field": {
            "alias": "overdueInvoicesCount",
            "args": (v0/*:: as any*/),
            "concreteType": "OverdueInvoiceConnection",
            "kind": "LinkedField",
            "name": "overdueInvoices",
            "plural": false,
            "selections": (v1/*:: as any*/),
            "storageKey": "overdueInvoices(first:1)"
          },
          "to": "RESULT"
        }
      ]
    }
  ],
  "type": "Employee",
  "abstractKey": null
};
})();

(node as any).hash = "0d617352bc25d5fbadce7e3ef42c84c0";

export default node;
