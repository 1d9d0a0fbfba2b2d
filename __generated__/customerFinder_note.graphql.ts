/**
 * @generated SignedSource<<ada245cf6bbe320b65416f0cf3975e9f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs, Result } from "relay-runtime";
export type customerFinder_note$data = {
  readonly email: Result<string | null | undefined, unknown>;
  readonly " $fragmentType": "customerFinder_note";
};
export type customerFinder_note$key = {
  readonly " $data"?: customerFinder_note$data;
  readonly " $fragmentSpreads": FragmentRefs<"customerFinder_note">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "customerFinder_note"
};

(node as any).hash = "21d492077d544bf0a1bcac134308b302";

export default node;
