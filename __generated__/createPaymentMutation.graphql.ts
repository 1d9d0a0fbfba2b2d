/**
 * @generated SignedSource<<97ea4f23198912deee2d5c2c9f2fd228>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type Currency = "CHF" | "DKK" | "EUR" | "GBP" | "PLN" | "SEK" | "USD" | "%future added value";
export type PaymentMethod = "BANK_TRANSFER" | "CARD" | "CASH" | "DIRECT_DEBIT" | "%future added value";
export type CreatePaymentInput = {
  clientMutationId?: string | null | undefined;
  payment: PaymentInput;
};
export type PaymentInput = {
  amount: string | number;
  currency?: Currency | null | undefined;
  invoice: string;
  method: PaymentMethod;
  note?: string | null | undefined;
  receivedOn: string;
  reference: string;
};
export type createPaymentMutation$variables = {
  input: CreatePaymentInput;
};
export type createPaymentMutation$data = {
  readonly createPayment: {
    readonly payment: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"PaymentRecord_record">;
    } | null | undefined;
  } | null | undefined;
};
export type createPaymentMutation = {
  response: createPaymentMutation$data;
  variables: createPaymentMutation$variables;
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
    "name": "createPaymentMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreatePaymentPayload",
        "kind": "LinkedField",
        "name": "createPayment",
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
    "name": "createPaymentMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreatePaymentPayload",
        "kind": "LinkedField",
        "name": "createPayment",
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
    "cacheID": "0df1b7c3846c85001789e59ff070f0df",
    "id": null,
    "metadata": {},
    "name": "createPaymentMutation",
    "operationKind": "mutation",
    "text": "mutation createPaymentMutation(\n  $input: CreatePaymentInput!\n) {\n  createPayment(input: $input) {\n    payment {\n      id\n      ...PaymentRecord_record\n    }\n  }\n}\n\nfragment PaymentRecord_record on Payment {\n  id\n  reference\n  amount\n  currency\n  receivedOn\n  method\n  note\n  invoice {\n    id\n    number\n  }\n  createdAt\n}\n"
  }
};
})();

(node as any).hash = "1a8a3a71d763491a6d86a2a292d1249e";

export default node;
