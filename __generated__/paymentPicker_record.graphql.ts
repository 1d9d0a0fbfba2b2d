/**
 * @generated SignedSource<<f4346e1d2372a5cf34fc13c80fa97fff>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type paymentPicker_record$data = {
  readonly id: string;
  readonly reference: string;
  readonly " $fragmentType": "paymentPicker_record";
};
export type paymentPicker_record$key = {
  readonly " $data"?: paymentPicker_record$data;
  readonly " $fragmentSpreads": FragmentRefs<"paymentPicker_record">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "paymentPicker_record"
};

(node as any).hash = "d4311d69e046bfb8085518e8eab6eff5";

export default node;
