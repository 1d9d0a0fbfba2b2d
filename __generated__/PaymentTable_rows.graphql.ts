/**
 * @generated SignedSource<<c08f6f56c465675061941f58f749af85>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Currency = "CHF" | "DKK" | "EUR" | "GBP" | "PLN" | "SEK" | "USD" | "%future added value";
export type PaymentMethod = "BANK_TRANSFER" | "CARD" | "CASH" | "DIRECT_DEBIT" | "%future added value";
import { FragmentRefs, Result } from "relay-runtime";
export type PaymentTable_rows$data = ReadonlyArray<{
  readonly amount: string | number;
  readonly createdAt?: string;
  readonly currency: Currency;
  readonly id: string;
  readonly invoice?: Result<{
    readonly id: string;
    readonly number: string;
  } | null | undefined, unknown>;
  readonly method: PaymentMethod;
  readonly note?: Result<string | null | undefined, unknown>;
  readonly receivedOn: string;
  readonly reference: string;
  readonly " $fragmentType": "PaymentTable_rows";
}>;
export type PaymentTable_rows$key = ReadonlyArray<{
  readonly " $data"?: PaymentTable_rows$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaymentTable_rows">;
}>;

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "more"
    },
    {
      "defaultValue": true,
      "kind": "LocalArgument",
      "name": "withInvoice"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "PaymentTable_rows",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reference",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "method",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "amount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "currency",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "receivedOn",
      "storageKey": null
    },
    {
      "condition": "withInvoice",
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
              (v0/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "number",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          "to": "RESULT"
        }
      ]
    },
    {
      "condition": "more",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "kind": "CatchField",
          "field": {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "note",
            "storageKey": null
          },
          "to": "RESULT"
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "createdAt",
          "storageKey": null
        }
      ]
    }
  ],
  "type": "Payment",
  "abstractKey": null
};
})();

(node as any).hash = "c495a1701ee9688b75a13f42680ade1f";

export default node;
