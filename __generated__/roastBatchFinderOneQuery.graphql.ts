/**
 * @generated SignedSource<<6ffc148193425d30abf1b1765b710d56>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type roastBatchFinderOneQuery$variables = {
  id: string;
};
export type roastBatchFinderOneQuery$data = {
  readonly roastBatch: {
    readonly " $fragmentSpreads": FragmentRefs<"roastBatchPicker_record">;
  } | null | undefined;
};
export type roastBatchFinderOneQuery = {
  response: roastBatchFinderOneQuery$data;
  variables: roastBatchFinderOneQuery$variables;
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
    "name": "roastBatchFinderOneQuery",
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
    "name": "roastBatchFinderOneQuery",
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
    "cacheID": "62555a6c63375218bd95509f733d0715",
    "id": null,
    "metadata": {},
    "name": "roastBatchFinderOneQuery",
    "operationKind": "query",
    "text": "query roastBatchFinderOneQuery(\n  $id: ID!\n) {\n  roastBatch(id: $id) {\n    ...roastBatchPicker_record\n    id\n  }\n}\n\nfragment roastBatchPicker_record on RoastBatch {\n  id\n  number\n}\n"
  }
};
})();

(node as any).hash = "b669556db6783387ef7442820b09c5cb";

export default node;
