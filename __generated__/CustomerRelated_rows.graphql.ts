/**
 * @generated SignedSource<<1762027a10c743246bdf3860ca629e9c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs, Result } from "relay-runtime";
export type CustomerRelated_rows$data = ReadonlyArray<{
  readonly accountManager?: Result<{
    readonly " $fragmentSpreads": FragmentRefs<"EmployeeTable_rows">;
  } | null | undefined, unknown>;
  readonly mergedInto?: Result<{
    readonly " $fragmentSpreads": FragmentRefs<"CustomerTable_rows">;
  } | null | undefined, unknown>;
  readonly " $fragmentType": "CustomerRelated_rows";
}>;
export type CustomerRelated_rows$key = ReadonlyArray<{
  readonly " $data"?: CustomerRelated_rows$data;
  readonly " $fragmentSpreads": FragmentRefs<"CustomerRelated_rows">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "moreOfAccountManager"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "moreOfMergedInto"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "ofAccountManager"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "ofMergedInto"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "withAccountManagerOfMergedInto"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "withManagerOfAccountManager"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "withMergedIntoOfMergedInto"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "CustomerRelated_rows",
  "selections": [
    {
      "condition": "ofAccountManager",
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
            "name": "accountManager",
            "plural": false,
            "selections": [
              {
                "args": [
                  {
                    "kind": "Variable",
                    "name": "more",
                    "variableName": "moreOfAccountManager"
                  },
                  {
                    "kind": "Variable",
                    "name": "withManager",
                    "variableName": "withManagerOfAccountManager"
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
      "condition": "ofMergedInto",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "kind": "CatchField",
          "field": {
            "alias": null,
            "args": null,
            "concreteType": "Customer",
            "kind": "LinkedField",
            "name": "mergedInto",
            "plural": false,
            "selections": [
              {
                "args": [
                  {
                    "kind": "Variable",
                    "name": "more",
                    "variableName": "moreOfMergedInto"
                  },
                  {
                    "kind": "Variable",
                    "name": "withAccountManager",
                    "variableName": "withAccountManagerOfMergedInto"
                  },
                  {
                    "kind": "Variable",
                    "name": "withMergedInto",
                    "variableName": "withMergedIntoOfMergedInto"
                  }
                ],
                "kind": "FragmentSpread",
                "name": "CustomerTable_rows"
              }
            ],
            "storageKey": null
          },
          "to": "RESULT"
        }
      ]
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "4edbe90e3b8f1ecd9c9c039f4f46dd24";

export default node;
