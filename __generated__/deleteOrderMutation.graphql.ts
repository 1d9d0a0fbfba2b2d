/**
 * @generated SignedSource<<03708940ab61a603973f13c7d6e7a7d2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type DeleteOrderInput = {
  clientMutationId?: string | null | undefined;
  id: string;
};
export type deleteOrderMutation$variables = {
  input: DeleteOrderInput;
};
export type deleteOrderMutation$data = {
  readonly deleteOrder: {
    readonly __typename: "DeleteOrderPayload";
  } | null | undefined;
};
export type deleteOrderMutation = {
  response: deleteOrderMutation$data;
  variables: deleteOrderMutation$variables;
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
    "concreteType": "DeleteOrderPayload",
    "kind": "LinkedField",
    "name": "deleteOrder",
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
    "name": "deleteOrderMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "deleteOrderMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "86b96806f873b0d9cf65c28f4446b449",
    "id": null,
    "metadata": {},
    "name": "deleteOrderMutation",
    "operationKind": "mutation",
    "text": "mutation deleteOrderMutation(\n  $input: DeleteOrderInput!\n) {\n  deleteOrder(input: $input) {\n    __typename\n  }\n}\n"
  }
};
})();

(node as any).hash = "fefd0750637838113df181f8b5c1d8d9";

export default node;
