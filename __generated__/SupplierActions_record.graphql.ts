/**
 * @generated SignedSource<<3deadd4afa83a703d112b28602bb5620>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SupplierActions_record$data = {
  readonly id: string;
  readonly name: string;
  readonly " $fragmentType": "SupplierActions_record";
};
export type SupplierActions_record$key = {
  readonly " $data"?: SupplierActions_record$data;
  readonly " $fragmentSpreads": FragmentRefs<"SupplierActions_record">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SupplierActions_record",
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
  "type": "Supplier",
  "abstractKey": null
};

(node as any).hash = "6c32ffc960daa221f0706dca1fe23b18";

export default node;
