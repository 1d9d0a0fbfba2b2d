/**
 * @generated SignedSource<<61131e3d38fd5d9857c4db1c9dc7a0ed>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs, Result } from "relay-runtime";
export type invoiceFinder_note$data = {
  readonly customer: Result<{
    readonly id: string;
    readonly name: string;
  } | null | undefined, unknown>;
  readonly " $fragmentType": "invoiceFinder_note";
};
export type invoiceFinder_note$key = {
  readonly " $data"?: invoiceFinder_note$data;
  readonly " $fragmentSpreads": FragmentRefs<"invoiceFinder_note">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "invoiceFinder_note"
};

(node as any).hash = "30ea761196444bf646cd7a51fad9d614";

export default node;
