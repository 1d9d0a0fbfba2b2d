/**
 * @generated SignedSource<<aae0840eff7892aabb511b0abfd0b7f1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs, Result } from "relay-runtime";
export type shipmentFinder_note$data = {
  readonly order: Result<{
    readonly id: string;
    readonly number: string;
  } | null | undefined, unknown>;
  readonly " $fragmentType": "shipmentFinder_note";
};
export type shipmentFinder_note$key = {
  readonly " $data"?: shipmentFinder_note$data;
  readonly " $fragmentSpreads": FragmentRefs<"shipmentFinder_note">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "shipmentFinder_note"
};

(node as any).hash = "9e85cc77a2d9be5906323348652ff023";

export default node;
