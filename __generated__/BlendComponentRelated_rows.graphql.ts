/**
 * @generated SignedSource<<bcc7d64cc167ab2abbe82859d1f390cc>>
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
      "kind": "RootArgument",
      "name": "moreOfGreenLot"
    },
    {
      "kind": "RootArgument",
      "name": "moreOfProduct"
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

(node as any).hash = "fca884aa0279c82b4acf0b1898a1ae47";

export default node;
