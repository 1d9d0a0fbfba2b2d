/**
 * @generated SignedSource<<20a5f776fbf636de1a379c3b10fae88b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs, Result } from "relay-runtime";
export type supplierFinder_note$data = {
  readonly email: Result<string | null | undefined, unknown>;
  readonly picture: Result<string | null | undefined, unknown>;
  readonly " $fragmentType": "supplierFinder_note";
};
export type supplierFinder_note$key = {
  readonly " $data"?: supplierFinder_note$data;
  readonly " $fragmentSpreads": FragmentRefs<"supplierFinder_note">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "supplierFinder_note"
};

(node as any).hash = "2a2fb17c56158a0c008e06907eec6aa2";

export default node;
