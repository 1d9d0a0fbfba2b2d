/**
 * @generated SignedSource<<fed03caacaac275df9fa386c774cd44f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type employeePicker_record$data = {
  readonly fullName: string;
  readonly id: string;
  readonly " $fragmentType": "employeePicker_record";
};
export type employeePicker_record$key = {
  readonly " $data"?: employeePicker_record$data;
  readonly " $fragmentSpreads": FragmentRefs<"employeePicker_record">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "employeePicker_record"
};

(node as any).hash = "4f1c141ad1e9b94b926f79f173039c94";

export default node;
