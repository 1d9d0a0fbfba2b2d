/**
 * @generated SignedSource<<4fdcef60d6602a083aadcfb64349d201>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Department = "FINANCE" | "MANAGEMENT" | "QUALITY" | "ROASTERY" | "SALES" | "SUPPORT" | "WAREHOUSE" | "%future added value";
import { FragmentRefs, Result } from "relay-runtime";
export type EmployeeTable_rows$data = ReadonlyArray<{
  readonly department: Department;
  readonly email: string;
  readonly fullName: string;
  readonly hiredOn: string;
  readonly id: string;
  readonly jobTitle: string;
  readonly manager: Result<{
    readonly fullName: string;
    readonly id: string;
  } | null | undefined, unknown>;
  readonly photo: Result<string | null | undefined, unknown>;
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
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "EmployeeTable_rows",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
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
    }
  ],
  "type": "Employee",
  "abstractKey": null
};
})();

(node as any).hash = "4a02fc24c897b7413d935158b97a979e";

export default node;
