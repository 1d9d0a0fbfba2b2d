/**
 * @generated SignedSource<<4fcfa53366d1ba22e941d5456673c1c5>>
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
  readonly ticketsCount?: Result<{
    readonly totalCount: number;
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
      "kind": "RootArgument",
      "name": "moreOfCustomer"
    },
    {
      "kind": "RootArgument",
      "name": "ofCustomer"
    },
    {
      "kind": "RootArgument",
      "name": "ofTickets"
    },
    {
      "kind": "RootArgument",
      "name": "withAccountManagerOfCustomer"
    },
    {
      "kind": "RootArgument",
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
    },
    {
      "condition": "ofTickets",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "kind": "CatchField",
          "field": {
            "alias": "ticketsCount",
            "args": [
              {
                "kind": "Literal",
                "name": "first",
                "value": 1
              }
            ],
            "concreteType": "TicketConnection",
            "kind": "LinkedField",
            "name": "tickets",
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
            "storageKey": "tickets(first:1)"
          },
          "to": "RESULT"
        }
      ]
    }
  ],
  "type": "Contact",
  "abstractKey": null
};

(node as any).hash = "78d2b1f2ebcd70a6a6fce125c48308e7";

export default node;
