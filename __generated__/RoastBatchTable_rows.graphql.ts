/**
 * @generated SignedSource<<de9da0e39bc33f9ab746fa4f7663af32>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs, Result } from "relay-runtime";
export type RoastBatchTable_rows$data = ReadonlyArray<{
  readonly chargeWeightKg: string | number;
  readonly cupScore: Result<string | number | null | undefined, unknown>;
  readonly greenLot: Result<{
    readonly code: string;
    readonly id: string;
  } | null | undefined, unknown>;
  readonly id: string;
  readonly machine: string;
  readonly number: string;
  readonly roastedAt: string;
  readonly yieldWeightKg: string | number;
  readonly " $fragmentType": "RoastBatchTable_rows";
}>;
export type RoastBatchTable_rows$key = ReadonlyArray<{
  readonly " $data"?: RoastBatchTable_rows$data;
  readonly " $fragmentSpreads": FragmentRefs<"RoastBatchTable_rows">;
}>;

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "RoastBatchTable_rows",
  "selections": [
    (v0/*:: as any*/),
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
        "concreteType": "GreenLot",
        "kind": "LinkedField",
        "name": "greenLot",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "code",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "RESULT"
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "machine",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "chargeWeightKg",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "yieldWeightKg",
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "cupScore",
        "storageKey": null
      },
      "to": "RESULT"
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "roastedAt",
      "storageKey": null
    }
  ],
  "type": "RoastBatch",
  "abstractKey": null
};
})();

(node as any).hash = "592f63da41bfc247b1b0fdbc889866a7";

export default node;
