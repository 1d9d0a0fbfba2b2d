/**
 * @generated SignedSource<<21e466dd0d8e896fd8a31f9a1e566da4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs, Result } from "relay-runtime";
export type ContactTable_rows$data = ReadonlyArray<{
  readonly createdAt: string;
  readonly customer?: Result<{
    readonly id: string;
    readonly name: string;
  } | null | undefined, unknown>;
  readonly email: Result<string | null | undefined, unknown>;
  readonly firstName?: string;
  readonly fullName: string;
  readonly id: string;
  readonly isPrimary: boolean;
  readonly language: string;
  readonly lastName?: string;
  readonly phone?: Result<string | null | undefined, unknown>;
  readonly role: Result<string | null | undefined, unknown>;
  readonly updatedAt?: string;
  readonly " $fragmentType": "ContactTable_rows";
}>;
export type ContactTable_rows$key = ReadonlyArray<{
  readonly " $data"?: ContactTable_rows$data;
  readonly " $fragmentSpreads": FragmentRefs<"ContactTable_rows">;
}>;

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "more"
    },
    {
      "defaultValue": true,
      "kind": "LocalArgument",
      "name": "withCustomer"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "ContactTable_rows",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fullName",
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "role",
        "storageKey": null
      },
      "to": "RESULT"
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "email",
        "storageKey": null
      },
      "to": "RESULT"
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "language",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isPrimary",
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
      "condition": "withCustomer",
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
              (v0/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "name",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          "to": "RESULT"
        }
      ]
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
          "name": "firstName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lastName",
          "storageKey": null
        },
        {
          "kind": "CatchField",
          "field": {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "phone",
            "storageKey": null
          },
          "to": "RESULT"
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "updatedAt",
          "storageKey": null
        }
      ]
    }
  ],
  "type": "Contact",
  "abstractKey": null
};
})();

(node as any).hash = "111499c28c76eed2bbfbf20d41656f21";

export default node;
