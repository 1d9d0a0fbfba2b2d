/**
 * @generated SignedSource<<a87cf2502356f15c48f5c6db76ff3e62>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs, Result } from "relay-runtime";
export type ProductTagTagTable_rows$data = ReadonlyArray<{
  readonly addedAt: string;
  readonly id: string;
  readonly position: number;
  readonly tag: Result<{
    readonly id: string;
    readonly name: string;
  } | null | undefined, unknown>;
  readonly " $fragmentType": "ProductTagTagTable_rows";
}>;
export type ProductTagTagTable_rows$key = ReadonlyArray<{
  readonly " $data"?: ProductTagTagTable_rows$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductTagTagTable_rows">;
}>;

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "ProductTagTagTable_rows",
  "selections": [
    (v0/*:: as any*/),
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "Tag",
        "kind": "LinkedField",
        "name": "tag",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "name",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "RESULT"
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "position",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "addedAt",
      "storageKey": null
    }
  ],
  "type": "ProductTag",
  "abstractKey": null
};
})();

(node as any).hash = "a5f6e58accfca1105a82cbc18c58d751";

export default node;
