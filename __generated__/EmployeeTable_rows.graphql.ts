/**
 * @generated SignedSource<<bc649dbb0ef6552e633ac03e00364961>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Department = "FINANCE" | "MANAGEMENT" | "QUALITY" | "ROASTERY" | "SALES" | "SUPPORT" | "WAREHOUSE" | "%future added value";
import { FragmentRefs, Result } from "relay-runtime";
export type EmployeeTable_rows$data = ReadonlyArray<{
  readonly createdAt?: string;
  readonly department?: Department;
  readonly email?: string;
  readonly firstName?: string;
  readonly fullName: string;
  readonly hiredOn?: string;
  readonly id: string;
  readonly isActive?: boolean;
  readonly jobTitle?: string;
  readonly lastName?: string;
  readonly leftOn?: Result<string | null | undefined, unknown>;
  readonly manager?: Result<{
    readonly fullName: string;
    readonly id: string;
  } | null | undefined, unknown>;
  readonly phone?: Result<string | null | undefined, unknown>;
  readonly photo?: Result<string | null | undefined, unknown>;
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
      "name": "withCreatedAt"
    },
    {
      "defaultValue": true,
      "kind": "LocalArgument",
      "name": "withDepartment"
    },
    {
      "defaultValue": true,
      "kind": "LocalArgument",
      "name": "withEmail"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "withFirstName"
    },
    {
      "defaultValue": true,
      "kind": "LocalArgument",
      "name": "withHiredOn"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "withIsActive"
    },
    {
      "defaultValue": true,
      "kind": "LocalArgument",
      "name": "withJobTitle"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "withLastName"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "withLeftOn"
    },
    {
      "defaultValue": true,
      "kind": "LocalArgument",
      "name": "withManager"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "withPhone"
    },
    {
      "defaultValue": true,
      "kind": "LocalArgument",
      "name": "withPhoto"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "withUpdatedAt"
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
    {
      "condition": "withPhoto",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "kind": "CatchField",
          "field": {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "photo",
            "storageKey": null
          },
          "to": "RESULT"
        }
      ]
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
              (v1/*:: as any*/)
            ],
            "storageKey": null
          },
          "to": "RESULT"
        }
      ]
    },
    {
      "condition": "withEmail",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "email",
          "storageKey": null
        }
      ]
    },
    {
      "condition": "withJobTitle",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "jobTitle",
          "storageKey": null
        }
      ]
    },
    {
      "condition": "withDepartment",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "department",
          "storageKey": null
        }
      ]
    },
    {
      "condition": "withHiredOn",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hiredOn",
          "storageKey": null
        }
      ]
    },
    {
      "condition": "withFirstName",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "firstName",
          "storageKey": null
        }
      ]
    },
    {
      "condition": "withLastName",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lastName",
          "storageKey": null
        }
      ]
    },
    {
      "condition": "withPhone",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
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
        }
      ]
    },
    {
      "condition": "withLeftOn",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
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
        }
      ]
    },
    {
      "condition": "withIsActive",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isActive",
          "storageKey": null
        }
      ]
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
      "condition": "withUpdatedAt",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
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
  "type": "Employee",
  "abstractKey": null
};
})();

(node as any).hash = "8fb4e639237afba0afaec16ca68915fb";

export default node;
