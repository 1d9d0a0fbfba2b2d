/**
 * @generated SignedSource<<fbbc53a771d348b750ada125e294aace>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs, Result } from "relay-runtime";
export type productFinder_note$data = {
  readonly code: string;
  readonly image: Result<string | null | undefined, unknown>;
  readonly " $fragmentType": "productFinder_note";
};
export type productFinder_note$key = {
  readonly " $data"?: productFinder_note$data;
  readonly " $fragmentSpreads": FragmentRefs<"productFinder_note">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "productFinder_note"
};

(node as any).hash = "59d0f8ee003b263d1f04940d0d041453";

export default node;
