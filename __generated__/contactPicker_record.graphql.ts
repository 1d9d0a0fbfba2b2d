/**
 * @generated SignedSource<<a7a892ed8bc74ece59e1eedd052dcd06>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type contactPicker_record$data = {
  readonly fullName: string;
  readonly id: string;
  readonly " $fragmentType": "contactPicker_record";
};
export type contactPicker_record$key = {
  readonly " $data"?: contactPicker_record$data;
  readonly " $fragmentSpreads": FragmentRefs<"contactPicker_record">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "contactPicker_record"
};

(node as any).hash = "2d0bea1ba2990daac6eae0b590a144b0";

export default node;
