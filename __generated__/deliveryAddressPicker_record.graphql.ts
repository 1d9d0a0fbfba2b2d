/**
 * @generated SignedSource<<173cc86257191e210278f1d7b2081b55>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type deliveryAddressPicker_record$data = {
  readonly id: string;
  readonly label: string;
  readonly " $fragmentType": "deliveryAddressPicker_record";
};
export type deliveryAddressPicker_record$key = {
  readonly " $data"?: deliveryAddressPicker_record$data;
  readonly " $fragmentSpreads": FragmentRefs<"deliveryAddressPicker_record">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "deliveryAddressPicker_record"
};

(node as any).hash = "ee8e872bf0747f1cda37803f85b1cd84";

export default node;
