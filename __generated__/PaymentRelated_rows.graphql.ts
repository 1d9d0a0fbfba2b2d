/**
 * @generated SignedSource<<5fb5a998d496fee163ef4a747205b8c0>>
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
      "kind": "RootArgument",
      "name": "moreOfInvoice"
    },
    {
      "kind": "RootArgument",
      "name": "ofInvoice"
    },
    {
      "kind": "RootArgument",
      "name": "withCustomerOfInvoice"
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

(node as any).hash = "5f216abbcdededbf948fa2b6ef117342";

export default node;
