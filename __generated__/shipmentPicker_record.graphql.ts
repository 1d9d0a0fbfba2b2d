/**
 * @generated SignedSource<<f6793ceef3f5cd3040db0ff684d15673>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type shipmentPicker_record$data = {
  readonly id: string;
  readonly trackingNumber: string;
  readonly " $fragmentType": "shipmentPicker_record";
};
export type shipmentPicker_record$key = {
  readonly " $data"?: shipmentPicker_record$data;
  readonly " $fragmentSpreads": FragmentRefs<"shipmentPicker_record">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "shipmentPicker_record"
};

(node as any).hash = "1340d53e7a05fbd98c75af69d15885e6";

export default node;
