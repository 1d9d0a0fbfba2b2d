/**
 * @generated SignedSource<<9f95983d337110e373479acbcf3a921f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type Department = "FINANCE" | "MANAGEMENT" | "QUALITY" | "ROASTERY" | "SALES" | "SUPPORT" | "WAREHOUSE" | "%future added value";
export type EmployeeRole = "ACCOUNTING" | "ADMIN" | "SALES" | "WAREHOUSE" | "%future added value";
export type UpdateEmployeeInput = {
  clientMutationId?: string | null | undefined;
  employeePatch: EmployeePatch;
  id: string;
};
export type EmployeePatch = {
  department?: Department | null | undefined;
  email?: string | null | undefined;
  firstName?: string | null | undefined;
  hiredOn?: string | null | undefined;
  jobTitle?: string | null | undefined;
  languages?: ReadonlyArray<string | null | undefined> | null | undefined;
  lastName?: string | null | undefined;
  leftOn?: string | null | undefined;
  manager?: string | null | undefined;
  phone?: string | null | undefined;
  photo?: string | null | undefined;
  role?: EmployeeRole | null | undefined;
};
export type updateEmployeeMutation$variables = {
  input: UpdateEmployeeInput;
};
export type updateEmployeeMutation$data = {
  readonly updateEmployee: {
    readonly employee: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"EmployeeRecord_record">;
    } | null | undefined;
  } | null | undefined;
};
export type updateEmployeeMutation = {
  response: updateEmployeeMutation$data;
  variables: updateEmployeeMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fullName",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "photo",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "updateEmployeeMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateEmployeePayload",
        "kind": "LinkedField",
        "name": "updateEmployee",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Employee",
            "kind": "LinkedField",
            "name": "employee",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "EmployeeRecord_record"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "updateEmployeeMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateEmployeePayload",
        "kind": "LinkedField",
        "name": "updateEmployee",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Employee",
            "kind": "LinkedField",
            "name": "employee",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Employee",
                "kind": "LinkedField",
                "name": "manager",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  (v3/*:: as any*/),
                  (v4/*:: as any*/)
                ],
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
                "name": "phone",
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
                "name": "languages",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "role",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "leftOn",
                "storageKey": null
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
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "4e34c38e504ebd5555a5a52909aa6f7a",
    "id": null,
    "metadata": {},
    "name": "updateEmployeeMutation",
    "operationKind": "mutation",
    "text": "mutation updateEmployeeMutation(\n  $input: UpdateEmployeeInput!\n) {\n  updateEmployee(input: $input) {\n    employee {\n      id\n      ...EmployeeRecord_record\n    }\n  }\n}\n\nfragment EmployeeRecord_record on Employee {\n  id\n  fullName\n  photo\n  manager {\n    id\n    fullName\n    photo\n  }\n  hiredOn\n  firstName\n  lastName\n  email\n  phone\n  jobTitle\n  department\n  languages\n  role\n  leftOn\n  isActive\n  ...EmployeeSideSection_record\n}\n\nfragment EmployeeSideSection_record on Employee {\n  createdAt\n  updatedAt\n  id\n}\n"
  }
};
})();

(node as any).hash = "c6a22d48672395693288a0cff3e9bfe6";

export default node;
