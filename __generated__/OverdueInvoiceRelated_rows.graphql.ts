/**
 * @generated SignedSource<<08bf10686f28f4c4703916b2a4f8a9e4>>
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
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "moreOfAccountManager"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "moreOfCustomer"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "moreOfInvoice"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "ofAccountManager"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "ofCustomer"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "ofInvoice"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "withAccountManagerOfCustomer"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "withCustomerOfInvoice"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "withManagerOfAccountManager"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "withMergedIntoOfCustomer"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "withOrderOfInvoice"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
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

(node as any).hash = "4e36e029c4573a45724ad6c4523a2d6f";

export default node;
