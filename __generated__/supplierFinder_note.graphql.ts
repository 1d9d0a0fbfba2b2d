/**
 * @generated SignedSource<<c63d7d7adcebc9335671c9eb5e575192>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs, Result } from "relay-runtime";
export type supplierFinder_note$data = {
  readonly email: Result<string | null | undefined, unknown>;
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

(node as any).hash = "469370b76d4335cf056ee1f2e90013ac";

export default node;
