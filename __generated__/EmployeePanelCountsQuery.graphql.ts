/**
 * @generated SignedSource<<25070e9c4e2738cfbeaef2a0bb53aa88>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type EmployeePanelCountsQuery$variables = Record<PropertyKey, never>;
export type EmployeePanelCountsQuery$data = {
  readonly all: {
    readonly totalCount: number;
  } | null | undefined;
};
export type EmployeePanelCountsQuery = {
  response: EmployeePanelCountsQuery$data;
  variables: EmployeePanelCountsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": "all",
    "args": [
      {
        "kind": "Literal",
        "name": "first",
        "value": 1
      }
    ],
    "concreteType": "EmployeeConnection",
    "kind": "LinkedField",
    "name": "employees",
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
    "storageKey": "employees(first:1)"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "EmployeePanelCountsQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "EmployeePanelCountsQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "1d4c20977fa7fed0633b0ce6b324644c",
    "id": null,
    "metadata": {},
    "name": "EmployeePanelCountsQuery",
    "operationKind": "query",
    "text": "query EmployeePanelCountsQuery {\n  all: employees(first: 1) {\n    totalCount\n  }\n}\n"
  }
};
})();

(node as any).hash = "dd1b9bb3e7f94fa9dbfb05abfd8934c0";

export default node;
