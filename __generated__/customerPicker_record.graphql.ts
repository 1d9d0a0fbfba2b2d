/**
 * @generated SignedSource<<308fb88c9f7e6123857e520e1117d679>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type customerPicker_record$data = {
  readonly id: string;
  readonly name: string;
  readonly " $fragmentType": "customerPicker_record";
};
export type customerPicker_record$key = {
  readonly " $data"?: customerPicker_record$data;
  readonly " $fragmentSpreads": FragmentRefs<"customerPicker_record">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "customerPicker_record"
};

(node as any).hash = "1f8bea7eaad5717974556a7d604517fe";

export default node;
