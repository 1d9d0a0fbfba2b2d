/**
 * @generated SignedSource<<f75382d31bcc0fc380e205c625132235>>
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
      "kind": "RootArgument",
      "name": "ofProductTags"
    },
    {
      "kind": "RootArgument",
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

(node as any).hash = "f9929933d25402824afa661c13622f45";

export default node;
