/**
 * @generated SignedSource<<3f565b07bb7c58a5f8969035e4d2d0ab>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type GreenLotActions_record$data = {
  readonly code: string;
  readonly id: string;
  readonly " $fragmentType": "GreenLotActions_record";
};
export type GreenLotActions_record$key = {
  readonly " $data"?: GreenLotActions_record$data;
  readonly " $fragmentSpreads": FragmentRefs<"GreenLotActions_record">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GreenLotActions_record",
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
      "name": "code",
      "storageKey": null
    }
  ],
  "type": "GreenLot",
  "abstractKey": null
};

(node as any).hash = "b77b1ffb2c50d4b25919bfb4a550f69f";

export default node;
