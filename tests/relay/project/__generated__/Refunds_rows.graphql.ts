/**
 * @generated SignedSource<<ea6f10279e5af15588f3f6f73979d255>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type Refunds_rows$data = ReadonlyArray<{
  readonly amount: string;
  readonly id: string;
  readonly " $fragmentType": "Refunds_rows";
}>;
export type Refunds_rows$key = ReadonlyArray<{
  readonly " $data"?: Refunds_rows$data;
  readonly " $fragmentSpreads": FragmentRefs<"Refunds_rows">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "Refunds_rows",
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
      "name": "amount",
      "storageKey": null
    }
  ],
  "type": "Refund",
  "abstractKey": null
};

(node as any).hash = "1ecc9d322f0a33113503df87f953bef9";

export default node;
