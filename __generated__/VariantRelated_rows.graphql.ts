/**
 * @generated SignedSource<<44a9b035730184c326b6538b2828ab6b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs, Result } from "relay-runtime";
export type VariantRelated_rows$data = ReadonlyArray<{
  readonly product?: Result<{
    readonly " $fragmentSpreads": FragmentRefs<"ProductTable_rows">;
  } | null | undefined, unknown>;
  readonly " $fragmentType": "VariantRelated_rows";
}>;
export type VariantRelated_rows$key = ReadonlyArray<{
  readonly " $data"?: VariantRelated_rows$data;
  readonly " $fragmentSpreads": FragmentRefs<"VariantRelated_rows">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "moreOfProduct"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "ofProduct"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "VariantRelated_rows",
  "selections": [
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
  "type": "Variant",
  "abstractKey": null
};

(node as any).hash = "e34b9e696e98177ef80e5f920def4ed2";

export default node;
