/**
 * @generated SignedSource<<cfdb6840c27fac65b2079e5955df51a9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ticketPicker_record$data = {
  readonly id: string;
  readonly subject: string;
  readonly " $fragmentType": "ticketPicker_record";
};
export type ticketPicker_record$key = {
  readonly " $data"?: ticketPicker_record$data;
  readonly " $fragmentSpreads": FragmentRefs<"ticketPicker_record">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "ticketPicker_record"
};

(node as any).hash = "60626fb8040e34d3bb79fa5960d66479";

export default node;
