/**
 * @generated SignedSource<<e6d3854f1ba44cbfa1bc7dab45eabeac>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs, Result } from "relay-runtime";
export type BlendComponentRelated_rows$data = ReadonlyArray<{
  readonly greenLot?: Result<{
    readonly " $fragmentSpreads": FragmentRefs<"GreenLotTable_rows">;
  } | null | undefined, unknown>;
  readonly product?: Result<{
    readonly " $fragmentSpreads": FragmentRefs<"ProductTable_rows">;
  } | null | undefined, unknown>;
  readonly " $fragmentType": "BlendComponentRelated_rows";
}>;
export type BlendComponentRelated_rows$key = ReadonlyArray<{
  readonly " $data"?: BlendComponentRelated_rows$data;
  readonly " $fragmentSpreads": FragmentRefs<"BlendComponentRelated_rows">;
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
      "name": "withSupplierOfGreenLot"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "BlendComponentRelated_rows",
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
    }
  ],
  "type": "BlendComponent",
  "abstractKey": null
};

(node as any).hash = "d296630a20247342dadcf703fc63efad";

export default node;
