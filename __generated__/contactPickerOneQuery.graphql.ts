/**
 * @generated SignedSource<<664f7311bfac9b37495f9f48f9c16f78>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type contactPickerOneQuery$variables = {
  id: string;
};
export type contactPickerOneQuery$data = {
  readonly contact: {
    readonly " $fragmentSpreads": FragmentRefs<"contactPicker_record">;
  } | null | undefined;
};
export type contactPickerOneQuery = {
  response: contactPickerOneQuery$data;
  variables: contactPickerOneQuery$variables;
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
    "name": "fullName",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "contactPickerOneQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Contact",
        "kind": "LinkedField",
        "name": "contact",
        "plural": false,
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "contactPicker_record",
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
    "name": "contactPickerOneQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Contact",
        "kind": "LinkedField",
        "name": "contact",
        "plural": false,
        "selections": (v2/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "28d58e66bc5d12a9fcbd90d7398b9dfc",
    "id": null,
    "metadata": {},
    "name": "contactPickerOneQuery",
    "operationKind": "query",
    "text": "query contactPickerOneQuery(\n  $id: ID!\n) {\n  contact(id: $id) {\n    ...contactPicker_record\n    id\n  }\n}\n\nfragment contactPicker_record on Contact {\n  id\n  fullName\n}\n"
  }
};
})();

(node as any).hash = "513d086e3ffaed4c83f0f8395d9b19a6";

export default node;
