/**
 * @generated SignedSource<<fc65e6bb7975d3810866f0206f1cd790>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { Result } from "relay-runtime";
export type Currency = "CHF" | "DKK" | "EUR" | "GBP" | "PLN" | "SEK" | "USD" | "%future added value";
export type refundInvoiceQuery$variables = {
  id: string;
};
export type refundInvoiceQuery$data = {
  readonly invoice: Result<{
    readonly currency: Result<Currency, unknown>;
  } | null | undefined, unknown>;
};
export type refundInvoiceQuery = {
  response: refundInvoiceQuery$data;
  variables: refundInvoiceQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "currency",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "refundInvoiceQuery",
    "selections": [
      {
        "kind": "CatchField",
        "field": {
          "alias": null,
          "args": (v1/*:: as any*/),
          "concreteType": "Invoice",
          "kind": "LinkedField",
          "name": "invoice",
          "plural": false,
          "selections": [
            {
              "kind": "CatchField",
              "field": (v2/*:: as any*/),
              "to": "RESULT"
            }
          ],
          "storageKey": null
        },
        "to": "RESULT"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "refundInvoiceQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
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
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "37757e3b541d538a570dbace3ad381d1",
    "id": null,
    "metadata": {},
    "name": "refundInvoiceQuery",
    "operationKind": "query",
    "text": "query refundInvoiceQuery(\n  $id: ID!\n) {\n  invoice(id: $id) {\n    currency\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "3ab3e9a05fbdeb720b84eed5ac496aea";

export default node;
