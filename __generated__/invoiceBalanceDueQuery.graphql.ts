/**
 * @generated SignedSource<<9624b341f1f3683223c13b4c67257ba5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type Currency = "CHF" | "DKK" | "EUR" | "GBP" | "PLN" | "SEK" | "USD" | "%future added value";
export type invoiceBalanceDueQuery$variables = {
  id: string;
};
export type invoiceBalanceDueQuery$data = {
  readonly invoice: {
    readonly balanceDue: string | number;
    readonly currency: Currency;
  } | null | undefined;
};
export type invoiceBalanceDueQuery = {
  response: invoiceBalanceDueQuery$data;
  variables: invoiceBalanceDueQuery$variables;
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
  "name": "balanceDue",
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
    "name": "invoiceBalanceDueQuery",
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
          (v3/*:: as any*/)
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
    "name": "invoiceBalanceDueQuery",
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
    "cacheID": "a8323e7534e7730473c46d7d6b73abf1",
    "id": null,
    "metadata": {},
    "name": "invoiceBalanceDueQuery",
    "operationKind": "query",
    "text": "query invoiceBalanceDueQuery(\n  $id: ID!\n) {\n  invoice(id: $id) {\n    balanceDue\n    currency\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "14df4d7e6f37631393df3fad6cc54123";

export default node;
