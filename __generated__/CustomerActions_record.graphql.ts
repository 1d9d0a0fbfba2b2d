/**
 * @generated SignedSource<<201ce7b5a3a499c4a66d9400805b188d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CustomerActions_record$data = {
  readonly id: string;
  readonly name: string;
  readonly " $fragmentType": "CustomerActions_record";
};
export type CustomerActions_record$key = {
  readonly " $data"?: CustomerActions_record$data;
  readonly " $fragmentSpreads": FragmentRefs<"CustomerActions_record">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CustomerActions_record",
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
      "name": "name",
      "storageKey": null
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "d9c53192046ae728f365a4d837e22e07";

export default node;
