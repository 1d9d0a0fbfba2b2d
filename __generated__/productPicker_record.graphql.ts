/**
 * @generated SignedSource<<50cfca7348eed45a7ad8bb0cd57c215f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type productPicker_record$data = {
  readonly id: string;
  readonly name: string;
  readonly " $fragmentType": "productPicker_record";
};
export type productPicker_record$key = {
  readonly " $data"?: productPicker_record$data;
  readonly " $fragmentSpreads": FragmentRefs<"productPicker_record">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "productPicker_record"
};

(node as any).hash = "dee8dd16a7112af60ec936f1c0560994";

export default node;
