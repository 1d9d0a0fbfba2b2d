/**
 * @generated SignedSource<<67d5c7d34d23754d78eaf4d77ac94ee6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type variantPicker_record$data = {
  readonly id: string;
  readonly name: string;
  readonly " $fragmentType": "variantPicker_record";
};
export type variantPicker_record$key = {
  readonly " $data"?: variantPicker_record$data;
  readonly " $fragmentSpreads": FragmentRefs<"variantPicker_record">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "variantPicker_record"
};

(node as any).hash = "f8b9c0a2766722cc939173f7d5b9cf97";

export default node;
