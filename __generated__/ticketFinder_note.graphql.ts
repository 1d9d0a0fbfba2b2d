/**
 * @generated SignedSource<<8529f3c9bd50726f67daab5a9fe2f757>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs, Result } from "relay-runtime";
export type ticketFinder_note$data = {
  readonly assignee: Result<{
    readonly fullName: string;
    readonly id: string;
  } | null | undefined, unknown>;
  readonly " $fragmentType": "ticketFinder_note";
};
export type ticketFinder_note$key = {
  readonly " $data"?: ticketFinder_note$data;
  readonly " $fragmentSpreads": FragmentRefs<"ticketFinder_note">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "ticketFinder_note"
};

(node as any).hash = "3e2424a513fdfce0f8b7b2c821d73a2e";

export default node;
