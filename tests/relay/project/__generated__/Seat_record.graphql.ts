/**
 * @generated SignedSource<<3521ebba07e9afb4a9c2ca2091f0b8c2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs, Result } from "relay-runtime";
export type Seat_record$data = {
  readonly hall: string;
  readonly holder: Result<string | null | undefined, unknown>;
  readonly number: number;
  readonly " $fragmentType": "Seat_record";
};
export type Seat_record$key = {
  readonly " $data"?: Seat_record$data;
  readonly " $fragmentSpreads": FragmentRefs<"Seat_record">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Seat_record",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hall",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "holder",
        "storageKey": null
      },
      "to": "RESULT"
    }
  ],
  "type": "Seat",
  "abstractKey": null
};

(node as any).hash = "17429a0acfa920ab2a129a41732b1130";

export default node;
