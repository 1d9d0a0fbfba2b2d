/**
 * @generated SignedSource<<b862e4e268c0b73d76a1076a3921e568>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type greenLotPicker_record$data = {
  readonly code: string;
  readonly id: string;
  readonly " $fragmentType": "greenLotPicker_record";
};
export type greenLotPicker_record$key = {
  readonly " $data"?: greenLotPicker_record$data;
  readonly " $fragmentSpreads": FragmentRefs<"greenLotPicker_record">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "greenLotPicker_record"
};

(node as any).hash = "dee83c2b2bbe714aeeb78317a3526e1d";

export default node;
