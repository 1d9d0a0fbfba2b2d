/**
 * @generated SignedSource<<04edfe8d758a54a8586637b757a1a0e4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs, Result } from "relay-runtime";
export type RoastBatchRecord_record$data = {
  readonly chargeWeightKg: string | number;
  readonly cupScore: Result<string | number | null | undefined, unknown>;
  readonly durationSeconds: number;
  readonly id: string;
  readonly lossPercent: string | number;
  readonly machine: string;
  readonly notes: Result<string | null | undefined, unknown>;
  readonly number: string;
  readonly passed: Result<boolean | null | undefined, unknown>;
  readonly profile: unknown;
  readonly yieldWeightKg: string | number;
  readonly " $fragmentSpreads": FragmentRefs<"RoastBatchSideSection_record">;
  readonly " $fragmentType": "RoastBatchRecord_record";
};
export type RoastBatchRecord_record$key = {
  readonly " $data"?: RoastBatchRecord_record$data;
  readonly " $fragmentSpreads": FragmentRefs<"RoastBatchRecord_record">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RoastBatchRecord_record",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "durationSeconds",
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
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "passed",
        "storageKey": null
      },
      "to": "RESULT"
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lossPercent",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "profile",
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "notes",
        "storageKey": null
      },
      "to": "RESULT"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RoastBatchSideSection_record"
    }
  ],
  "type": "RoastBatch",
  "abstractKey": null
};

(node as any).hash = "45f8987c8fabae96c889f8a20cc98bd8";

export default node;
