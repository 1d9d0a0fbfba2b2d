/**
 * @generated SignedSource<<5d91c58b88bb86425eb0c416bc9582c5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ShipmentActions_record$data = {
  readonly id: string;
  readonly trackingNumber: string;
  readonly " $fragmentType": "ShipmentActions_record";
};
export type ShipmentActions_record$key = {
  readonly " $data"?: ShipmentActions_record$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShipmentActions_record">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ShipmentActions_record",
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
      "name": "trackingNumber",
      "storageKey": null
    }
  ],
  "type": "Shipment",
  "abstractKey": null
};

(node as any).hash = "2f6b5b173468534d6b43256b6d22abe7";

export default node;
