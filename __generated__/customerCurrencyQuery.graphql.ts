/**
 * @generated SignedSource<<9c3a42829da2ec7d47f5cbeff4be110c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { Result } from "relay-runtime";
export type Currency = "CHF" | "DKK" | "EUR" | "GBP" | "PLN" | "SEK" | "USD" | "%future added value";
export type customerCurrencyQuery$variables = {
  id: string;
};
export type customerCurrencyQuery$data = {
  readonly customer: {
    readonly currency: Result<Currency | null | undefined, unknown>;
  } | null | undefined;
};
export type customerCurrencyQuery = {
  response: customerCurrencyQuery$data;
  variables: customerCurrencyQuery$variables;
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
    "name": "customerCurrencyQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "customer",
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
    "name": "customerCurrencyQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "customer",
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
    "cacheID": "120838c4bcbd5e4dcf913d3e55f532a6",
    "id": null,
    "metadata": {},
    "name": "customerCurrencyQuery",
    "operationKind": "query",
    "text": "query customerCurrencyQuery(\n  $id: ID!\n) {\n  customer(id: $id) {\n    currency\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "390a3094589d0f551834b075f9f81450";

export default node;
