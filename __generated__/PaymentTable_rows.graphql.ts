/**
 * @generated SignedSource<<816231c0b25b29c547ac73346faccb9c>>
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
  readonly amount?: string | number;
  readonly createdAt?: string;
  readonly currency?: Currency;
  readonly id: string;
  readonly invoice?: Result<{
    readonly id: string;
    readonly number: string;
  } | null | undefined, unknown>;
  readonly method?: PaymentMethod;
  readonly note?: Result<string | null | undefined, unknown>;
  readonly receivedOn?: string;
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
      "defaultValue": true,
      "kind": "LocalArgument",
      "name": "withAmount"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "withCreatedAt"
    },
    {
      "defaultValue": true,
      "kind": "LocalArgument",
      "name": "withInvoice"
    },
    {
      "defaultValue": true,
      "kind": "LocalArgument",
      "name": "withMethod"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "withNote"
    },
    {
      "defaultValue": true,
      "kind": "LocalArgument",
      "name": "withReceivedOn"
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
      "condition": "withMethod",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "method",
          "storageKey": null
        }
      ]
    },
    {
      "condition": "withAmount",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
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
        }
      ]
    },
    {
      "condition": "withReceivedOn",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "receivedOn",
          "storageKey": null
        }
      ]
    },
    {
      "condition": "withNote",
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
        }
      ]
    },
    {
      "condition": "withCreatedAt",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
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

(node as any).hash = "37bb33e69a613a0b8731ac8724298770";

export default node;
