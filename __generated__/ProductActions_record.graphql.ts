/**
 * @generated SignedSource<<2286181bf97c524c5d57a2e511caa709>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ProductActions_record$data = {
  readonly id: string;
  readonly name: string;
  readonly " $fragmentType": "ProductActions_record";
};
export type ProductActions_record$key = {
  readonly " $data"?: ProductActions_record$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductActions_record">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProductActions_record",
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
      "name": "name",
      "storageKey": null
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "1d83ceff6f6ee8c93166c6109a2e0043";

export default node;
