/**
 * @generated SignedSource<<149b137573c396069f42f8d3f117e3c6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs, Result } from "relay-runtime";
export type SupplierRelated_rows$data = ReadonlyArray<{
  readonly greenLotsCount?: Result<{
    readonly totalCount: number;
  }, unknown>;
  readonly " $fragmentType": "SupplierRelated_rows";
}>;
export type SupplierRelated_rows$key = ReadonlyArray<{
  readonly " $data"?: SupplierRelated_rows$data;
  readonly " $fragmentSpreads": FragmentRefs<"SupplierRelated_rows">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "ofGreenLots"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "SupplierRelated_rows",
  "selections": [
    {
      "condition": "ofGreenLots",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "kind": "CatchField",
          "field": {
            "alias": "greenLotsCount",
            "args": [
              {
                "kind": "Literal",
                "name": "first",
                "value": 1
              }
            ],
            "concreteType": "GreenLotConnection",
            "kind": "LinkedField",
            "name": "greenLots",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "totalCount",
                "storageKey": null
              }
            ],
            "storageKey": "greenLots(first:1)"
          },
          "to": "RESULT"
        }
      ]
    }
  ],
  "type": "Supplier",
  "abstractKey": null
};

(node as any).hash = "dd62dedced2eb30907fa0e17b91f2924";

export default node;
