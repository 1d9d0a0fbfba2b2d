/**
 * @generated SignedSource<<c83b58b713fdf8a1b0fedf9b24bb5744>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { Result } from "relay-runtime";
export type Currency = "CHF" | "DKK" | "EUR" | "GBP" | "PLN" | "SEK" | "USD" | "%future added value";
export type orderCurrencyQuery$variables = {
  id: string;
};
export type orderCurrencyQuery$data = {
  readonly order: {
    readonly currency: Result<Currency | null | undefined, unknown>;
  } | null | undefined;
};
export type orderCurrencyQuery = {
  response: orderCurrencyQuery$data;
  variables: orderCurrencyQuery$variables;
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
    "name": "orderCurrencyQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Order",
        "kind": "LinkedField",
        "name": "order",
        "plural": false,
        "selections": [
          {
            "kind": "CatchField",
            "field": (v2/*:: as any*/),
            "to": "RESULT"
          }
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
    "name": "orderCurrencyQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Order",
        "kind": "LinkedField",
        "name": "order",
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
    "cacheID": "b7d05cd5b99a2f566e3f8023d8f08fd0",
    "id": null,
    "metadata": {},
    "name": "orderCurrencyQuery",
    "operationKind": "query",
    "text": "query orderCurrencyQuery(\n  $id: ID!\n) {\n  order(id: $id) {\n    currency\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "3eb6a31b839d0263b9600f995301111d";

export default node;
