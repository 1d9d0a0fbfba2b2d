/**
 * @generated SignedSource<<16a76363d9125513402cdff2174a1715>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Currency = "CHF" | "DKK" | "EUR" | "GBP" | "PLN" | "SEK" | "USD" | "%future added value";
export type InvoiceStatus = "DRAFT" | "OPEN" | "PAID" | "REFUNDED" | "VOID" | "%future added value";
import { FragmentRefs, Result } from "relay-runtime";
export type InvoiceTable_rows$data = ReadonlyArray<{
  readonly amount: string | number;
  readonly balanceDue?: string | number;
  readonly createdAt?: string;
  readonly currency: Currency;
  readonly customer?: Result<{
    readonly id: string;
    readonly name: string;
  } | null | undefined, unknown>;
  readonly dueOn: string;
  readonly id: string;
  readonly isOverdue?: boolean;
  readonly issuedOn: string;
  readonly notes?: Result<string | null | undefined, unknown>;
  readonly number: string;
  readonly order?: Result<{
    readonly id: string;
    readonly number: string;
  } | null | undefined, unknown>;
  readonly overdueInvoice?: Result<{
    readonly id: string;
    readonly number: string;
  } | null | undefined, unknown>;
  readonly paidAmount?: string | number;
  readonly paidOn?: Result<string | null | undefined, unknown>;
  readonly pdfUrl?: Result<string | null | undefined, unknown>;
  readonly refundedAmount?: string | number;
  readonly sentTo?: Result<string | null | undefined, unknown>;
  readonly status: InvoiceStatus;
  readonly taxAmount: string | number;
  readonly updatedAt?: string;
  readonly " $fragmentType": "InvoiceTable_rows";
}>;
export type InvoiceTable_rows$key = ReadonlyArray<{
  readonly " $data"?: InvoiceTable_rows$data;
  readonly " $fragmentSpreads": FragmentRefs<"InvoiceTable_rows">;
}>;

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v2 = [
  (v0/*:: as any*/),
  (v1/*:: as any*/)
];
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
      "name": "withCustomer"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "withOrder"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "withOverdueInvoice"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "InvoiceTable_rows",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
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
      "condition": "withCustomer",
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
              (v0/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "name",
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
      "condition": "withOrder",
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
            "selections": (v2/*:: as any*/),
            "storageKey": null
          },
          "to": "RESULT"
        }
      ]
    },
    {
      "condition": "withOverdueInvoice",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "kind": "CatchField",
          "field": {
            "alias": null,
            "args": null,
            "concreteType": "OverdueInvoice",
            "kind": "LinkedField",
            "name": "overdueInvoice",
            "plural": false,
            "selections": (v2/*:: as any*/),
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
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "createdAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "updatedAt",
          "storageKey": null
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
        }
      ]
    }
  ],
  "type": "Invoice",
  "abstractKey": null
};
})();

(node as any).hash = "b10785bb71ae7c7844243155ca12d1e9";

export default node;
