/**
 * @generated SignedSource<<f93d338f919635d3003064eba7aa8e57>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Currency = "CHF" | "DKK" | "EUR" | "GBP" | "PLN" | "SEK" | "USD" | "%future added value";
export type LotStatus = "AFLOAT" | "CONTRACTED" | "IN_STOCK" | "REJECTED" | "USED_UP" | "%future added value";
export type ProcessingMethod = "ANAEROBIC" | "DECAFFEINATED" | "HONEY" | "NATURAL" | "WASHED" | "WET_HULLED" | "%future added value";
import { FragmentRefs, Result } from "relay-runtime";
export type GreenLotTable_rows$data = ReadonlyArray<{
  readonly arrivedOn?: Result<string | null | undefined, unknown>;
  readonly bagWeightKg?: string | number;
  readonly bags?: number;
  readonly code: string;
  readonly createdAt?: string;
  readonly cupScore?: Result<string | number | null | undefined, unknown>;
  readonly currency?: Currency;
  readonly harvestedOn?: Result<string | null | undefined, unknown>;
  readonly id: string;
  readonly pricePerKg?: string | number;
  readonly process?: ProcessingMethod;
  readonly status?: LotStatus;
  readonly supplier?: Result<{
    readonly id: string;
    readonly name: string;
  } | null | undefined, unknown>;
  readonly updatedAt?: string;
  readonly weightKg?: string | number;
  readonly " $fragmentType": "GreenLotTable_rows";
}>;
export type GreenLotTable_rows$key = ReadonlyArray<{
  readonly " $data"?: GreenLotTable_rows$data;
  readonly " $fragmentSpreads": FragmentRefs<"GreenLotTable_rows">;
}>;

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "withArrivedOn"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "withBagWeightKg"
    },
    {
      "defaultValue": true,
      "kind": "LocalArgument",
      "name": "withBags"
    },
    {
      "defaultValue": true,
      "kind": "LocalArgument",
      "name": "withCreatedAt"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "withCupScore"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "withHarvestedOn"
    },
    {
      "defaultValue": true,
      "kind": "LocalArgument",
      "name": "withPricePerKg"
    },
    {
      "defaultValue": true,
      "kind": "LocalArgument",
      "name": "withProcess"
    },
    {
      "defaultValue": true,
      "kind": "LocalArgument",
      "name": "withStatus"
    },
    {
      "defaultValue": true,
      "kind": "LocalArgument",
      "name": "withSupplier"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "withUpdatedAt"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "withWeightKg"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "GreenLotTable_rows",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    },
    {
      "condition": "withStatus",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "status",
          "storageKey": null
        }
      ]
    },
    {
      "condition": "withSupplier",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "kind": "CatchField",
          "field": {
            "alias": null,
            "args": null,
            "concreteType": "Supplier",
            "kind": "LinkedField",
            "name": "supplier",
            "plural": false,
            "selections": [
              (v0/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "name",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          "to": "RESULT"
        }
      ]
    },
    {
      "condition": "withProcess",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "process",
          "storageKey": null
        }
      ]
    },
    {
      "condition": "withBags",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "bags",
          "storageKey": null
        }
      ]
    },
    {
      "condition": "withPricePerKg",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
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
        }
      ]
    },
    {
      "condition": "withCreatedAt",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "createdAt",
          "storageKey": null
        }
      ]
    },
    {
      "condition": "withHarvestedOn",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "kind": "CatchField",
          "field": {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "harvestedOn",
            "storageKey": null
          },
          "to": "RESULT"
        }
      ]
    },
    {
      "condition": "withArrivedOn",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "kind": "CatchField",
          "field": {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "arrivedOn",
            "storageKey": null
          },
          "to": "RESULT"
        }
      ]
    },
    {
      "condition": "withBagWeightKg",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "bagWeightKg",
          "storageKey": null
        }
      ]
    },
    {
      "condition": "withCupScore",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "kind": "CatchField",
          "field": {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "cupScore",
            "storageKey": null
          },
          "to": "RESULT"
        }
      ]
    },
    {
      "condition": "withUpdatedAt",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "updatedAt",
          "storageKey": null
        }
      ]
    },
    {
      "condition": "withWeightKg",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "weightKg",
          "storageKey": null
        }
      ]
    }
  ],
  "type": "GreenLot",
  "abstractKey": null
};
})();

(node as any).hash = "3732af8e4294d9ef347c20a7170c466b";

export default node;
