/**
 * @generated SignedSource<<d5c0651b69fa182988602069e72b98f8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type supplierPicker_record$data = {
  readonly id: string;
  readonly name: string;
  readonly " $fragmentType": "supplierPicker_record";
};
export type supplierPicker_record$key = {
  readonly " $data"?: supplierPicker_record$data;
  readonly " $fragmentSpreads": FragmentRefs<"supplierPicker_record">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "supplierPicker_record"
};

(node as any).hash = "2c55a95ec2a889278701fdfab1825f96";

export default node;
