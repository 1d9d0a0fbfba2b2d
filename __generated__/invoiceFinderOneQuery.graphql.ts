/**
 * @generated SignedSource<<3b058a3e99ae7120f0310571d508af39>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type invoiceFinderOneQuery$variables = {
  id: string;
};
export type invoiceFinderOneQuery$data = {
  readonly invoice: {
    readonly " $fragmentSpreads": FragmentRefs<"invoicePicker_record">;
  } | null | undefined;
};
export type invoiceFinderOneQuery = {
  response: invoiceFinderOneQuery$data;
  variables: invoiceFinderOneQuery$variables;
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
v2 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "id",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "number",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "invoiceFinderOneQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Invoice",
        "kind": "LinkedField",
        "name": "invoice",
        "plural": false,
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "invoicePicker_record",
            "selections": (v2/*:: as any*/),
            "args": null,
            "argumentDefinitions": []
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
    "name": "invoiceFinderOneQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Invoice",
        "kind": "LinkedField",
        "name": "invoice",
        "plural": false,
        "selections": (v2/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "a298aeb92b344cb270848866e2a18732",
    "id": null,
    "metadata": {},
    "name": "invoiceFinderOneQuery",
    "operationKind": "query",
    "text": "query invoiceFinderOneQuery(\n  $id: ID!\n) {\n  invoice(id: $id) {\n    ...invoicePicker_record\n    id\n  }\n}\n\nfragment invoicePicker_record on Invoice {\n  id\n  number\n}\n"
  }
};
})();

(node as any).hash = "11563367aa4e53fb62492c1c870c9b05";

export default node;
