/**
 * @generated SignedSource<<945bfdf99318796c9a20343e1380c18a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type TagActions_record$data = {
  readonly id: string;
  readonly name: string;
  readonly " $fragmentType": "TagActions_record";
};
export type TagActions_record$key = {
  readonly " $data"?: TagActions_record$data;
  readonly " $fragmentSpreads": FragmentRefs<"TagActions_record">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TagActions_record",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    }
  ],
  "type": "Tag",
  "abstractKey": null
};

(node as any).hash = "e1ed95d3e318c4233a15d62e257b2159";

export default node;
