/**
 * @generated SignedSource<<e7f1ba49d9d02beb95b268ce05883002>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs, Result } from "relay-runtime";
export type TagRecord_record$data = {
  readonly color: string;
  readonly createdAt: string;
  readonly description: Result<string | null | undefined, unknown>;
  readonly id: string;
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"TagActions_record">;
  readonly " $fragmentType": "TagRecord_record";
};
export type TagRecord_record$key = {
  readonly " $data"?: TagRecord_record$data;
  readonly " $fragmentSpreads": FragmentRefs<"TagRecord_record">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TagRecord_record",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "color",
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "description",
        "storageKey": null
      },
      "to": "RESULT"
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TagActions_record"
    }
  ],
  "type": "Tag",
  "abstractKey": null
};

(node as any).hash = "6a562e145a2bb03af23538919d32a050";

export default node;
