/**
 * @generated SignedSource<<75d3bbdc227dae18368c5318cbdca0e4>>
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
  readonly product: Result<{
    readonly id: string;
    readonly name: string;
  } | null | undefined, unknown>;
  readonly roastedAt: string;
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
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "Product",
        "kind": "LinkedField",
        "name": "product",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "name",
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

(node as any).hash = "fcdb22ed65e1f1e52617134b810c279d";

export default node;
