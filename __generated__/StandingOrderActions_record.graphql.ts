/**
 * @generated SignedSource<<74d5b403a7df516ed391508eae402252>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type StandingOrderActions_record$data = {
  readonly id: string;
  readonly " $fragmentType": "StandingOrderActions_record";
};
export type StandingOrderActions_record$key = {
  readonly " $data"?: StandingOrderActions_record$data;
  readonly " $fragmentSpreads": FragmentRefs<"StandingOrderActions_record">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StandingOrderActions_record",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    }
  ],
  "type": "StandingOrder",
  "abstractKey": null
};

(node as any).hash = "1921f9612ba2460113aa8231ab6860ae";

export default node;
