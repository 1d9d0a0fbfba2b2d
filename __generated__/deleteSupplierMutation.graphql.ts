/**
 * @generated SignedSource<<b6c6391f7357c9c0e7b9fe1eae5f1c91>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type DeleteSupplierInput = {
  clientMutationId?: string | null | undefined;
  id: string;
};
export type deleteSupplierMutation$variables = {
  input: DeleteSupplierInput;
};
export type deleteSupplierMutation$data = {
  readonly deleteSupplier: {
    readonly __typename: "DeleteSupplierPayload";
  } | null | undefined;
};
export type deleteSupplierMutation = {
  response: deleteSupplierMutation$data;
  variables: deleteSupplierMutation$variables;
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
    "concreteType": "DeleteSupplierPayload",
    "kind": "LinkedField",
    "name": "deleteSupplier",
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
    "name": "deleteSupplierMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "deleteSupplierMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "c7457ec0b27513d191c01353d711720a",
    "id": null,
    "metadata": {},
    "name": "deleteSupplierMutation",
    "operationKind": "mutation",
    "text": "mutation deleteSupplierMutation(\n  $input: DeleteSupplierInput!\n) {\n  deleteSupplier(input: $input) {\n    __typename\n  }\n}\n"
  }
};
})();

(node as any).hash = "a5c736cc0db2336fc899710892f27cad";

export default node;
