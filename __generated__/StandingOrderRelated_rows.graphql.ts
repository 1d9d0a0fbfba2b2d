/**
 * @generated SignedSource<<9a53220c1eb0c5ac4b966608e7a82157>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs, Result } from "relay-runtime";
export type StandingOrderRelated_rows$data = ReadonlyArray<{
  readonly customer?: Result<{
    readonly " $fragmentSpreads": FragmentRefs<"CustomerTable_rows">;
  } | null | undefined, unknown>;
  readonly variant?: Result<{
    readonly " $fragmentSpreads": FragmentRefs<"VariantTable_rows">;
  } | null | undefined, unknown>;
  readonly " $fragmentType": "StandingOrderRelated_rows";
}>;
export type StandingOrderRelated_rows$key = ReadonlyArray<{
  readonly " $data"?: StandingOrderRelated_rows$data;
  readonly " $fragmentSpreads": FragmentRefs<"StandingOrderRelated_rows">;
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
      "name": "moreOfVariant"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "ofCustomer"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "ofVariant"
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
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "withProductOfVariant"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "StandingOrderRelated_rows",
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
    },
    {
      "condition": "ofVariant",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "kind": "CatchField",
          "field": {
            "alias": null,
            "args": null,
            "concreteType": "Variant",
            "kind": "LinkedField",
            "name": "variant",
            "plural": false,
            "selections": [
              {
                "args": [
                  {
                    "kind": "Variable",
                    "name": "more",
                    "variableName": "moreOfVariant"
                  },
                  {
                    "kind": "Variable",
                    "name": "withProduct",
                    "variableName": "withProductOfVariant"
                  }
                ],
                "kind": "FragmentSpread",
                "name": "VariantTable_rows"
              }
            ],
            "storageKey": null
          },
          "to": "RESULT"
        }
      ]
    }
  ],
  "type": "StandingOrder",
  "abstractKey": null
};

(node as any).hash = "b1d86fdb3b23ad98813c6a78e1664fa3";

export default node;
