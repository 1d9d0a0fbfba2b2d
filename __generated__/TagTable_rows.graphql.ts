/**
 * @generated SignedSource<<df1ae1e0c4f2e2e59e02987d3ff62c7d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs, Result } from "relay-runtime";
export type TagTable_rows$data = ReadonlyArray<{
  readonly color?: string;
  readonly createdAt: string;
  readonly description?: Result<string | null | undefined, unknown>;
  readonly id: string;
  readonly name: string;
  readonly " $fragmentType": "TagTable_rows";
}>;
export type TagTable_rows$key = ReadonlyArray<{
  readonly " $data"?: TagTable_rows$data;
  readonly " $fragmentSpreads": FragmentRefs<"TagTable_rows">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "more"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "TagTable_rows",
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
      "name": "createdAt",
      "storageKey": null
    },
    {
      "condition": "more",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
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
        }
      ]
    }
  ],
  "type": "Tag",
  "abstractKey": null
};

(node as any).hash = "8efbf6c718e885947d3df4bed5542bad";

export default node;
