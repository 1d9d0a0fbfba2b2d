/**
 * @generated SignedSource<<d0463a2c831916458d6b192cbaefd902>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs, Result } from "relay-runtime";
export type GreenLotRelated_rows$data = ReadonlyArray<{
  readonly supplier?: Result<{
    readonly " $fragmentSpreads": FragmentRefs<"SupplierTable_rows">;
  } | null | undefined, unknown>;
  readonly " $fragmentType": "GreenLotRelated_rows";
}>;
export type GreenLotRelated_rows$key = ReadonlyArray<{
  readonly " $data"?: GreenLotRelated_rows$data;
  readonly " $fragmentSpreads": FragmentRefs<"GreenLotRelated_rows">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "moreOfSupplier"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "ofSupplier"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "GreenLotRelated_rows",
  "selections": [
    {
      "condition": "ofSupplier",
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
              {
                "args": [
                  {
                    "kind": "Variable",
                    "name": "more",
                    "variableName": "moreOfSupplier"
                  }
                ],
                "kind": "FragmentSpread",
                "name": "SupplierTable_rows"
              }
            ],
            "storageKey": null
          },
          "to": "RESULT"
        }
      ]
    }
  ],
  "type": "GreenLot",
  "abstractKey": null
};

(node as any).hash = "89833e5daed35a565352d3e2cffc553b";

export default node;
