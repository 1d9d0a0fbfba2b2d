/**
 * @generated SignedSource<<c1bb35dbe894b9442634a1688bfaebdb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type DeleteBlendComponentInput = {
  clientMutationId?: string | null | undefined;
  id: string;
};
export type deleteBlendComponentMutation$variables = {
  input: DeleteBlendComponentInput;
};
export type deleteBlendComponentMutation$data = {
  readonly deleteBlendComponent: {
    readonly __typename: "DeleteBlendComponentPayload";
  } | null | undefined;
};
export type deleteBlendComponentMutation = {
  response: deleteBlendComponentMutation$data;
  variables: deleteBlendComponentMutation$variables;
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
    "concreteType": "DeleteBlendComponentPayload",
    "kind": "LinkedField",
    "name": "deleteBlendComponent",
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
    "name": "deleteBlendComponentMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "deleteBlendComponentMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "ee9f0eb0b565120e843892147813550c",
    "id": null,
    "metadata": {},
    "name": "deleteBlendComponentMutation",
    "operationKind": "mutation",
    "text": "mutation deleteBlendComponentMutation(\n  $input: DeleteBlendComponentInput!\n) {\n  deleteBlendComponent(input: $input) {\n    __typename\n  }\n}\n"
  }
};
})();

(node as any).hash = "93bd9313f891a7951dccf1d5a47f5665";

export default node;
