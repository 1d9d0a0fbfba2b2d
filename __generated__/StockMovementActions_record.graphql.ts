/**
 * @generated SignedSource<<831cd8c24fcb3036ed28d65b4dec5aaf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type StockMovementActions_record$data = {
  readonly id: string;
  readonly " $fragmentType": "StockMovementActions_record";
};
export type StockMovementActions_record$key = {
  readonly " $data"?: StockMovementActions_record$data;
  readonly " $fragmentSpreads": FragmentRefs<"StockMovementActions_record">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StockMovementActions_record",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    }
  ],
  "type": "StockMovement",
  "abstractKey": null
};

(node as any).hash = "bd7bc3896e7cf94beba023e4a4a23050";

export default node;
