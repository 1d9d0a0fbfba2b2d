/**
 * @generated SignedSource<<b50e3bd60a65333b63c6994ec37e855b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs, Result } from "relay-runtime";
export type employeeFinder_note$data = {
  readonly email: string;
  readonly photo: Result<string | null | undefined, unknown>;
  readonly " $fragmentType": "employeeFinder_note";
};
export type employeeFinder_note$key = {
  readonly " $data"?: employeeFinder_note$data;
  readonly " $fragmentSpreads": FragmentRefs<"employeeFinder_note">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "employeeFinder_note"
};

(node as any).hash = "d226dcc7eb662f0432ee3396ddc7be09";

export default node;
