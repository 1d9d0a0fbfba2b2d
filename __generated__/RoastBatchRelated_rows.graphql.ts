/**
 * @generated SignedSource<<c3e023518ac8d36c4784c50a1946f118>>
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
  readonly " $fragmentType": "RoastBatchRelated_rows";
}>;
export type RoastBatchRelated_rows$key = ReadonlyArray<{
  readonly " $data"?: RoastBatchRelated_rows$data;
  readonly " $fragmentSpreads": FragmentRefs<"RoastBatchRelated_rows">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "moreOfGreenLot"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "moreOfProduct"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "moreOfRoaster"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "ofGreenLot"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "ofProduct"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "ofRoaster"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "withManagerOfRoaster"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
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
    }
  ],
  "type": "RoastBatch",
  "abstractKey": null
};

(node as any).hash = "702f8cbe8e567676c58f39e12a68062a";

export default node;
