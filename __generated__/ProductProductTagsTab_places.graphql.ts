/**
 * @generated SignedSource<<65d0bbda8fbb660d0840b2baedc548ac>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ProductProductTagsTab_places$data = ReadonlyArray<{
  readonly id: string;
  readonly position: number;
  readonly " $fragmentType": "ProductProductTagsTab_places";
}>;
export type ProductProductTagsTab_places$key = ReadonlyArray<{
  readonly " $data"?: ProductProductTagsTab_places$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductProductTagsTab_places">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "ProductProductTagsTab_places",
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
      "name": "position",
      "storageKey": null
    }
  ],
  "type": "ProductTag",
  "abstractKey": null
};

(node as any).hash = "4b79ba6045f8ee7f9f10ae42be097f68";

export default node;
