/**
 * @generated SignedSource<<72306e842858d1a0fe93fe434293535f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs, Result } from "relay-runtime";
export type deliveryAddressFinder_note$data = {
  readonly customer: Result<{
    readonly id: string;
    readonly name: string;
  } | null | undefined, unknown>;
  readonly " $fragmentType": "deliveryAddressFinder_note";
};
export type deliveryAddressFinder_note$key = {
  readonly " $data"?: deliveryAddressFinder_note$data;
  readonly " $fragmentSpreads": FragmentRefs<"deliveryAddressFinder_note">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "deliveryAddressFinder_note"
};

(node as any).hash = "7d594d2344a7375b07e32b6d2625a8b5";

export default node;
