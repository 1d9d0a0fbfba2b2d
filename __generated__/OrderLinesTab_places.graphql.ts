/**
 * @generated SignedSource<<c6b99948fffad2f885f050fa0a53e005>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OrderLinesTab_places$data = ReadonlyArray<{
  readonly id: string;
  readonly position: number;
  readonly " $fragmentType": "OrderLinesTab_places";
}>;
export type OrderLinesTab_places$key = ReadonlyArray<{
  readonly " $data"?: OrderLinesTab_places$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderLinesTab_places">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "OrderLinesTab_places",
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
  "type": "OrderLine",
  "abstractKey": null
};

(node as any).hash = "3d08dbdb5b59f37a35afd7329d25927b";

export default node;
