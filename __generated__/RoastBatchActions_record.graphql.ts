/**
 * @generated SignedSource<<36ab612e0b6f8e2598f5d3289e3c80ef>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type RoastBatchActions_record$data = {
  readonly id: string;
  readonly number: string;
  readonly " $fragmentType": "RoastBatchActions_record";
};
export type RoastBatchActions_record$key = {
  readonly " $data"?: RoastBatchActions_record$data;
  readonly " $fragmentSpreads": FragmentRefs<"RoastBatchActions_record">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RoastBatchActions_record",
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
      "name": "number",
      "storageKey": null
    }
  ],
  "type": "RoastBatch",
  "abstractKey": null
};

(node as any).hash = "3646ab765ef357361c4be4fb4ddc5a45";

export default node;
