/**
 * @generated SignedSource<<46a14c80c58b67c4f0fb10e80532be10>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type tagFinderOneQuery$variables = {
  id: string;
};
export type tagFinderOneQuery$data = {
  readonly tag: {
    readonly " $fragmentSpreads": FragmentRefs<"tagPicker_record">;
  } | null | undefined;
};
export type tagFinderOneQuery = {
  response: tagFinderOneQuery$data;
  variables: tagFinderOneQuery$variables;
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
    "name": "tagFinderOneQuery",
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
    "name": "tagFinderOneQuery",
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
    "cacheID": "2e97718391e82d0b7103f6331f7d92ed",
    "id": null,
    "metadata": {},
    "name": "tagFinderOneQuery",
    "operationKind": "query",
    "text": "query tagFinderOneQuery(\n  $id: ID!\n) {\n  tag(id: $id) {\n    ...tagPicker_record\n    id\n  }\n}\n\nfragment tagPicker_record on Tag {\n  id\n  name\n}\n"
  }
};
})();

(node as any).hash = "cc57a8c314acfdd036e64e41eb73f893";

export default node;
