/**
 * @generated SignedSource<<bfc7d4c9d3f0fc60150b4f58b8566339>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs, Result } from "relay-runtime";
export type ProductTagRelated_rows$data = ReadonlyArray<{
  readonly addedBy?: Result<{
    readonly " $fragmentSpreads": FragmentRefs<"EmployeeTable_rows">;
  } | null | undefined, unknown>;
  readonly product?: Result<{
    readonly " $fragmentSpreads": FragmentRefs<"ProductTable_rows">;
  } | null | undefined, unknown>;
  readonly tag?: Result<{
    readonly " $fragmentSpreads": FragmentRefs<"TagTable_rows">;
  } | null | undefined, unknown>;
  readonly " $fragmentType": "ProductTagRelated_rows";
}>;
export type ProductTagRelated_rows$key = ReadonlyArray<{
  readonly " $data"?: ProductTagRelated_rows$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductTagRelated_rows">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "moreOfAddedBy"
    },
    {
      "kind": "RootArgument",
      "name": "moreOfProduct"
    },
    {
      "kind": "RootArgument",
      "name": "moreOfTag"
    },
    {
      "kind": "RootArgument",
      "name": "ofAddedBy"
    },
    {
      "kind": "RootArgument",
      "name": "ofProduct"
    },
    {
      "kind": "RootArgument",
      "name": "ofTag"
    },
    {
      "kind": "RootArgument",
      "name": "withManagerOfAddedBy"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "ProductTagRelated_rows",
  "selections": [
    {
      "condition": "ofAddedBy",
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
            "name": "addedBy",
            "plural": false,
            "selections": [
              {
                "args": [
                  {
                    "kind": "Variable",
                    "name": "more",
                    "variableName": "moreOfAddedBy"
                  },
                  {
                    "kind": "Variable",
                    "name": "withManager",
                    "variableName": "withManagerOfAddedBy"
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
    },
    {
      "condition": "ofProduct",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
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
              {
                "args": [
                  {
                    "kind": "Variable",
                    "name": "more",
                    "variableName": "moreOfProduct"
                  }
                ],
                "kind": "FragmentSpread",
                "name": "ProductTable_rows"
              }
            ],
            "storageKey": null
          },
          "to": "RESULT"
        }
      ]
    },
    {
      "condition": "ofTag",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "kind": "CatchField",
          "field": {
            "alias": null,
            "args": null,
            "concreteType": "Tag",
            "kind": "LinkedField",
            "name": "tag",
            "plural": false,
            "selections": [
              {
                "args": [
                  {
                    "kind": "Variable",
                    "name": "more",
                    "variableName": "moreOfTag"
                  }
                ],
                "kind": "FragmentSpread",
                "name": "TagTable_rows"
              }
            ],
            "storageKey": null
          },
          "to": "RESULT"
        }
      ]
    }
  ],
  "type": "ProductTag",
  "abstractKey": null
};

(node as any).hash = "c7b13432b18291cb0c1edf0c30e3d64b";

export default node;
