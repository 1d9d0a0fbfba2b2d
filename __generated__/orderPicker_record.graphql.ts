/**
 * @generated SignedSource<<cbb9d19b5d54044114bac1b4ba3db15c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type orderPicker_record$data = {
  readonly id: string;
  readonly number: string;
  readonly " $fragmentType": "orderPicker_record";
};
export type orderPicker_record$key = {
  readonly " $data"?: orderPicker_record$data;
  readonly " $fragmentSpreads": FragmentRefs<"orderPicker_record">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "orderPicker_record"
};

(node as any).hash = "bc6307b0fd771c763a8ea1ec2fbfcc72";

export default node;
