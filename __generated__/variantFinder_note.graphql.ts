/**
 * @generated SignedSource<<e65ba04f19b19b0dbc6a8434e278ed10>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs, Result } from "relay-runtime";
export type variantFinder_note$data = {
  readonly product: Result<{
    readonly id: string;
    readonly name: string;
  } | null | undefined, unknown>;
  readonly " $fragmentType": "variantFinder_note";
};
export type variantFinder_note$key = {
  readonly " $data"?: variantFinder_note$data;
  readonly " $fragmentSpreads": FragmentRefs<"variantFinder_note">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "variantFinder_note"
};

(node as any).hash = "f8b3c0a6bd57c325189522178611ed1f";

export default node;
