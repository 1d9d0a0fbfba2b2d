/**
 * @generated SignedSource<<da4b938ca36008f788e243584a963594>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type supplierPickerOneQuery$variables = {
  id: string;
};
export type supplierPickerOneQuery$data = {
  readonly supplier: {
    readonly " $fragmentSpreads": FragmentRefs<"supplierPicker_record">;
  } | null | undefined;
};
export type supplierPickerOneQuery = {
  response: supplierPickerOneQuery$data;
  variables: supplierPickerOneQuery$variables;
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
    "name": "name",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "supplierPickerOneQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Supplier",
        "kind": "LinkedField",
        "name": "supplier",
        "plural": false,
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "supplierPicker_record",
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
    "name": "supplierPickerOneQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Supplier",
        "kind": "LinkedField",
        "name": "supplier",
        "plural": false,
        "selections": (v2/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "383747474af66eb7591d92826009446d",
    "id": null,
    "metadata": {},
    "name": "supplierPickerOneQuery",
    "operationKind": "query",
    "text": "query supplierPickerOneQuery(\n  $id: ID!\n) {\n  supplier(id: $id) {\n    ...supplierPicker_record\n    id\n  }\n}\n\nfragment supplierPicker_record on Supplier {\n  id\n  name\n}\n"
  }
};
})();

(node as any).hash = "f593454061a4fb8acaa74aa0bf1068f7";

export default node;
