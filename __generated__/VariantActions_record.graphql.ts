/**
 * @generated SignedSource<<6e91c2c535e7b0b356ada611555dff7f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type VariantActions_record$data = {
  readonly id: string;
  readonly name: string;
  readonly " $fragmentType": "VariantActions_record";
};
export type VariantActions_record$key = {
  readonly " $data"?: VariantActions_record$data;
  readonly " $fragmentSpreads": FragmentRefs<"VariantActions_record">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "VariantActions_record",
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
  "type": "Variant",
  "abstractKey": null
};

(node as any).hash = "f5694ee35b51a5e1ada4da5b8a5e2959";

export default node;
