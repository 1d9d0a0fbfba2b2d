/**
 * @generated SignedSource<<63902dcf7b1695777fd3d5c5f9151a04>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type roastBatchPickerOneQuery$variables = {
  id: string;
};
export type roastBatchPickerOneQuery$data = {
  readonly roastBatch: {
    readonly " $fragmentSpreads": FragmentRefs<"roastBatchPicker_record">;
  } | null | undefined;
};
export type roastBatchPickerOneQuery = {
  response: roastBatchPickerOneQuery$data;
  variables: roastBatchPickerOneQuery$variables;
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
    "name": "roastBatchPickerOneQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "RoastBatch",
        "kind": "LinkedField",
        "name": "roastBatch",
        "plural": false,
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "roastBatchPicker_record",
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
    "name": "roastBatchPickerOneQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "RoastBatch",
        "kind": "LinkedField",
        "name": "roastBatch",
        "plural": false,
        "selections": (v2/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "279d3ad2d90fd92a5817ebc3ca2befa5",
    "id": null,
    "metadata": {},
    "name": "roastBatchPickerOneQuery",
    "operationKind": "query",
    "text": "query roastBatchPickerOneQuery(\n  $id: ID!\n) {\n  roastBatch(id: $id) {\n    ...roastBatchPicker_record\n    id\n  }\n}\n\nfragment roastBatchPicker_record on RoastBatch {\n  id\n  number\n}\n"
  }
};
})();

(node as any).hash = "df3adf8889044d8df1820e61dc24f465";

export default node;
