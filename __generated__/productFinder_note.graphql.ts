/**
 * @generated SignedSource<<2e024ee52f1bbccb602fa13667d536d4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type productFinder_note$data = {
  readonly code: string;
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

(node as any).hash = "3c3c351001c936e191a88bde37bda4a9";

export default node;
