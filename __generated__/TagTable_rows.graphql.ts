/**
 * @generated SignedSource<<4b49a698286732cbb47b4eaab3d2f2a4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type TagTable_rows$data = ReadonlyArray<{
  readonly createdAt: string;
  readonly id: string;
  readonly name: string;
  readonly " $fragmentType": "TagTable_rows";
}>;
export type TagTable_rows$key = ReadonlyArray<{
  readonly " $data"?: TagTable_rows$data;
  readonly " $fragmentSpreads": FragmentRefs<"TagTable_rows">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "TagTable_rows",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    }
  ],
  "type": "Tag",
  "abstractKey": null
};

(node as any).hash = "0a7ec404158f19cff7808702c66a0e5d";

export default node;
