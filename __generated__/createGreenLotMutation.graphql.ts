/**
 * @generated SignedSource<<b27cab9048ba56b9c102e1c1ca93e740>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type Currency = "CHF" | "DKK" | "EUR" | "GBP" | "PLN" | "SEK" | "USD" | "%future added value";
export type LotStatus = "AFLOAT" | "CONTRACTED" | "IN_STOCK" | "REJECTED" | "USED_UP" | "%future added value";
export type ProcessingMethod = "ANAEROBIC" | "DECAFFEINATED" | "HONEY" | "NATURAL" | "WASHED" | "WET_HULLED" | "%future added value";
export type CreateGreenLotInput = {
  clientMutationId?: string | null | undefined;
  greenLot: GreenLotInput;
};
export type GreenLotInput = {
  analysis?: unknown | null | undefined;
  arrivedOn?: string | null | undefined;
  bagWeightKg?: string | number | null | undefined;
  bags: number;
  code: string;
  cupScore?: string | number | null | undefined;
  currency?: Currency | null | undefined;
  harvestedOn?: string | null | undefined;
  pricePerKg: string | number;
  process: ProcessingMethod;
  status?: LotStatus | null | undefined;
  supplier: string;
  tastingNotes?: ReadonlyArray<string | null | undefined> | null | undefined;
  varieties?: ReadonlyArray<string | null | undefined> | null | undefined;
};
export type createGreenLotMutation$variables = {
  input: CreateGreenLotInput;
};
export type createGreenLotMutation$data = {
  readonly createGreenLot: {
    readonly greenLot: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"GreenLotRecord_record">;
    } | null | undefined;
  } | null | undefined;
};
export type createGreenLotMutation = {
  response: createGreenLotMutation$data;
  variables: createGreenLotMutation$variables;
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
    "name": "createGreenLotMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateGreenLotPayload",
        "kind": "LinkedField",
        "name": "createGreenLot",
        "plural": false,
        "selections": [
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
                "args": null,
                "kind": "FragmentSpread",
                "name": "GreenLotRecord_record"
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
    "name": "createGreenLotMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateGreenLotPayload",
        "kind": "LinkedField",
        "name": "createGreenLot",
        "plural": false,
        "selections": [
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
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "status",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "pricePerKg",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "currency",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "harvestedOn",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "process",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "varieties",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "arrivedOn",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "bags",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "bagWeightKg",
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
                "name": "weightKg",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "tastingNotes",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "analysis",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Supplier",
                "kind": "LinkedField",
                "name": "supplier",
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
                    "name": "picture",
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
    "cacheID": "28e84f159b6bf8c8e241d7dc3cb81eb0",
    "id": null,
    "metadata": {},
    "name": "createGreenLotMutation",
    "operationKind": "mutation",
    "text": "mutation createGreenLotMutation(\n  $input: CreateGreenLotInput!\n) {\n  createGreenLot(input: $input) {\n    greenLot {\n      id\n      ...GreenLotRecord_record\n    }\n  }\n}\n\nfragment GreenLotRecord_record on GreenLot {\n  id\n  code\n  status\n  pricePerKg\n  currency\n  harvestedOn\n  process\n  varieties\n  arrivedOn\n  bags\n  bagWeightKg\n  cupScore\n  weightKg\n  tastingNotes\n  analysis\n  supplier {\n    id\n    name\n    picture\n  }\n  createdAt\n  updatedAt\n}\n"
  }
};
})();

(node as any).hash = "429c62e6760a5eb34af8bb3784763e6a";

export default node;
