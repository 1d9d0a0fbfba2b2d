/**
 * @generated SignedSource<<88306db68ec109822233b627247bc497>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Department = "FINANCE" | "MANAGEMENT" | "QUALITY" | "ROASTERY" | "SALES" | "SUPPORT" | "WAREHOUSE" | "%future added value";
export type EmployeeRole = "ACCOUNTING" | "ADMIN" | "SALES" | "WAREHOUSE" | "%future added value";
import { FragmentRefs, Result } from "relay-runtime";
export type EmployeeTable_rows$data = ReadonlyArray<{
  readonly createdAt?: string;
  readonly department: Department;
  readonly email: string;
  readonly firstName?: string;
  readonly fullName: string;
  readonly hiredOn: string;
  readonly id: string;
  readonly isActive?: boolean;
  readonly jobTitle: string;
  readonly lastName?: string;
  readonly leftOn?: Result<string | null | undefined, unknown>;
  readonly manager?: Result<{
    readonly fullName: string;
    readonly id: string;
    readonly photo: Result<string | null | undefined, unknown>;
  } | null | undefined, unknown>;
  readonly phone?: Result<string | null | undefined, unknown>;
  readonly photo: Result<string | null | undefined, unknown>;
  readonly role?: Result<EmployeeRole | null | undefined, unknown>;
  readonly updatedAt?: string;
  readonly " $fragmentType": "EmployeeTable_rows";
}>;
export type EmployeeTable_rows$key = ReadonlyArray<{
  readonly " $data"?: EmployeeTable_rows$data;
  readonly " $fragmentSpreads": FragmentRefs<"EmployeeTable_rows">;
}>;

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "kind": "CatchField",
  "field": {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "photo",
    "storageKey": null
  },
  "to": "RESULT"
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fullName",
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
      "name": "withManager"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "EmployeeTable_rows",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "jobTitle",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "department",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hiredOn",
      "storageKey": null
    },
    {
      "condition": "withManager",
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
              (v0/*:: as any*/),
              (v2/*:: as any*/),
              (v1/*:: as any*/)
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
          "kind": "CatchField",
          "field": {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "leftOn",
            "storageKey": null
          },
          "to": "RESULT"
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isActive",
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
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "updatedAt",
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
        }
      ]
    }
  ],
  "type": "Employee",
  "abstractKey": null
};
})();

(node as any).hash = "e45930e50f8aa2f8ea6839e07ec1f755";

export default node;
