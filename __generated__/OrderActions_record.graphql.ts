/**
 * @generated SignedSource<<c55224280c7ab3ed190fee1f044d461d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OrderActions_record$data = {
  readonly id: string;
  readonly number: string;
  readonly " $fragmentType": "OrderActions_record";
};
export type OrderActions_record$key = {
  readonly " $data"?: OrderActions_record$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderActions_record">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderActions_record",
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
      "name": "number",
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "606ef9465ed144dc97ebccd33cda66d9";

export default node;
