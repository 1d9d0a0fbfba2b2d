/**
 * @generated SignedSource<<246ad4be508d01408acad18e08fc4796>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs, Result } from "relay-runtime";
export type CustomerRelated_rows$data = ReadonlyArray<{
  readonly accountManager?: Result<{
    readonly " $fragmentSpreads": FragmentRefs<"EmployeeTable_rows">;
  } | null | undefined, unknown>;
  readonly contactsCount?: Result<{
    readonly totalCount: number;
  }, unknown>;
  readonly deliveryAddressesCount?: Result<{
    readonly totalCount: number;
  }, unknown>;
  readonly invoicesCount?: Result<{
    readonly totalCount: number;
  } | null | undefined, unknown>;
  readonly mergedCustomersCount?: Result<{
    readonly totalCount: number;
  } | null | undefined, unknown>;
  readonly mergedInto?: Result<{
    readonly " $fragmentSpreads": FragmentRefs<"CustomerTable_rows">;
  } | null | undefined, unknown>;
  readonly ordersCount?: Result<{
    readonly totalCount: number;
  }, unknown>;
  readonly overdueInvoicesCount?: Result<{
    readonly totalCount: number;
  } | null | undefined, unknown>;
  readonly standingOrdersCount?: Result<{
    readonly totalCount: number;
  } | null | undefined, unknown>;
  readonly ticketsCount?: Result<{
    readonly totalCount: number;
  } | null | undefined, unknown>;
  readonly " $fragmentType": "CustomerRelated_rows";
}>;
export type CustomerRelated_rows$key = ReadonlyArray<{
  readonly " $data"?: CustomerRelated_rows$data;
  readonly " $fragmentSpreads": FragmentRefs<"CustomerRelated_rows">;
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
      "name": "moreOfAccountManager"
    },
    {
      "kind": "RootArgument",
      "name": "moreOfMergedInto"
    },
    {
      "kind": "RootArgument",
      "name": "ofAccountManager"
    },
    {
      "kind": "RootArgument",
      "name": "ofContacts"
    },
    {
      "kind": "RootArgument",
      "name": "ofDeliveryAddresses"
    },
    {
      "kind": "RootArgument",
      "name": "ofInvoices"
    },
    {
      "kind": "RootArgument",
      "name": "ofMergedCustomers"
    },
    {
      "kind": "RootArgument",
      "name": "ofMergedInto"
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
      "name": "ofStandingOrders"
    },
    {
      "kind": "RootArgument",
      "name": "ofTickets"
    },
    {
      "kind": "RootArgument",
      "name": "withAccountManagerOfMergedInto"
    },
    {
      "kind": "RootArgument",
      "name": "withManagerOfAccountManager"
    },
    {
      "kind": "RootArgument",
      "name": "withMergedIntoOfMergedInto"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "CustomerRelated_rows",
  "selections": [
    {
      "condition": "ofAccountManager",
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
            "name": "accountManager",
            "plural": false,
            "selections": [
              {
                "args": [
                  {
                    "kind": "Variable",
                    "name": "more",
                    "variableName": "moreOfAccountManager"
                  },
                  {
                    "kind": "Variable",
                    "name": "withManager",
                    "variableName": "withManagerOfAccountManager"
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
      "condition": "ofMergedInto",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "kind": "CatchField",
          "field": {
            "alias": null,
            "args": null,
            "concreteType": "Customer",
            "kind": "LinkedField",
            "name": "mergedInto",
            "plural": false,
            "selections": [
              {
                "args": [
                  {
                    "kind": "Variable",
                    "name": "more",
                    "variableName": "moreOfMergedInto"
                  },
                  {
                    "kind": "Variable",
                    "name": "withAccountManager",
                    "variableName": "withAccountManagerOfMergedInto"
                  },
                  {
                    "kind": "Variable",
                    "name": "withMergedInto",
                    "variableName": "withMergedIntoOfMergedInto"
                  }
                ],
                "kind": "FragmentSpread",
                "name": "CustomerTable_rows"
              }
            ],
            "storageKey": null
          },
          "to": "RESULT"
        }
      ]
    },
    {
      "condition": "ofContacts",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "kind": "CatchField",
          "field": {
            "alias": "contactsCount",
            "args": (v0/*:: as any*/),
            "concreteType": "ContactConnection",
            "kind": "LinkedField",
            "name": "contacts",
            "plural": false,
            "selections": (v1/*:: as any*/),
            "storageKey": "contacts(first:1)"
          },
          "to": "RESULT"
        }
      ]
    },
    {
      "condition": "ofDeliveryAddresses",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "kind": "CatchField",
          "field": {
            "alias": "deliveryAddressesCount",
            "args": (v0/*:: as any*/),
            "concreteType": "DeliveryAddressConnection",
            "kind": "LinkedField",
            "name": "deliveryAddresses",
            "plural": false,
            "selections": (v1/*:: as any*/),
            "storageKey": "deliveryAddresses(first:1)"
          },
          "to": "RESULT"
        }
      ]
    },
    {
      "condition": "ofStandingOrders",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "kind": "CatchField",
          "field": {
            "alias": "standingOrdersCount",
            "args": (v0/*:: as any*/),
            "concreteType": "StandingOrderConnection",
            "kind": "LinkedField",
            "name": "standingOrders",
            "plural": false,
            "selections": (v1/*:: as any*/),
            "storageKey": "standingOrders(first:1)"
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
      "condition": "ofInvoices",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "kind": "CatchField",
          "field": {
            "alias": "invoicesCount",
            "args": (v0/*:: as any*/),
            "concreteType": "InvoiceConnection",
            "kind": "LinkedField",
            "name": "invoices",
            "plural": false,
            "selections": (v1/*:: as any*/),
            "storageKey": "invoices(first:1)"
          },
          "to": "RESULT"
        }
      ]
    },
    {
      "condition": "ofTickets",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "kind": "CatchField",
          "field": {
            "alias": "ticketsCount",
            "args": (v0/*:: as any*/),
            "concreteType": "TicketConnection",
            "kind": "LinkedField",
            "name": "tickets",
            "plural": false,
            "selections": (v1/*:: as any*/),
            "storageKey": "tickets(first:1)"
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
    },
    {
      "condition": "ofMergedCustomers",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "kind": "CatchField",
          "field": {
            "alias": "mergedCustomersCount",
            "args": (v0/*:: as any*/),
            "concreteType": "CustomerConnection",
            "kind": "LinkedField",
            "name": "mergedCustomers",
            "plural": false,
            "selections": (v1/*:: as any*/),
            "storageKey": "mergedCustomers(first:1)"
          },
          "to": "RESULT"
        }
      ]
    }
  ],
  "type": "Customer",
  "abstractKey": null
};
})();

(node as any).hash = "e19136d40aaeceba296793206e54a6c7";

export default node;
