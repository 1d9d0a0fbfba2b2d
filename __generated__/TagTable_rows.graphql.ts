/**
 * @generated SignedSource<<9f4c73178f7ccf63cd05276aaad81063>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs, Result } from "relay-runtime";
export type TagTable_rows$data = ReadonlyArray<{
  readonly color?: string;
  readonly createdAt?: string;
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
      "name": "withColor"
    },
    {
      "defaultValue": true,
      "kind": "LocalArgument",
      "name": "withCreatedAt"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "withDescription"
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
      "condition": "withCreatedAt",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "createdAt",
          "storageKey": null
        }
      ]
    },
    {
      "condition": "withColor",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "color",
          "storageKey": null
        }
      ]
    },
    {
      "condition": "withDescription",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
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

(node as any).hash = "8c0c3b4a1e6d6de91765ce9c3f67dca6";

export default node;
