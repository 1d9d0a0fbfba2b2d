/**
 * @generated SignedSource<<1817d6935aa458bb3ce4793905ff2943>>
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
                        "name": "withChargeWeightKg",
                        "value": false
                      },
                      {
                        "kind": "Literal",
                        "name": "withCupScore",
                        "value": false
                      },
                      {
                        "kind": "Literal",
                        "name": "withGreenLot",
                        "value": false
                      },
                      {
                        "kind": "Literal",
                        "name": "withMachine",
                        "value": false
                      },
                      {
                        "kind": "Literal",
                        "name": "withYieldWeightKg",
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
    "cacheID": "29280b09c7d633f07efcedacfbb15216",
    "id": null,
    "metadata": {},
    "name": "RoastBatchPanelQuery",
    "operationKind": "query",
    "text": "query RoastBatchPanelQuery {\n  roastBatches(first: 5, orderBy: [ROASTED_AT_DESC]) {\n    edges {\n      node {\n        ...RoastBatchTable_rows_1heyuu\n        id\n      }\n    }\n  }\n}\n\nfragment RoastBatchTable_rows_1heyuu on RoastBatch {\n  id\n  number\n  roastedAt\n}\n"
  }
};
})();

(node as any).hash = "560779863b1c1bbd8393fbaaefff76f3";

export default node;
