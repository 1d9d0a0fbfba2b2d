/**
 * @generated SignedSource<<8742201cabee3c98499881c7af966951>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs, Result } from "relay-runtime";
export type TagRelated_rows$data = ReadonlyArray<{
  readonly productTagsCount?: Result<{
    readonly totalCount: number;
  }, unknown>;
  readonly productsCount?: Result<{
    readonly totalCount: number;
  }, unknown>;
  readonly " $fragmentType": "TagRelated_rows";
}>;
export type TagRelated_rows$key = ReadonlyArray<{
  readonly " $data"?: TagRelated_rows$data;
  readonly " $fragmentSpreads": FragmentRefs<"TagRelated_rows">;
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
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "ofProductTags"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "ofProducts"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "TagRelated_rows",
  "selections": [
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
  "type": "Tag",
  "abstractKey": null
};
})();

(node as any).hash = "a91c1da3e1c129175bda2ea9dba61fd4";

export default node;
