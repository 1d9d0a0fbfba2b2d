/**
 * @generated SignedSource<<6b2440da4bb7e7f33ab12feabe32a424>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type invoicePicker_record$data = {
  readonly id: string;
  readonly number: string;
  readonly " $fragmentType": "invoicePicker_record";
};
export type invoicePicker_record$key = {
  readonly " $data"?: invoicePicker_record$data;
  readonly " $fragmentSpreads": FragmentRefs<"invoicePicker_record">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "invoicePicker_record"
};

(node as any).hash = "80aace60ca345081d6591a93b96a208d";

export default node;
