/**
 * @generated SignedSource<<efb1453bbc9f8a719efd30693e874734>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs, Result } from "relay-runtime";
export type OverdueInvoiceRelated_rows$data = ReadonlyArray<{
  readonly accountManager?: Result<{
    readonly " $fragmentSpreads": FragmentRefs<"EmployeeTable_rows">;
  } | null | undefined, unknown>;
  readonly customer?: Result<{
    readonly " $fragmentSpreads": FragmentRefs<"CustomerTable_rows">;
  } | null | undefined, unknown>;
  readonly invoice?: Result<{
    readonly " $fragmentSpreads": FragmentRefs<"InvoiceTable_rows">;
  } | null | undefined, unknown>;
  readonly " $fragmentType": "OverdueInvoiceRelated_rows";
}>;
export type OverdueInvoiceRelated_rows$key = ReadonlyArray<{
  readonly " $data"?: OverdueInvoiceRelated_rows$data;
  readonly " $fragmentSpreads": FragmentRefs<"OverdueInvoiceRelated_rows">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "moreOfAccountManager"
    },
    {
      "kind": "RootArgument",
      "name": "moreOfCustomer"
    },
    {
      "kind": "RootArgument",
      "name": "moreOfInvoice"
    },
    {
      "kind": "RootArgument",
      "name": "ofAccountManager"
    },
    {
      "kind": "RootArgument",
      "name": "ofCustomer"
    },
    {
      "kind": "RootArgument",
      "name": "ofInvoice"
    },
    {
      "kind": "RootArgument",
      "name": "withAccountManagerOfCustomer"
    },
    {
      "kind": "RootArgument",
      "name": "withCustomerOfInvoice"
    },
    {
      "kind": "RootArgument",
      "name": "withManagerOfAccountManager"
    },
    {
      "kind": "RootArgument",
      "name": "withMergedIntoOfCustomer"
    },
    {
      "kind": "RootArgument",
      "name": "withOrderOfInvoice"
    },
    {
      "kind": "RootArgument",
      "name": "withOverdueInvoiceOfInvoice"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "OverdueInvoiceRelated_rows",
  "selections": [
    {
      "condition": "ofInvoice",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "kind": "CatchField",
          "field": {
            "alias": null,
            "args": null,
            "concreteType": "Invoice",
            "kind": "LinkedField",
            "name": "invoice",
            "plural": false,
            "selections": [
              {
                "args": [
                  {
                    "kind": "Variable",
                    "name": "more",
                    "variableName": "moreOfInvoice"
                  },
                  {
                    "kind": "Variable",
                    "name": "withCustomer",
                    "variableName": "withCustomerOfInvoice"
                  },
                  {
                    "kind": "Variable",
                    "name": "withOrder",
                    "variableName": "withOrderOfInvoice"
                  },
                  {
                    "kind": "Variable",
                    "name": "withOverdueInvoice",
                    "variableName": "withOverdueInvoiceOfInvoice"
                  }
                ],
                "kind": "FragmentSpread",
                "name": "InvoiceTable_rows"
              }
            ],
            "storageKey": null
          },
          "to": "RESULT"
        }
      ]
    },
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
    }
  ],
  "type": "OverdueInvoice",
  "abstractKey": null
};

(node as any).hash = "feaab57679266869395ddae039f4fa8d";

export default node;
