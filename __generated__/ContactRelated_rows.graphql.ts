/**
 * @generated SignedSource<<e0dc3e0c6d182b76e2c660d423c8d0dd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs, Result } from "relay-runtime";
export type ContactRelated_rows$data = ReadonlyArray<{
  readonly customer?: Result<{
    readonly " $fragmentSpreads": FragmentRefs<"CustomerTable_rows">;
  } | null | undefined, unknown>;
  readonly " $fragmentType": "ContactRelated_rows";
}>;
export type ContactRelated_rows$key = ReadonlyArray<{
  readonly " $data"?: ContactRelated_rows$data;
  readonly " $fragmentSpreads": FragmentRefs<"ContactRelated_rows">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "moreOfCustomer"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "ofCustomer"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "withAccountManagerOfCustomer"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "withMergedIntoOfCustomer"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "ContactRelated_rows",
  "selections": [
    {
      "condition": "ofCustomer",
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
            "name": "customer",
            "plural": false,
            "selections": [
              {
                "args": [
                  {
                    "kind": "Variable",
                    "name": "more",
                    "variableName": "moreOfCustomer"
                  },
                  {
                    "kind": "Variable",
                    "name": "withAccountManager",
                    "variableName": "withAccountManagerOfCustomer"
                  },
                  {
                    "kind": "Variable",
                    "name": "withMergedInto",
                    "variableName": "withMergedIntoOfCustomer"
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
  "type": "Contact",
  "abstractKey": null
};

(node as any).hash = "90e9009a0e2fcb75f0ceca4f879b2d09";

export default node;
