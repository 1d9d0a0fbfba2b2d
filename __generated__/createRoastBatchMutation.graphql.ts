/**
 * @generated SignedSource<<312aa9d8a6da957ee2165044907eb8a0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CreateRoastBatchInput = {
  clientMutationId?: string | null | undefined;
  roastBatch: RoastBatchInput;
};
export type RoastBatchInput = {
  chargeWeightKg: string | number;
  cupScore?: string | number | null | undefined;
  durationSeconds: number;
  greenLot: string;
  machine: string;
  notes?: string | null | undefined;
  number: string;
  passed?: boolean | null | undefined;
  product: string;
  profile?: unknown | null | undefined;
  roastedAt: string;
  roaster: string;
  yieldWeightKg: string | number;
};
export type createRoastBatchMutation$variables = {
  input: CreateRoastBatchInput;
};
export type createRoastBatchMutation$data = {
  readonly createRoastBatch: {
    readonly roastBatch: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"RoastBatchRecord_record">;
    } | null | undefined;
  } | null | undefined;
};
export type createRoastBatchMutation = {
  response: createRoastBatchMutation$data;
  variables: createRoastBatchMutation$variables;
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
    "name": "createRoastBatchMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateRoastBatchPayload",
        "kind": "LinkedField",
        "name": "createRoastBatch",
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
    "name": "createRoastBatchMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateRoastBatchPayload",
        "kind": "LinkedField",
        "name": "createRoastBatch",
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
    "cacheID": "5ad70447aa2c11a6ba66e4868d0d89c3",
    "id": null,
    "metadata": {},
    "name": "createRoastBatchMutation",
    "operationKind": "mutation",
    "text": "mutation createRoastBatchMutation(\n  $input: CreateRoastBatchInput!\n) {\n  createRoastBatch(input: $input) {\n    roastBatch {\n      id\n      ...RoastBatchRecord_record\n    }\n  }\n}\n\nfragment RoastBatchRecord_record on RoastBatch {\n  id\n  number\n  product {\n    id\n    name\n    image\n  }\n  roastedAt\n  machine\n  chargeWeightKg\n  yieldWeightKg\n  durationSeconds\n  cupScore\n  passed\n  lossPercent\n  profile\n  notes\n  ...RoastBatchSideSection_record\n}\n\nfragment RoastBatchSideSection_record on RoastBatch {\n  greenLot {\n    id\n    code\n  }\n  roaster {\n    id\n    fullName\n    photo\n  }\n  createdAt\n  updatedAt\n  id\n}\n"
  }
};
})();

(node as any).hash = "8d2926584eea3640fa08928e14baa74e";

export default node;
