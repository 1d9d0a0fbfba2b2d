/**
 * @generated SignedSource<<67812be1f1253289fa5533a2c44df4b5>>
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
export type UpdateGreenLotInput = {
  clientMutationId?: string | null | undefined;
  greenLotPatch: GreenLotPatch;
  id: string;
};
export type GreenLotPatch = {
  analysis?: unknown | null | undefined;
  arrivedOn?: string | null | undefined;
  bagWeightKg?: string | number | null | undefined;
  bags?: number | null | undefined;
  code?: string | null | undefined;
  cupScore?: string | number | null | undefined;
  currency?: Currency | null | undefined;
  harvestedOn?: string | null | undefined;
  pricePerKg?: string | number | null | undefined;
  process?: ProcessingMethod | null | undefined;
  status?: LotStatus | null | undefined;
  supplier?: string | null | undefined;
  tastingNotes?: ReadonlyArray<string | null | undefined> | null | undefined;
  varieties?: ReadonlyArray<string | null | undefined> | null | undefined;
};
export type updateGreenLotMutation$variables = {
  input: UpdateGreenLotInput;
};
export type updateGreenLotMutation$data = {
  readonly updateGreenLot: {
    readonly greenLot: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"GreenLotRecord_record">;
    } | null | undefined;
  } | null | undefined;
};
export type updateGreenLotMutation = {
  response: updateGreenLotMutation$data;
  variables: updateGreenLotMutation$variables;
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
    "name": "updateGreenLotMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateGreenLotPayload",
        "kind": "LinkedField",
        "name": "updateGreenLot",
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
    "name": "updateGreenLotMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateGreenLotPayload",
        "kind": "LinkedField",
        "name": "updateGreenLot",
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
    "cacheID": "683f80ab55a0bccf74083f0660d6f41c",
    "id": null,
    "metadata": {},
    "name": "updateGreenLotMutation",
    "operationKind": "mutation",
    "text": "mutation updateGreenLotMutation(\n  $input: UpdateGreenLotInput!\n) {\n  updateGreenLot(input: $input) {\n    greenLot {\n      id\n      ...GreenLotRecord_record\n    }\n  }\n}\n\nfragment GreenLotRecord_record on GreenLot {\n  id\n  code\n  status\n  pricePerKg\n  currency\n  harvestedOn\n  process\n  varieties\n  arrivedOn\n  bags\n  bagWeightKg\n  cupScore\n  weightKg\n  tastingNotes\n  analysis\n  supplier {\n    id\n    name\n    picture\n  }\n  createdAt\n  updatedAt\n}\n"
  }
};
})();

(node as any).hash = "e29ea868bf8608c5ed9dbbe7cde9acf6";

export default node;
