/**
 * @generated SignedSource<<48a6cc411124997434096e84c18c1030>>
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
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "moreOfBatch"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "moreOfEmployee"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "moreOfVariant"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "ofBatch"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "ofEmployee"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "ofVariant"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "withGreenLotOfBatch"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "withManagerOfEmployee"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "withProductOfBatch"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "withProductOfVariant"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
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

(node as any).hash = "a924f252defd81a1b6eb7069f703bfd2";

export default node;
