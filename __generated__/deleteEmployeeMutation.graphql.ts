/**
 * @generated SignedSource<<60faf47e938b9b6a2d424ffd79147eed>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type DeleteEmployeeInput = {
  clientMutationId?: string | null | undefined;
  id: string;
};
export type deleteEmployeeMutation$variables = {
  input: DeleteEmployeeInput;
};
export type deleteEmployeeMutation$data = {
  readonly deleteEmployee: {
    readonly __typename: "DeleteEmployeePayload";
  } | null | undefined;
};
export type deleteEmployeeMutation = {
  response: deleteEmployeeMutation$data;
  variables: deleteEmployeeMutation$variables;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "DeleteEmployeePayload",
    "kind": "LinkedField",
    "name": "deleteEmployee",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "__typename",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "deleteEmployeeMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "deleteEmployeeMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "cf6c11cb5b3a0494685d370e3a472635",
    "id": null,
    "metadata": {},
    "name": "deleteEmployeeMutation",
    "operationKind": "mutation",
    "text": "mutation deleteEmployeeMutation(\n  $input: DeleteEmployeeInput!\n) {\n  deleteEmployee(input: $input) {\n    __typename\n  }\n}\n"
  }
};
})();

(node as any).hash = "41dccc63564349af12badf2b27687152";

export default node;
