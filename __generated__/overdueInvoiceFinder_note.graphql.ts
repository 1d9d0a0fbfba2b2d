/**
 * @generated SignedSource<<2bc2458fc6c8219b2d26c2862c2eb822>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs, Result } from "relay-runtime";
export type overdueInvoiceFinder_note$data = {
  readonly customer: Result<{
    readonly id: string;
    readonly name: string;
  } | null | undefined, unknown>;
  readonly " $fragmentType": "overdueInvoiceFinder_note";
};
export type overdueInvoiceFinder_note$key = {
  readonly " $data"?: overdueInvoiceFinder_note$data;
  readonly " $fragmentSpreads": FragmentRefs<"overdueInvoiceFinder_note">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "overdueInvoiceFinder_note"
};

(node as any).hash = "accd9ccd14f9e368ae825254983d5822";

export default node;
