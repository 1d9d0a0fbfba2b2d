/**
 * @generated SignedSource<<8d565786b5a8f9ddda9aae0e602dcd46>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type DeleteRoastBatchInput = {
  clientMutationId?: string | null | undefined;
  id: string;
};
export type deleteRoastBatchMutation$variables = {
  input: DeleteRoastBatchInput;
};
export type deleteRoastBatchMutation$data = {
  readonly deleteRoastBatch: {
    readonly __typename: "DeleteRoastBatchPayload";
  } | null | undefined;
};
export type deleteRoastBatchMutation = {
  response: deleteRoastBatchMutation$data;
  variables: deleteRoastBatchMutation$variables;
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
    "concreteType": "DeleteRoastBatchPayload",
    "kind": "LinkedField",
    "name": "deleteRoastBatch",
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
    "name": "deleteRoastBatchMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "deleteRoastBatchMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "18749e2dcd98216db1d5fba6bc275fa9",
    "id": null,
    "metadata": {},
    "name": "deleteRoastBatchMutation",
    "operationKind": "mutation",
    "text": "mutation deleteRoastBatchMutation(\n  $input: DeleteRoastBatchInput!\n) {\n  deleteRoastBatch(input: $input) {\n    __typename\n  }\n}\n"
  }
};
})();

(node as any).hash = "dde40cdb3a89070c9c8e83808dbbfa27";

export default node;
