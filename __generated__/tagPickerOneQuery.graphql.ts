/**
 * @generated SignedSource<<81afc05c926dbbbc0921b1920d204750>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type tagPickerOneQuery$variables = {
  id: string;
};
export type tagPickerOneQuery$data = {
  readonly tag: {
    readonly " $fragmentSpreads": FragmentRefs<"tagPicker_record">;
  } | null | undefined;
};
export type tagPickerOneQuery = {
  response: tagPickerOneQuery$data;
  variables: tagPickerOneQuery$variables;
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
    "name": "tagPickerOneQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Tag",
        "kind": "LinkedField",
        "name": "tag",
        "plural": false,
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "tagPicker_record",
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
    "name": "tagPickerOneQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Tag",
        "kind": "LinkedField",
        "name": "tag",
        "plural": false,
        "selections": (v2/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "dd617f587d4caa26417bb8c09c2897f0",
    "id": null,
    "metadata": {},
    "name": "tagPickerOneQuery",
    "operationKind": "query",
    "text": "query tagPickerOneQuery(\n  $id: ID!\n) {\n  tag(id: $id) {\n    ...tagPicker_record\n    id\n  }\n}\n\nfragment tagPicker_record on Tag {\n  id\n  name\n}\n"
  }
};
})();

(node as any).hash = "9c1fcaf7a47fa63256076ed564584d95";

export default node;
