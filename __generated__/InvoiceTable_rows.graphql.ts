/**
 * @generated SignedSource<<9b312c2b43506b68f394a2705726b061>>
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
  readonly amount?: string | number;
  readonly balanceDue?: string | number;
  readonly createdAt?: string;
  readonly currency?: Currency;
  readonly customer?: Result<{
    readonly id: string;
    readonly name: string;
  } | null | undefined, unknown>;
  readonly dueOn?: string;
  readonly id: string;
  readonly isOverdue?: boolean;
  readonly issuedOn?: string;
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
  readonly status?: InvoiceStatus;
  readonly taxAmount?: string | number;
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
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "currency",
  "storageKey": null
},
v3 = [
  (v0/*:: as any*/),
  (v1/*:: as any*/)
];
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
      "name": "withBalanceDue"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "withCreatedAt"
    },
    {
      "defaultValue": true,
      "kind": "LocalArgument",
      "name": "withCustomer"
    },
    {
      "defaultValue": true,
      "kind": "LocalArgument",
      "name": "withDueOn"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "withIsOverdue"
    },
    {
      "defaultValue": true,
      "kind": "LocalArgument",
      "name": "withIssuedOn"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "withNotes"
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
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "withPaidAmount"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "withPaidOn"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "withPdfUrl"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "withRefundedAmount"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "withSentTo"
    },
    {
      "defaultValue": true,
      "kind": "LocalArgument",
      "name": "withStatus"
    },
    {
      "defaultValue": true,
      "kind": "LocalArgument",
      "name": "withTaxAmount"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "withUpdatedAt"
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
      "condition": "withStatus",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "status",
          "storageKey": null
        }
      ]
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
        (v2/*:: as any*/)
      ]
    },
    {
      "condition": "withTaxAmount",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "taxAmount",
          "storageKey": null
        },
        (v2/*:: as any*/)
      ]
    },
    {
      "condition": "withIssuedOn",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "issuedOn",
          "storageKey": null
        }
      ]
    },
    {
      "condition": "withDueOn",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "dueOn",
          "storageKey": null
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
            "selections": (v3/*:: as any*/),
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
            "selections": (v3/*:: as any*/),
            "storageKey": null
          },
          "to": "RESULT"
        }
      ]
    },
    {
      "condition": "withPaidAmount",
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
        (v2/*:: as any*/)
      ]
    },
    {
      "condition": "withRefundedAmount",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "refundedAmount",
          "storageKey": null
        },
        (v2/*:: as any*/)
      ]
    },
    {
      "condition": "withPaidOn",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
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
        }
      ]
    },
    {
      "condition": "withSentTo",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
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
        }
      ]
    },
    {
      "condition": "withPdfUrl",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
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
        }
      ]
    },
    {
      "condition": "withNotes",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
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
    },
    {
      "condition": "withUpdatedAt",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "updatedAt",
          "storageKey": null
        }
      ]
    },
    {
      "condition": "withBalanceDue",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "balanceDue",
          "storageKey": null
        },
        (v2/*:: as any*/)
      ]
    },
    {
      "condition": "withIsOverdue",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
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

(node as any).hash = "95509ab6fbb86382d5fe989125a120a6";

export default node;
