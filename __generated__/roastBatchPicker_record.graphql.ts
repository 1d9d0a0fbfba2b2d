/**
 * @generated SignedSource<<9b1f21b70795547bf1858fc250e64645>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type roastBatchPicker_record$data = {
  readonly id: string;
  readonly number: string;
  readonly " $fragmentType": "roastBatchPicker_record";
};
export type roastBatchPicker_record$key = {
  readonly " $data"?: roastBatchPicker_record$data;
  readonly " $fragmentSpreads": FragmentRefs<"roastBatchPicker_record">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "roastBatchPicker_record"
};

(node as any).hash = "5219a35350ed63a09a25201f06a33971";

export default node;
