/**
 * @generated SignedSource<<d16252ad989f5e0e5eded560543add04>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type overdueInvoicePickerOneQuery$variables = {
  id: string;
};
export type overdueInvoicePickerOneQuery$data = {
  readonly overdueInvoice: {
    readonly " $fragmentSpreads": FragmentRefs<"overdueInvoicePicker_record">;
  } | null | undefined;
};
export type overdueInvoicePickerOneQuery = {
  response: overdueInvoicePickerOneQuery$data;
  variables: overdueInvoicePickerOneQuery$variables;
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
    "name": "overdueInvoicePickerOneQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "OverdueInvoice",
        "kind": "LinkedField",
        "name": "overdueInvoice",
        "plural": false,
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "overdueInvoicePicker_record",
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
    "name": "overdueInvoicePickerOneQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "OverdueInvoice",
        "kind": "LinkedField",
        "name": "overdueInvoice",
        "plural": false,
        "selections": (v2/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "aa544730a438c41377cd3f95a985682e",
    "id": null,
    "metadata": {},
    "name": "overdueInvoicePickerOneQuery",
    "operationKind": "query",
    "text": "query overdueInvoicePickerOneQuery(\n  $id: ID!\n) {\n  overdueInvoice(id: $id) {\n    ...overdueInvoicePicker_record\n    id\n  }\n}\n\nfragment overdueInvoicePicker_record on OverdueInvoice {\n  id\n  number\n}\n"
  }
};
})();

(node as any).hash = "929a05df4d3f8de0fd320ccd08fc091c";

export default node;
