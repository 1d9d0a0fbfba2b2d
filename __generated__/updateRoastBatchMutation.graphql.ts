/**
 * @generated SignedSource<<e048af0ba2b1bb7733aa04dcee636ee9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type UpdateRoastBatchInput = {
  clientMutationId?: string | null | undefined;
  id: string;
  roastBatchPatch: RoastBatchPatch;
};
export type RoastBatchPatch = {
  chargeWeightKg?: string | number | null | undefined;
  cupScore?: string | number | null | undefined;
  durationSeconds?: number | null | undefined;
  greenLot?: string | null | undefined;
  machine?: string | null | undefined;
  notes?: string | null | undefined;
  number?: string | null | undefined;
  passed?: boolean | null | undefined;
  product?: string | null | undefined;
  profile?: unknown | null | undefined;
  roastedAt?: string | null | undefined;
  roaster?: string | null | undefined;
  yieldWeightKg?: string | number | null | undefined;
};
export type updateRoastBatchMutation$variables = {
  input: UpdateRoastBatchInput;
};
export type updateRoastBatchMutation$data = {
  readonly updateRoastBatch: {
    readonly roastBatch: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"RoastBatchRecord_record">;
    } | null | undefined;
  } | null | undefined;
};
export type updateRoastBatchMutation = {
  response: updateRoastBatchMutation$data;
  variables: updateRoastBatchMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "updateRoastBatchMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateRoastBatchPayload",
        "kind": "LinkedField",
        "name": "updateRoastBatch",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "RoastBatch",
            "kind": "LinkedField",
            "name": "roastBatch",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "RoastBatchRecord_record"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "updateRoastBatchMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateRoastBatchPayload",
        "kind": "LinkedField",
        "name": "updateRoastBatch",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "RoastBatch",
            "kind": "LinkedField",
            "name": "roastBatch",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
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
                "concreteType": "Product",
                "kind": "LinkedField",
                "name": "product",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "name",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "image",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "roastedAt",
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
                "name": "durationSeconds",
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
                "name": "passed",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "lossPercent",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "profile",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "notes",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "GreenLot",
                "kind": "LinkedField",
                "name": "greenLot",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "code",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Employee",
                "kind": "LinkedField",
                "name": "roaster",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "fullName",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "photo",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "createdAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "updatedAt",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "2475b763094189dcc82fddcef329a4a1",
    "id": null,
    "metadata": {},
    "name": "updateRoastBatchMutation",
    "operationKind": "mutation",
    "text": "mutation updateRoastBatchMutation(\n  $input: UpdateRoastBatchInput!\n) {\n  updateRoastBatch(input: $input) {\n    roastBatch {\n      id\n      ...RoastBatchRecord_record\n    }\n  }\n}\n\nfragment RoastBatchRecord_record on RoastBatch {\n  id\n  number\n  product {\n    id\n    name\n    image\n  }\n  roastedAt\n  machine\n  chargeWeightKg\n  yieldWeightKg\n  durationSeconds\n  cupScore\n  passed\n  lossPercent\n  profile\n  notes\n  ...RoastBatchSideSection_record\n}\n\nfragment RoastBatchSideSection_record on RoastBatch {\n  greenLot {\n    id\n    code\n  }\n  roaster {\n    id\n    fullName\n    photo\n  }\n  createdAt\n  updatedAt\n  id\n}\n"
  }
};
})();

(node as any).hash = "bc59b9d3c084baf18e2f297898619a3e";

export default node;
