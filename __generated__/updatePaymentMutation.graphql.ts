/**
 * @generated SignedSource<<4ad417c9dd8eb32b0ccd589e04bd7f11>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type Currency = "CHF" | "DKK" | "EUR" | "GBP" | "PLN" | "SEK" | "USD" | "%future added value";
export type PaymentMethod = "BANK_TRANSFER" | "CARD" | "CASH" | "DIRECT_DEBIT" | "%future added value";
export type UpdatePaymentInput = {
  clientMutationId?: string | null | undefined;
  id: string;
  paymentPatch: PaymentPatch;
};
export type PaymentPatch = {
  amount?: string | number | null | undefined;
  currency?: Currency | null | undefined;
  invoice?: string | null | undefined;
  method?: PaymentMethod | null | undefined;
  note?: string | null | undefined;
  receivedOn?: string | null | undefined;
  reference?: string | null | undefined;
};
export type updatePaymentMutation$variables = {
  input: UpdatePaymentInput;
};
export type updatePaymentMutation$data = {
  readonly updatePayment: {
    readonly payment: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"PaymentRecord_record">;
    } | null | undefined;
  } | null | undefined;
};
export type updatePaymentMutation = {
  response: updatePaymentMutation$data;
  variables: updatePaymentMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "updatePaymentMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdatePaymentPayload",
        "kind": "LinkedField",
        "name": "updatePayment",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Payment",
            "kind": "LinkedField",
            "name": "payment",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "PaymentRecord_record"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "updatePaymentMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdatePaymentPayload",
        "kind": "LinkedField",
        "name": "updatePayment",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Payment",
            "kind": "LinkedField",
            "name": "payment",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
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
                "name": "note",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Invoice",
                "kind": "LinkedField",
                "name": "invoice",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
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
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "createdAt",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "5987cfad3eb5e5aa79fc8b3e8e05906c",
    "id": null,
    "metadata": {},
    "name": "updatePaymentMutation",
    "operationKind": "mutation",
    "text": "mutation updatePaymentMutation(\n  $input: UpdatePaymentInput!\n) {\n  updatePayment(input: $input) {\n    payment {\n      id\n      ...PaymentRecord_record\n    }\n  }\n}\n\nfragment PaymentRecord_record on Payment {\n  id\n  reference\n  amount\n  currency\n  receivedOn\n  method\n  note\n  invoice {\n    id\n    number\n  }\n  createdAt\n}\n"
  }
};
})();

(node as any).hash = "3e960520bf591eded4e4a255582d6a36";

export default node;
