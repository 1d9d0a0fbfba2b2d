/**
 * @generated SignedSource<<efd5b885fce046d9ad3232627e1b476e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs, Result } from "relay-runtime";
export type GreenLotRelated_rows$data = ReadonlyArray<{
  readonly blendComponentsCount?: Result<{
    readonly totalCount: number;
  } | null | undefined, unknown>;
  readonly productsCount?: Result<{
    readonly totalCount: number;
  } | null | undefined, unknown>;
  readonly roastBatchesCount?: Result<{
    readonly totalCount: number;
  } | null | undefined, unknown>;
  readonly supplier?: Result<{
    readonly " $fragmentSpreads": FragmentRefs<"SupplierTable_rows">;
  } | null | undefined, unknown>;
  readonly " $fragmentType": "GreenLotRelated_rows";
}>;
export type GreenLotRelated_rows$key = ReadonlyArray<{
  readonly " $data"?: GreenLotRelated_rows$data;
  readonly " $fragmentSpreads": FragmentRefs<"GreenLotRelated_rows">;
}>;

const node: ReaderFragment = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 1
  }
],
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "totalCount",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "moreOfSupplier"
    },
    {
      "kind": "RootArgument",
      "name": "ofBlendComponents"
    },
    {
      "kind": "RootArgument",
      "name": "ofProducts"
    },
    {
      "kind": "RootArgument",
      "name": "ofRoastBatches"
    },
    {
      "kind": "RootArgument",
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
    },
    {
      "condition": "ofBlendComponents",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "kind": "CatchField",
          "field": {
            "alias": "blendComponentsCount",
            "args": (v0/*:: as any*/),
            "concreteType": "BlendComponentConnection",
            "kind": "LinkedField",
            "name": "blendComponents",
            "plural": false,
            "selections": (v1/*:: as any*/),
            "storageKey": "blendComponents(first:1)"
          },
          "to": "RESULT"
        }
      ]
    },
    {
      "condition": "ofRoastBatches",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "kind": "CatchField",
          "field": {
            "alias": "roastBatchesCount",
            "args": (v0/*:: as any*/),
            "concreteType": "RoastBatchConnection",
            "kind": "LinkedField",
            "name": "roastBatches",
            "plural": false,
            "selections": (v1/*:: as any*/),
            "storageKey": "roastBatches(first:1)"
          },
          "to": "RESULT"
        }
      ]
    },
    {
      "condition": "ofProducts",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "kind": "CatchField",
          "field": {
            "alias": "productsCount",
            "args": (v0/*:: as any*/),
            "concreteType": "ProductConnection",
            "kind": "LinkedField",
            "name": "products",
            "plural": false,
            "selections": (v1/*:: as any*/),
            "storageKey": "products(first:1)"
          },
          "to": "RESULT"
        }
      ]
    }
  ],
  "type": "GreenLot",
  "abstractKey": null
};
})();

(node as any).hash = "fac4fa43fbefeba249c7d5afe5367a15";

export default node;
