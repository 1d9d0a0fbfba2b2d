/**
 * @generated SignedSource<<9e6656ec534e71a36703231e7fe7deb3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OrderLineActions_record$data = {
  readonly id: string;
  readonly " $fragmentType": "OrderLineActions_record";
};
export type OrderLineActions_record$key = {
  readonly " $data"?: OrderLineActions_record$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderLineActions_record">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderLineActions_record",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    }
  ],
  "type": "OrderLine",
  "abstractKey": null
};

(node as any).hash = "7316d8ea7b37ddd2cfec3ca38a690fcd";

export default node;
