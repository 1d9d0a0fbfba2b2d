/**
 * @generated SignedSource<<31b12ae2d91b81a5ae6c96ff0e04ca30>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs, Result } from "relay-runtime";
export type ProductRelated_rows$data = ReadonlyArray<{
  readonly componentsCount?: Result<{
    readonly totalCount: number;
  } | null | undefined, unknown>;
  readonly greenLotsCount?: Result<{
    readonly totalCount: number;
  } | null | undefined, unknown>;
  readonly productTagsCount?: Result<{
    readonly totalCount: number;
  }, unknown>;
  readonly roastBatchesCount?: Result<{
    readonly totalCount: number;
  } | null | undefined, unknown>;
  readonly tagsCount?: Result<{
    readonly totalCount: number;
  }, unknown>;
  readonly variantsCount?: Result<{
    readonly totalCount: number;
  }, unknown>;
  readonly " $fragmentType": "ProductRelated_rows";
}>;
export type ProductRelated_rows$key = ReadonlyArray<{
  readonly " $data"?: ProductRelated_rows$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductRelated_rows">;
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
      "name": "ofComponents"
    },
    {
      "kind": "RootArgument",
      "name": "ofGreenLots"
    },
    {
      "kind": "RootArgument",
      "name": "ofProductTags"
    },
    {
      "kind": "RootArgument",
      "name": "ofRoastBatches"
    },
    {
      "kind": "RootArgument",
      "name": "ofTags"
    },
    {
      "kind": "RootArgument",
      "name": "ofVariants"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "ProductRelated_rows",
  "selections": [
    {
      "condition": "ofVariants",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "kind": "CatchField",
          "field": {
            "alias": "variantsCount",
            "args": (v0/*:: as any*/),
            "concreteType": "VariantConnection",
            "kind": "LinkedField",
            "name": "variants",
            "plural": false,
            "selections": (v1/*:: as any*/),
            "storageKey": "variants(first:1)"
          },
          "to": "RESULT"
        }
      ]
    },
    {
      "condition": "ofProductTags",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "kind": "CatchField",
          "field": {
            "alias": "productTagsCount",
            "args": (v0/*:: as any*/),
            "concreteType": "ProductTagConnection",
            "kind": "LinkedField",
            "name": "productTags",
            "plural": false,
            "selections": (v1/*:: as any*/),
            "storageKey": "productTags(first:1)"
          },
          "to": "RESULT"
        }
      ]
    },
    {
      "condition": "ofComponents",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "kind": "CatchField",
          "field": {
            "alias": "componentsCount",
            "args": (v0/*:: as any*/),
            "concreteType": "BlendComponentConnection",
            "kind": "LinkedField",
            "name": "components",
            "plural": false,
            "selections": (v1/*:: as any*/),
            "storageKey": "components(first:1)"
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
      "condition": "ofTags",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "kind": "CatchField",
          "field": {
            "alias": "tagsCount",
            "args": (v0/*:: as any*/),
            "concreteType": "TagConnection",
            "kind": "LinkedField",
            "name": "tags",
            "plural": false,
            "selections": (v1/*:: as any*/),
            "storageKey": "tags(first:1)"
          },
          "to": "RESULT"
        }
      ]
    },
    {
      "condition": "ofGreenLots",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "kind": "CatchField",
          "field": {
            "alias": "greenLotsCount",
            "args": (v0/*:: as any*/),
            "concreteType": "GreenLotConnection",
            "kind": "LinkedField",
            "name": "greenLots",
            "plural": false,
            "selections": (v1/*:: as any*/),
            "storageKey": "greenLots(first:1)"
          },
          "to": "RESULT"
        }
      ]
    }
  ],
  "type": "Product",
  "abstractKey": null
};
})();

(node as any).hash = "b13e1e5e1fe4f0d33e6238fe75a93c1b";

export default node;
