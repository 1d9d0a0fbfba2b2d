/**
 * @generated SignedSource<<5aa23701a0f8b33d3e63791f66775663>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type InvoiceActions_record$data = {
  readonly id: string;
  readonly number: string;
  readonly " $fragmentType": "InvoiceActions_record";
};
export type InvoiceActions_record$key = {
  readonly " $data"?: InvoiceActions_record$data;
  readonly " $fragmentSpreads": FragmentRefs<"InvoiceActions_record">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InvoiceActions_record",
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
  "type": "Invoice",
  "abstractKey": null
};

(node as any).hash = "403e6b6c26870623629eac8dfc90b9e7";

export default node;
