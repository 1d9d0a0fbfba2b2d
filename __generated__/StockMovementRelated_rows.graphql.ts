/**
 * @generated SignedSource<<925137b99b5f71043b61d4aa880d8a49>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs, Result } from "relay-runtime";
export type StockMovementRelated_rows$data = ReadonlyArray<{
  readonly batch?: Result<{
    readonly " $fragmentSpreads": FragmentRefs<"RoastBatchTable_rows">;
  } | null | undefined, unknown>;
  readonly employee?: Result<{
    readonly " $fragmentSpreads": FragmentRefs<"EmployeeTable_rows">;
  } | null | undefined, unknown>;
  readonly variant?: Result<{
    readonly " $fragmentSpreads": FragmentRefs<"VariantTable_rows">;
  } | null | undefined, unknown>;
  readonly " $fragmentType": "StockMovementRelated_rows";
}>;
export type StockMovementRelated_rows$key = ReadonlyArray<{
  readonly " $data"?: StockMovementRelated_rows$data;
  readonly " $fragmentSpreads": FragmentRefs<"StockMovementRelated_rows">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "moreOfBatch"
    },
    {
      "kind": "RootArgument",
      "name": "moreOfEmployee"
    },
    {
      "kind": "RootArgument",
      "name": "moreOfVariant"
    },
    {
      "kind": "RootArgument",
      "name": "ofBatch"
    },
    {
      "kind": "RootArgument",
      "name": "ofEmployee"
    },
    {
      "kind": "RootArgument",
      "name": "ofVariant"
    },
    {
      "kind": "RootArgument",
      "name": "withGreenLotOfBatch"
    },
    {
      "kind": "RootArgument",
      "name": "withManagerOfEmployee"
    },
    {
      "kind": "RootArgument",
      "name": "withProductOfBatch"
    },
    {
      "kind": "RootArgument",
      "name": "withProductOfVariant"
    },
    {
      "kind": "RootArgument",
      "name": "withRoasterOfBatch"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "StockMovementRelated_rows",
  "selections": [
    {
      "condition": "ofVariant",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "kind": "CatchField",
          "field": {
            "alias": null,
            "args": null,
            "concreteType": "Variant",
            "kind": "LinkedField",
            "name": "variant",
            "plural": false,
            "selections": [
              {
                "args": [
                  {
                    "kind": "Variable",
                    "name": "more",
                    "variableName": "moreOfVariant"
                  },
                  {
                    "kind": "Variable",
                    "name": "withProduct",
                    "variableName": "withProductOfVariant"
                  }
                ],
                "kind": "FragmentSpread",
                "name": "VariantTable_rows"
              }
            ],
            "storageKey": null
          },
          "to": "RESULT"
        }
      ]
    },
    {
      "condition": "ofBatch",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "kind": "CatchField",
          "field": {
            "alias": null,
            "args": null,
            "concreteType": "RoastBatch",
            "kind": "LinkedField",
            "name": "batch",
            "plural": false,
            "selections": [
              {
                "args": [
                  {
                    "kind": "Variable",
                    "name": "more",
                    "variableName": "moreOfBatch"
                  },
                  {
                    "kind": "Variable",
                    "name": "withGreenLot",
                    "variableName": "withGreenLotOfBatch"
                  },
                  {
                    "kind": "Variable",
                    "name": "withProduct",
                    "variableName": "withProductOfBatch"
                  },
                  {
                    "kind": "Variable",
                    "name": "withRoaster",
                    "variableName": "withRoasterOfBatch"
                  }
                ],
                "kind": "FragmentSpread",
                "name": "RoastBatchTable_rows"
              }
            ],
            "storageKey": null
          },
          "to": "RESULT"
        }
      ]
    },
    {
      "condition": "ofEmployee",
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
            "name": "employee",
            "plural": false,
            "selections": [
              {
                "args": [
                  {
                    "kind": "Variable",
                    "name": "more",
                    "variableName": "moreOfEmployee"
                  },
                  {
                    "kind": "Variable",
                    "name": "withManager",
                    "variableName": "withManagerOfEmployee"
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
    }
  ],
  "type": "StockMovement",
  "abstractKey": null
};

(node as any).hash = "b2a81a017a21bc20b06f7176e9ee9243";

export default node;
