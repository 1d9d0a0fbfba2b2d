/**
 * @generated SignedSource<<9506ee0a9ad0afd79dfcddc69df15c0c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type variantPickerOneQuery$variables = {
  id: string;
};
export type variantPickerOneQuery$data = {
  readonly variant: {
    readonly " $fragmentSpreads": FragmentRefs<"variantPicker_record">;
  } | null | undefined;
};
export type variantPickerOneQuery = {
  response: variantPickerOneQuery$data;
  variables: variantPickerOneQuery$variables;
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
    "name": "variantPickerOneQuery",
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
            "kind": "InlineDataFragmentSpread",
            "name": "variantPicker_record",
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
    "name": "variantPickerOneQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Variant",
        "kind": "LinkedField",
        "name": "variant",
        "plural": false,
        "selections": (v2/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "d6ad6fd24b2d4fc559715b7ae9ccfb0a",
    "id": null,
    "metadata": {},
    "name": "variantPickerOneQuery",
    "operationKind": "query",
    "text": "query variantPickerOneQuery(\n  $id: ID!\n) {\n  variant(id: $id) {\n    ...variantPicker_record\n    id\n  }\n}\n\nfragment variantPicker_record on Variant {\n  id\n  name\n}\n"
  }
};
})();

(node as any).hash = "08509776ddce69256a08a6ff663f2dd8";

export default node;
