/**
 * @generated SignedSource<<e69b8d6f86a81aec419f4b48086d9d07>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type RoastBatchPanelCountsQuery$variables = Record<PropertyKey, never>;
export type RoastBatchPanelCountsQuery$data = {
  readonly all: {
    readonly totalCount: number;
  } | null | undefined;
};
export type RoastBatchPanelCountsQuery = {
  response: RoastBatchPanelCountsQuery$data;
  variables: RoastBatchPanelCountsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": "all",
    "args": [
      {
        "kind": "Literal",
        "name": "first",
        "value": 1
      }
    ],
    "concreteType": "RoastBatchConnection",
    "kind": "LinkedField",
    "name": "roastBatches",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "totalCount",
        "storageKey": null
      }
    ],
    "storageKey": "roastBatches(first:1)"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "RoastBatchPanelCountsQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "RoastBatchPanelCountsQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "4a9fea9cd8c495bbe8016180d9a1a617",
    "id": null,
    "metadata": {},
    "name": "RoastBatchPanelCountsQuery",
    "operationKind": "query",
    "text": "query RoastBatchPanelCountsQuery {\n  all: roastBatches(first: 1) {\n    totalCount\n  }\n}\n"
  }
};
})();

(node as any).hash = "dd77f13fcf3e2ab268a1a34449013425";

export default node;
