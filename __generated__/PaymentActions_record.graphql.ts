/**
 * @generated SignedSource<<29d7220a225d60716d139555346d8808>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PaymentActions_record$data = {
  readonly id: string;
  readonly reference: string;
  readonly " $fragmentType": "PaymentActions_record";
};
export type PaymentActions_record$key = {
  readonly " $data"?: PaymentActions_record$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaymentActions_record">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PaymentActions_record",
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
      "name": "reference",
      "storageKey": null
    }
  ],
  "type": "Payment",
  "abstractKey": null
};

(node as any).hash = "3f73150f05a84adc4247fb446736954d";

export default node;
