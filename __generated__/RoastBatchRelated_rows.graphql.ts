/**
 * @generated SignedSource<<df0b55f774b329132d54d14a4dc4173e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs, Result } from "relay-runtime";
export type RoastBatchRelated_rows$data = ReadonlyArray<{
  readonly greenLot?: Result<{
    readonly " $fragmentSpreads": FragmentRefs<"GreenLotTable_rows">;
  } | null | undefined, unknown>;
  readonly product?: Result<{
    readonly " $fragmentSpreads": FragmentRefs<"ProductTable_rows">;
  } | null | undefined, unknown>;
  readonly roaster?: Result<{
    readonly " $fragmentSpreads": FragmentRefs<"EmployeeTable_rows">;
  } | null | undefined, unknown>;
  readonly stockMovementsCount?: Result<{
    readonly totalCount: number;
  }, unknown>;
  readonly " $fragmentType": "RoastBatchRelated_rows";
}>;
export type RoastBatchRelated_rows$key = ReadonlyArray<{
  readonly " $data"?: RoastBatchRelated_rows$data;
  readonly " $fragmentSpreads": FragmentRefs<"RoastBatchRelated_rows">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "moreOfGreenLot"
    },
    {
      "kind": "RootArgument",
      "name": "moreOfProduct"
    },
    {
      "kind": "RootArgument",
      "name": "moreOfRoaster"
    },
    {
      "kind": "RootArgument",
      "name": "ofGreenLot"
    },
    {
      "kind": "RootArgument",
      "name": "ofProduct"
    },
    {
      "kind": "RootArgument",
      "name": "ofRoaster"
    },
    {
      "kind": "RootArgument",
      "name": "ofStockMovements"
    },
    {
      "kind": "RootArgument",
      "name": "withManagerOfRoaster"
    },
    {
      "kind": "RootArgument",
      "name": "withSupplierOfGreenLot"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "RoastBatchRelated_rows",
  "selections": [
    {
      "condition": "ofGreenLot",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "kind": "CatchField",
          "field": {
            "alias": null,
            "args": null,
            "concreteType": "GreenLot",
            "kind": "LinkedField",
            "name": "greenLot",
            "plural": false,
            "selections": [
              {
                "args": [
                  {
                    "kind": "Variable",
                    "name": "more",
                    "variableName": "moreOfGreenLot"
                  },
                  {
                    "kind": "Variable",
                    "name": "withSupplier",
                    "variableName": "withSupplierOfGreenLot"
                  }
                ],
                "kind": "FragmentSpread",
                "name": "GreenLotTable_rows"
              }
            ],
            "storageKey": null
          },
          "to": "RESULT"
        }
      ]
    },
    {
      "condition": "ofProduct",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "kind": "CatchField",
          "field": {
            "alias": null,
            "args": null,
            "concreteType": "Product",
            "kind": "LinkedField",
            "name": "product",
            "plural": false,
            "selections": [
              {
                "args": [
                  {
                    "kind": "Variable",
                    "name": "more",
                    "variableName": "moreOfProduct"
                  }
                ],
                "kind": "FragmentSpread",
                "name": "ProductTable_rows"
              }
            ],
            "storageKey": null
          },
          "to": "RESULT"
        }
      ]
    },
    {
      "condition": "ofRoaster",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "kind": "CatchField",
          "field": {
            "alias": null,
            "args": null,
            "concreteType": "Employee",
            "kind": "LinkedField",
            "name": "roaster",
            "plural": false,
            "selections": [
              {
                "args": [
                  {
                    "kind": "Variable",
                    "name": "more",
                    "variableName": "moreOfRoaster"
                  },
                  {
                    "kind": "Variable",
                    "name": "withManager",
                    "variableName": "withManagerOfRoaster"
                  }
                ],
                "kind": "FragmentSpread",
                "name": "EmployeeTable_rows"
              }
            ],
            "storageKey": null
          },
          "to": "RESULT"
        }
      ]
    },
    {
      "condition": "ofStockMovements",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "kind": "CatchField",
          "field": {
            "alias": "stockMovementsCount",
            "args": [
              {
                "kind": "Literal",
                "name": "first",
                "value": 1
              }
            ],
            "concreteType": "StockMovementConnection",
            "kind": "LinkedField",
            "name": "stockMovements",
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
            "storageKey": "stockMovements(first:1)"
          },
          "to": "RESULT"
        }
      ]
    }
  ],
  "type": "RoastBatch",
  "abstractKey": null
};

(node as any).hash = "bf72f86d8874d0a54240214c819233eb";

export default node;
