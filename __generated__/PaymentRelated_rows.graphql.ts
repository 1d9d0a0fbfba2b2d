/**
 * @generated SignedSource<<fe5164aefd8ea764cec8f1b813219aa3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs, Result } from "relay-runtime";
export type PaymentRelated_rows$data = ReadonlyArray<{
  readonly invoice?: Result<{
    readonly " $fragmentSpreads": FragmentRefs<"InvoiceTable_rows">;
  } | null | undefined, unknown>;
  readonly " $fragmentType": "PaymentRelated_rows";
}>;
export type PaymentRelated_rows$key = ReadonlyArray<{
  readonly " $data"?: PaymentRelated_rows$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaymentRelated_rows">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "moreOfInvoice"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "ofInvoice"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "withCustomerOfInvoice"
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
  "name": "PaymentRelated_rows",
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
    }
  ],
  "type": "Payment",
  "abstractKey": null
};

(node as any).hash = "d0290e1094260e45ec9d55823f982855";

export default node;
