/**
 * @generated SignedSource<<bdaa4d4e383f8f9d33d0f6a96f277deb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Currency = "CHF" | "DKK" | "EUR" | "GBP" | "PLN" | "SEK" | "USD" | "%future added value";
export type InvoiceStatus = "DRAFT" | "OPEN" | "PAID" | "REFUNDED" | "VOID" | "%future added value";
import { FragmentRefs, Result } from "relay-runtime";
export type InvoiceRecord_record$data = {
  readonly amount: string | number;
  readonly balanceDue: string | number;
  readonly currency: Currency;
  readonly dueOn: string;
  readonly id: string;
  readonly isOverdue: boolean;
  readonly issuedOn: string;
  readonly notes: Result<string | null | undefined, unknown>;
  readonly number: string;
  readonly paidAmount: string | number;
  readonly paidOn: Result<string | null | undefined, unknown>;
  readonly pdfUrl: Result<string | null | undefined, unknown>;
  readonly refundedAmount: string | number;
  readonly sentTo: Result<string | null | undefined, unknown>;
  readonly status: InvoiceStatus;
  readonly taxAmount: string | number;
  readonly " $fragmentSpreads": FragmentRefs<"InvoiceSideSection_record">;
  readonly " $fragmentType": "InvoiceRecord_record";
};
export type InvoiceRecord_record$key = {
  readonly " $data"?: InvoiceRecord_record$data;
  readonly " $fragmentSpreads": FragmentRefs<"InvoiceRecord_record">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InvoiceRecord_record",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "issuedOn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dueOn",
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
      "name": "taxAmount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paidAmount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "refundedAmount",
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "paidOn",
        "storageKey": null
      },
      "to": "RESULT"
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "sentTo",
        "storageKey": null
      },
      "to": "RESULT"
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "pdfUrl",
        "storageKey": null
      },
      "to": "RESULT"
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "balanceDue",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isOverdue",
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "notes",
        "storageKey": null
      },
      "to": "RESULT"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "InvoiceSideSection_record"
    }
  ],
  "type": "Invoice",
  "abstractKey": null
};

(node as any).hash = "c2f30ed129264c68e4d51a5037236047";

export default node;
