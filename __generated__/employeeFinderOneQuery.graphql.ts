/**
 * @generated SignedSource<<21d54ef8995c1d5d44c098d41c833bd0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type employeeFinderOneQuery$variables = {
  id: string;
};
export type employeeFinderOneQuery$data = {
  readonly employee: {
    readonly " $fragmentSpreads": FragmentRefs<"employeePicker_record">;
  } | null | undefined;
};
export type employeeFinderOneQuery = {
  response: employeeFinderOneQuery$data;
  variables: employeeFinderOneQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "id",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "fullName",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "employeeFinderOneQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Employee",
        "kind": "LinkedField",
        "name": "employee",
        "plural": false,
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "employeePicker_record",
            "selections": (v2/*:: as any*/),
            "args": null,
            "argumentDefinitions": []
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "employeeFinderOneQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Employee",
        "kind": "LinkedField",
        "name": "employee",
        "plural": false,
        "selections": (v2/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "1380fb7ab832d6cb0dd437a03792d36f",
    "id": null,
    "metadata": {},
    "name": "employeeFinderOneQuery",
    "operationKind": "query",
    "text": "query employeeFinderOneQuery(\n  $id: ID!\n) {\n  employee(id: $id) {\n    ...employeePicker_record\n    id\n  }\n}\n\nfragment employeePicker_record on Employee {\n  id\n  fullName\n}\n"
  }
};
})();

(node as any).hash = "a1ec12dc2cc85345d1b4d8555d401ea1";

export default node;
