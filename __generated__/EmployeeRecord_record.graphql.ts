/**
 * @generated SignedSource<<a0b3725d2af748282b2ec35427c293b7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Department = "FINANCE" | "MANAGEMENT" | "QUALITY" | "ROASTERY" | "SALES" | "SUPPORT" | "WAREHOUSE" | "%future added value";
import { FragmentRefs, Result } from "relay-runtime";
export type EmployeeRecord_record$data = {
  readonly createdAt: string;
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
  } | null | undefined, unknown>;
  readonly phone: Result<string | null | undefined, unknown>;
  readonly photo: Result<string | null | undefined, unknown>;
  readonly updatedAt: string;
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
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EmployeeRecord_record",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
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
      "name": "hiredOn",
      "storageKey": null
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
  "type": "Employee",
  "abstractKey": null
};
})();

(node as any).hash = "67a3d72a113094766116ce5bf6d69452";

export default node;
