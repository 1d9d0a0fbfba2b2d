/**
 * @generated SignedSource<<337dbadbe80ce1565bc497dc96ae8dda>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type employeePickerOneQuery$variables = {
  id: string;
};
export type employeePickerOneQuery$data = {
  readonly employee: {
    readonly " $fragmentSpreads": FragmentRefs<"employeePicker_record">;
  } | null | undefined;
};
export type employeePickerOneQuery = {
  response: employeePickerOneQuery$data;
  variables: employeePickerOneQuery$variables;
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
    "name": "employeePickerOneQuery",
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
    "name": "employeePickerOneQuery",
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
    "cacheID": "278015e1afcd9821f8cb97c35b77dd0f",
    "id": null,
    "metadata": {},
    "name": "employeePickerOneQuery",
    "operationKind": "query",
    "text": "query employeePickerOneQuery(\n  $id: ID!\n) {\n  employee(id: $id) {\n    ...employeePicker_record\n    id\n  }\n}\n\nfragment employeePicker_record on Employee {\n  id\n  fullName\n}\n"
  }
};
})();

(node as any).hash = "c5178595ac738a7d943a07b971bbc5af";

export default node;
