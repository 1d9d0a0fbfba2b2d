/**
 * @generated SignedSource<<d9bad642d95740b7e1150a517d2dbf1c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { Result } from "relay-runtime";
export type Currency = "CHF" | "DKK" | "EUR" | "GBP" | "PLN" | "SEK" | "USD" | "%future added value";
export type variantPriceQuery$variables = {
  id: string;
};
export type variantPriceQuery$data = {
  readonly variant: {
    readonly currency: Result<Currency | null | undefined, unknown>;
    readonly priceCents: Result<number | null | undefined, unknown>;
  } | null | undefined;
};
export type variantPriceQuery = {
  response: variantPriceQuery$data;
  variables: variantPriceQuery$variables;
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
  "name": "priceCents",
  "storageKey": null
},
v3 = {
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
    "name": "variantPriceQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Variant",
        "kind": "LinkedField",
        "name": "variant",
        "plural": false,
        "selections": [
          {
            "kind": "CatchField",
            "field": (v2/*:: as any*/),
            "to": "RESULT"
          },
          {
            "kind": "CatchField",
            "field": (v3/*:: as any*/),
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
    "name": "variantPriceQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Variant",
        "kind": "LinkedField",
        "name": "variant",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
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
    "cacheID": "f26693a170fd268ef6c01ad95bffba15",
    "id": null,
    "metadata": {},
    "name": "variantPriceQuery",
    "operationKind": "query",
    "text": "query variantPriceQuery(\n  $id: ID!\n) {\n  variant(id: $id) {\n    priceCents\n    currency\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "8f23d2079e316c4ea0fa9a01dbd3bc10";

export default node;
