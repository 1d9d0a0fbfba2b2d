/**
 * @generated SignedSource<<63f73195f836b0fc3f1192afc044014e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs, Result } from "relay-runtime";
export type orderFinder_note$data = {
  readonly customer: Result<{
    readonly id: string;
    readonly name: string;
  } | null | undefined, unknown>;
  readonly " $fragmentType": "orderFinder_note";
};
export type orderFinder_note$key = {
  readonly " $data"?: orderFinder_note$data;
  readonly " $fragmentSpreads": FragmentRefs<"orderFinder_note">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "orderFinder_note"
};

(node as any).hash = "016f98834c9384282d4c74b0aef24e32";

export default node;
