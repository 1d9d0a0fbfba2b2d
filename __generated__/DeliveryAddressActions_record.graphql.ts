/**
 * @generated SignedSource<<fc58bb8de10276589b416e0c8098743c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DeliveryAddressActions_record$data = {
  readonly id: string;
  readonly label: string;
  readonly " $fragmentType": "DeliveryAddressActions_record";
};
export type DeliveryAddressActions_record$key = {
  readonly " $data"?: DeliveryAddressActions_record$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeliveryAddressActions_record">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeliveryAddressActions_record",
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
      "name": "label",
      "storageKey": null
    }
  ],
  "type": "DeliveryAddress",
  "abstractKey": null
};

(node as any).hash = "2c69f5d8c20152669de5894b68ed4128";

export default node;
