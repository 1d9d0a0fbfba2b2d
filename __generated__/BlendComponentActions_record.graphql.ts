/**
 * @generated SignedSource<<181cccd24d90ba8a79b9b1bb6ea2d89d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type BlendComponentActions_record$data = {
  readonly id: string;
  readonly " $fragmentType": "BlendComponentActions_record";
};
export type BlendComponentActions_record$key = {
  readonly " $data"?: BlendComponentActions_record$data;
  readonly " $fragmentSpreads": FragmentRefs<"BlendComponentActions_record">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BlendComponentActions_record",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    }
  ],
  "type": "BlendComponent",
  "abstractKey": null
};

(node as any).hash = "1a3b693389213bc4b7bf073b96b96039";

export default node;
