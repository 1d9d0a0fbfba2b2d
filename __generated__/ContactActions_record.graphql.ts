/**
 * @generated SignedSource<<319275781969bc085c341b17249c95a9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ContactActions_record$data = {
  readonly fullName: string;
  readonly id: string;
  readonly " $fragmentType": "ContactActions_record";
};
export type ContactActions_record$key = {
  readonly " $data"?: ContactActions_record$data;
  readonly " $fragmentSpreads": FragmentRefs<"ContactActions_record">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ContactActions_record",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fullName",
      "storageKey": null
    }
  ],
  "type": "Contact",
  "abstractKey": null
};

(node as any).hash = "4927572b94872e028c7f34ca9446fdbe";

export default node;
