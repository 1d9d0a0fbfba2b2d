/**
 * @generated SignedSource<<ff28a5cdbc927304cf6f8b359926c5f0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs, Result } from "relay-runtime";
export type contactFinder_note$data = {
  readonly customer: Result<{
    readonly id: string;
    readonly name: string;
  } | null | undefined, unknown>;
  readonly " $fragmentType": "contactFinder_note";
};
export type contactFinder_note$key = {
  readonly " $data"?: contactFinder_note$data;
  readonly " $fragmentSpreads": FragmentRefs<"contactFinder_note">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "contactFinder_note"
};

(node as any).hash = "424a568baa8a780cb8c1cd3bdc0c3194";

export default node;
