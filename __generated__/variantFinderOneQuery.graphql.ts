/**
 * @generated SignedSource<<0f144b62e102d57eedd6e243c580e7d7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type variantFinderOneQuery$variables = {
  id: string;
};
export type variantFinderOneQuery$data = {
  readonly variant: {
    readonly " $fragmentSpreads": FragmentRefs<"variantPicker_record">;
  } | null | undefined;
};
export type variantFinderOneQuery = {
  response: variantFinderOneQuery$data;
  variables: variantFinderOneQuery$variables;
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
    "name": "variantFinderOneQuery",
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
    "name": "variantFinderOneQuery",
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
    "cacheID": "c7381eb6c4a072686c17de4385f2611e",
    "id": null,
    "metadata": {},
    "name": "variantFinderOneQuery",
    "operationKind": "query",
    "text": "query variantFinderOneQuery(\n  $id: ID!\n) {\n  variant(id: $id) {\n    ...variantPicker_record\n    id\n  }\n}\n\nfragment variantPicker_record on Variant {\n  id\n  name\n}\n"
  }
};
})();

(node as any).hash = "89735d0b2e8015d5f5b44003f54b15ee";

export default node;
