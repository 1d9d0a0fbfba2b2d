/**
 * @generated SignedSource<<b1388e6d87ae02d963a6a466d3060501>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs, Result } from "relay-runtime";
export type RoastBatchSideSection_record$data = {
  readonly createdAt: string;
  readonly greenLot: Result<{
    readonly code: string;
    readonly id: string;
  } | null | undefined, unknown>;
  readonly id: string;
  readonly roaster: Result<{
    readonly fullName: string;
    readonly id: string;
  } | null | undefined, unknown>;
  readonly updatedAt: string;
  readonly " $fragmentType": "RoastBatchSideSection_record";
};
export type RoastBatchSideSection_record$key = {
  readonly " $data"?: RoastBatchSideSection_record$data;
  readonly " $fragmentSpreads": FragmentRefs<"RoastBatchSideSection_record">;
};

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
  "metadata": null,
  "name": "RoastBatchSideSection_record",
  "selections": [
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
        "concreteType": "Employee",
        "kind": "LinkedField",
        "name": "roaster",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "fullName",
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
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "updatedAt",
      "storageKey": null
    },
    (v0/*:: as any*/)
  ],
  "type": "RoastBatch",
  "abstractKey": null
};
})();

(node as any).hash = "64393f24c68f1980bc4862f44d19c4ad";

export default node;
