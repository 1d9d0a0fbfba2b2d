/**
 * @generated SignedSource<<a25dee01cd0cabbb4d6c39bacd1593c8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type Currency = "CHF" | "DKK" | "EUR" | "GBP" | "PLN" | "SEK" | "USD" | "%future added value";
export type invoiceCurrencyQuery$variables = {
  id: string;
};
export type invoiceCurrencyQuery$data = {
  readonly invoice: {
    readonly currency: Currency;
  } | null | undefined;
};
export type invoiceCurrencyQuery = {
  response: invoiceCurrencyQuery$data;
  variables: invoiceCurrencyQuery$variables;
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
    "name": "invoiceCurrencyQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Invoice",
        "kind": "LinkedField",
        "name": "invoice",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "invoiceCurrencyQuery",
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
    "cacheID": "f666dc415a8ed1195c921ead6d36ec95",
    "id": null,
    "metadata": {},
    "name": "invoiceCurrencyQuery",
    "operationKind": "query",
    "text": "query invoiceCurrencyQuery(\n  $id: ID!\n) {\n  invoice(id: $id) {\n    currency\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "12a535fc8917ce538af34af0913200f6";

export default node;
