/**
 * @generated SignedSource<<613f6258cbe1ff1092e2d9a3926b5a9c>>
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
  readonly bags: number;
  readonly code: string;
  readonly createdAt: string;
  readonly cupScore?: Result<string | number | null | undefined, unknown>;
  readonly currency: Result<Currency | null | undefined, unknown>;
  readonly harvestedOn?: Result<string | null | undefined, unknown>;
  readonly id: string;
  readonly pricePerKg: Result<string | number | null | undefined, unknown>;
  readonly process: ProcessingMethod;
  readonly status: LotStatus;
  readonly supplier?: Result<{
    readonly id: string;
    readonly name: string;
    readonly picture: Result<string | null | undefined, unknown>;
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
      "name": "more"
    },
    {
      "defaultValue": true,
      "kind": "LocalArgument",
      "name": "withSupplier"
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
      "name": "process",
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
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "pricePerKg",
        "storageKey": null
      },
      "to": "RESULT"
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "currency",
        "storageKey": null
      },
      "to": "RESULT"
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
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
              },
              {
                "kind": "CatchField",
                "field": {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "picture",
                  "storageKey": null
                },
                "to": "RESULT"
              }
            ],
            "storageKey": null
          },
          "to": "RESULT"
        }
      ]
    },
    {
      "condition": "more",
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
        },
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "bagWeightKg",
          "storageKey": null
        },
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "updatedAt",
          "storageKey": null
        },
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

(node as any).hash = "0b8af9d8b9e758a968532438ebfeab00";

export default node;
