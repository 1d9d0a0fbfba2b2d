/**
 * @generated SignedSource<<4b6b6db7260a5407afe25cf9c8eebbdf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs, Result } from "relay-runtime";
export type EmployeeRelated_rows$data = ReadonlyArray<{
  readonly manager?: Result<{
    readonly " $fragmentSpreads": FragmentRefs<"EmployeeTable_rows">;
  } | null | undefined, unknown>;
  readonly " $fragmentType": "EmployeeRelated_rows";
}>;
export type EmployeeRelated_rows$key = ReadonlyArray<{
  readonly " $data"?: EmployeeRelated_rows$data;
  readonly " $fragmentSpreads": FragmentRefs<"EmployeeRelated_rows">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "moreOfManager"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "ofManager"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "withManagerOfManager"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "EmployeeRelated_rows",
  "selections": [
    {
      "condition": "ofManager",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "kind": "CatchField",
          "field": {
            "alias": null,
            "args": null,
            "concreteType": "Employee",
            "kind": "LinkedField",
            "name": "manager",
            "plural": false,
            "selections": [
              {
                "args": [
                  {
                    "kind": "Variable",
                    "name": "more",
                    "variableName": "moreOfManager"
                  },
                  {
                    "kind": "Variable",
                    "name": "withManager",
                    "variableName": "withManagerOfManager"
                  }
                ],
                "kind": "FragmentSpread",
                "name": "EmployeeTable_rows"
              }
            ],
            "storageKey": null
          },
          "to": "RESULT"
        }
      ]
    }
  ],
  "type": "Employee",
  "abstractKey": null
};

(node as any).hash = "d4a4c9802beeef7165451df98808f717";

export default node;
