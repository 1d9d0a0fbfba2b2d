/**
 * @generated SignedSource<<a0e085b73cd8c48fd8b94a2b13bdce77>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Department = "FINANCE" | "MANAGEMENT" | "QUALITY" | "ROASTERY" | "SALES" | "SUPPORT" | "WAREHOUSE" | "%future added value";
export type EmployeeRole = "ACCOUNTING" | "ADMIN" | "SALES" | "WAREHOUSE" | "%future added value";
import { FragmentRefs, Result } from "relay-runtime";
export type EmployeeRecord_record$data = {
  readonly department: Department;
  readonly email: string;
  readonly firstName: string;
  readonly fullName: string;
  readonly hiredOn: string;
  readonly id: string;
  readonly isActive: boolean;
  readonly jobTitle: string;
  readonly languages: ReadonlyArray<string | null | undefined>;
  readonly lastName: string;
  readonly leftOn: Result<string | null | undefined, unknown>;
  readonly manager: Result<{
    readonly fullName: string;
    readonly id: string;
    readonly photo: Result<string | null | undefined, unknown>;
  } | null | undefined, unknown>;
  readonly phone: Result<string | null | undefined, unknown>;
  readonly photo: Result<string | null | undefined, unknown>;
  readonly role: Result<EmployeeRole | null | undefined, unknown>;
  readonly " $fragmentSpreads": FragmentRefs<"EmployeeSideSection_record">;
  readonly " $fragmentType": "EmployeeRecord_record";
};
export type EmployeeRecord_record$key = {
  readonly " $data"?: EmployeeRecord_record$data;
  readonly " $fragmentSpreads": FragmentRefs<"EmployeeRecord_record">;
};

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
},
v2 = {
  "kind": "CatchField",
  "field": {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "photo",
    "storageKey": null
  },
  "to": "RESULT"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EmployeeRecord_record",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    (v2/*:: as any*/),
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
          (v1/*:: as any*/),
          (v2/*:: as any*/)
        ],
        "storageKey": null
      },
      "to": "RESULT"
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "EmployeeSideSection_record"
    }
  ],
  "type": "Employee",
  "abstractKey": null
};
})();

(node as any).hash = "d432906c080598c7e083412044f57e45";

export default node;
