/**
 * @generated SignedSource<<4560bf7b4ccd462be72e2e928df10a78>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type employeeFinder_note$data = {
  readonly email: string;
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

(node as any).hash = "b12069610fedb107516604753fa37720";

export default node;
