/**
 * @generated SignedSource<<9add02b66ca48bba3708d1a22c09cd53>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type tagPicker_record$data = {
  readonly id: string;
  readonly name: string;
  readonly " $fragmentType": "tagPicker_record";
};
export type tagPicker_record$key = {
  readonly " $data"?: tagPicker_record$data;
  readonly " $fragmentSpreads": FragmentRefs<"tagPicker_record">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "tagPicker_record"
};

(node as any).hash = "15a40f049d5d84019c074b869e0ac688";

export default node;
