/**
 * @generated SignedSource<<98eb9a74432fa286266f565858b36eb3>>
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
    }
  ],
  "type": "Tag",
  "abstractKey": null
};

(node as any).hash = "a77000e3216cc898ee2d8cf926448857";

export default node;
