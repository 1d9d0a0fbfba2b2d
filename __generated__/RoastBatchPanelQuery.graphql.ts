/**
 * @generated SignedSource<<37293c0c7f709671aa4c0a641349bc18>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type RoastBatchPanelQuery$variables = Record<PropertyKey, never>;
export type RoastBatchPanelQuery$data = {
  readonly roastBatches: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly " $fragmentSpreads": FragmentRefs<"RoastBatchTable_rows">;
      } | null | undefined;
    } | null | undefined>;
  } | null | undefined;
};
export type RoastBatchPanelQuery = {
  response: RoastBatchPanelQuery$data;
  variables: RoastBatchPanelQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 5
  },
  {
    "kind": "Literal",
    "name": "orderBy",
    "value": [
      "ROASTED_AT_DESC"
    ]
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "RoastBatchPanelQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "RoastBatchConnection",
        "kind": "LinkedField",
        "name": "roastBatches",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "RoastBatchEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "RoastBatch",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  {
                    "args": [
                      {
                        "kind": "Literal",
                        "name": "withGreenLot",
                        "value": false
                      }
                    ],
                    "kind": "FragmentSpread",
                    "name": "RoastBatchTable_rows"
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "roastBatches(first:5,orderBy:[\"ROASTED_AT_DESC\"])"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "RoastBatchPanelQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "RoastBatchConnection",
        "kind": "LinkedField",
        "name": "roastBatches",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "RoastBatchEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "RoastBatch",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
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
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "machine",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "chargeWeightKg",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "yieldWeightKg",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "cupScore",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "roastedAt",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "roastBatches(first:5,orderBy:[\"ROASTED_AT_DESC\"])"
      }
    ]
  },
  "params": {
    "cacheID": "4b0efd09495940c23f7fe4259cef1bbb",
    "id": null,
    "metadata": {},
    "name": "RoastBatchPanelQuery",
    "operationKind": "query",
    "text": "query RoastBatchPanelQuery {\n  roastBatches(first: 5, orderBy: [ROASTED_AT_DESC]) {\n    edges {\n      node {\n        ...RoastBatchTable_rows_1f4xHN\n        id\n      }\n    }\n  }\n}\n\nfragment RoastBatchTable_rows_1f4xHN on RoastBatch {\n  id\n  number\n  machine\n  chargeWeightKg\n  yieldWeightKg\n  cupScore\n  roastedAt\n}\n"
  }
};
})();

(node as any).hash = "6d6547a80c2d99dec91d4ae02da7a73c";

export default node;
