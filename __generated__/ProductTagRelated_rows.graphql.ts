/**
 * @generated SignedSource<<7d721e1146d29a8de28caaafe2d90d26>>
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
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "moreOfAddedBy"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "moreOfProduct"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "moreOfTag"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "ofAddedBy"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "ofProduct"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "ofTag"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
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

(node as any).hash = "3d405358524ee036e3df3d60aa70edf4";

export default node;
