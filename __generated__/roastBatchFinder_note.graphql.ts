/**
 * @generated SignedSource<<fab48707a6fc68c0e6218a10c2e6f277>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs, Result } from "relay-runtime";
export type roastBatchFinder_note$data = {
  readonly product: Result<{
    readonly id: string;
    readonly name: string;
  } | null | undefined, unknown>;
  readonly " $fragmentType": "roastBatchFinder_note";
};
export type roastBatchFinder_note$key = {
  readonly " $data"?: roastBatchFinder_note$data;
  readonly " $fragmentSpreads": FragmentRefs<"roastBatchFinder_note">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "roastBatchFinder_note"
};

(node as any).hash = "7d7e0357d16551387240decd5b657882";

export default node;
