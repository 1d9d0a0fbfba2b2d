/**
 * @generated SignedSource<<99841428ca46819119c9be3f9c78a89d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs, Result } from "relay-runtime";
export type TicketRelated_rows$data = ReadonlyArray<{
  readonly assignee?: Result<{
    readonly " $fragmentSpreads": FragmentRefs<"EmployeeTable_rows">;
  } | null | undefined, unknown>;
  readonly contact?: Result<{
    readonly " $fragmentSpreads": FragmentRefs<"ContactTable_rows">;
  } | null | undefined, unknown>;
  readonly customer?: Result<{
    readonly " $fragmentSpreads": FragmentRefs<"CustomerTable_rows">;
  } | null | undefined, unknown>;
  readonly order?: Result<{
    readonly " $fragmentSpreads": FragmentRefs<"OrderTable_rows">;
  } | null | undefined, unknown>;
  readonly " $fragmentType": "TicketRelated_rows";
}>;
export type TicketRelated_rows$key = ReadonlyArray<{
  readonly " $data"?: TicketRelated_rows$data;
  readonly " $fragmentSpreads": FragmentRefs<"TicketRelated_rows">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "moreOfAssignee"
    },
    {
      "kind": "RootArgument",
      "name": "moreOfContact"
    },
    {
      "kind": "RootArgument",
      "name": "moreOfCustomer"
    },
    {
      "kind": "RootArgument",
      "name": "moreOfOrder"
    },
    {
      "kind": "RootArgument",
      "name": "ofAssignee"
    },
    {
      "kind": "RootArgument",
      "name": "ofContact"
    },
    {
      "kind": "RootArgument",
      "name": "ofCustomer"
    },
    {
      "kind": "RootArgument",
      "name": "ofOrder"
    },
    {
      "kind": "RootArgument",
      "name": "withAccountManagerOfCustomer"
    },
    {
      "kind": "RootArgument",
      "name": "withCustomerOfContact"
    },
    {
      "kind": "RootArgument",
      "name": "withCustomerOfOrder"
    },
    {
      "kind": "RootArgument",
      "name": "withDeliveryAddressOfOrder"
    },
    {
      "kind": "RootArgument",
      "name": "withInvoiceOfOrder"
    },
    {
      "kind": "RootArgument",
      "name": "withLineCountOfOrder"
    },
    {
      "kind": "RootArgument",
      "name": "withManagerOfAssignee"
    },
    {
      "kind": "RootArgument",
      "name": "withMergedIntoOfCustomer"
    },
    {
      "kind": "RootArgument",
      "name": "withSalesRepOfOrder"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "TicketRelated_rows",
  "selections": [
    {
      "condition": "ofCustomer",
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
            "name": "customer",
            "plural": false,
            "selections": [
              {
                "args": [
                  {
                    "kind": "Variable",
                    "name": "more",
                    "variableName": "moreOfCustomer"
                  },
                  {
                    "kind": "Variable",
                    "name": "withAccountManager",
                    "variableName": "withAccountManagerOfCustomer"
                  },
                  {
                    "kind": "Variable",
                    "name": "withMergedInto",
                    "variableName": "withMergedIntoOfCustomer"
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
      "condition": "ofAssignee",
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
            "name": "assignee",
            "plural": false,
            "selections": [
              {
                "args": [
                  {
                    "kind": "Variable",
                    "name": "more",
                    "variableName": "moreOfAssignee"
                  },
                  {
                    "kind": "Variable",
                    "name": "withManager",
                    "variableName": "withManagerOfAssignee"
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
      "condition": "ofContact",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "kind": "CatchField",
          "field": {
            "alias": null,
            "args": null,
            "concreteType": "Contact",
            "kind": "LinkedField",
            "name": "contact",
            "plural": false,
            "selections": [
              {
                "args": [
                  {
                    "kind": "Variable",
                    "name": "more",
                    "variableName": "moreOfContact"
                  },
                  {
                    "kind": "Variable",
                    "name": "withCustomer",
                    "variableName": "withCustomerOfContact"
                  }
                ],
                "kind": "FragmentSpread",
                "name": "ContactTable_rows"
              }
            ],
            "storageKey": null
          },
          "to": "RESULT"
        }
      ]
    },
    {
      "condition": "ofOrder",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "kind": "CatchField",
          "field": {
            "alias": null,
            "args": null,
            "concreteType": "Order",
            "kind": "LinkedField",
            "name": "order",
            "plural": false,
            "selections": [
              {
                "args": [
                  {
                    "kind": "Variable",
                    "name": "more",
                    "variableName": "moreOfOrder"
                  },
                  {
                    "kind": "Variable",
                    "name": "withCustomer",
                    "variableName": "withCustomerOfOrder"
                  },
                  {
                    "kind": "Variable",
                    "name": "withDeliveryAddress",
                    "variableName": "withDeliveryAddressOfOrder"
                  },
                  {
                    "kind": "Variable",
                    "name": "withInvoice",
                    "variableName": "withInvoiceOfOrder"
                  },
                  {
                    "kind": "Variable",
                    "name": "withLineCount",
                    "variableName": "withLineCountOfOrder"
                  },
                  {
                    "kind": "Variable",
                    "name": "withSalesRep",
                    "variableName": "withSalesRepOfOrder"
                  }
                ],
                "kind": "FragmentSpread",
                "name": "OrderTable_rows"
              }
            ],
            "storageKey": null
          },
          "to": "RESULT"
        }
      ]
    }
  ],
  "type": "Ticket",
  "abstractKey": null
};

(node as any).hash = "5dfd92787f299314a1daf507922a73e7";

export default node;
