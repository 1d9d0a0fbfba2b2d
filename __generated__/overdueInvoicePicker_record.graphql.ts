/**
 * @generated SignedSource<<1c95fe9aedf96174d12749ace08a453f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type overdueInvoicePicker_record$data = {
  readonly id: string;
  readonly number: string;
  readonly " $fragmentType": "overdueInvoicePicker_record";
};
export type overdueInvoicePicker_record$key = {
  readonly " $data"?: overdueInvoicePicker_record$data;
  readonly " $fragmentSpreads": FragmentRefs<"overdueInvoicePicker_record">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "overdueInvoicePicker_record"
};

(node as any).hash = "f72a89e33627a0b94d94c2ca33818fe2";

export default node;
