/**
 * @generated SignedSource<<46ba4da668404a7bc64f09cee7d9b188>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ProductTagActions_record$data = {
  readonly id: string;
  readonly " $fragmentType": "ProductTagActions_record";
};
export type ProductTagActions_record$key = {
  readonly " $data"?: ProductTagActions_record$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductTagActions_record">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProductTagActions_record",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    }
  ],
  "type": "ProductTag",
  "abstractKey": null
};

(node as any).hash = "eb4dab4b8c116e2ba06628a69c605dd6";

export default node;
