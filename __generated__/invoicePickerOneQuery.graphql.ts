/**
 * @generated SignedSource<<bdd635cdf05417cb4233ddd99265e26d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type invoicePickerOneQuery$variables = {
  id: string;
};
export type invoicePickerOneQuery$data = {
  readonly invoice: {
    readonly " $fragmentSpreads": FragmentRefs<"invoicePicker_record">;
  } | null | undefined;
};
export type invoicePickerOneQuery = {
  response: invoicePickerOneQuery$data;
  variables: invoicePickerOneQuery$variables;
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
    "name": "invoicePickerOneQuery",
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
    "name": "invoicePickerOneQuery",
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
    "cacheID": "1474859cd47e42ccbe55905359b33f0b",
    "id": null,
    "metadata": {},
    "name": "invoicePickerOneQuery",
    "operationKind": "query",
    "text": "query invoicePickerOneQuery(\n  $id: ID!\n) {\n  invoice(id: $id) {\n    ...invoicePicker_record\n    id\n  }\n}\n\nfragment invoicePicker_record on Invoice {\n  id\n  number\n}\n"
  }
};
})();

(node as any).hash = "3a116c7f922fa13cea1a224aa6f28c45";

export default node;
