/**
 * @generated SignedSource<<c28c0f5fbfa8976d8312b64460488835>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type DeleteStandingOrderInput = {
  clientMutationId?: string | null | undefined;
  id: string;
};
export type deleteStandingOrderMutation$variables = {
  input: DeleteStandingOrderInput;
};
export type deleteStandingOrderMutation$data = {
  readonly deleteStandingOrder: {
    readonly __typename: "DeleteStandingOrderPayload";
  } | null | undefined;
};
export type deleteStandingOrderMutation = {
  response: deleteStandingOrderMutation$data;
  variables: deleteStandingOrderMutation$variables;
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
    "concreteType": "DeleteStandingOrderPayload",
    "kind": "LinkedField",
    "name": "deleteStandingOrder",
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
    "name": "deleteStandingOrderMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "deleteStandingOrderMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "81799d367d91b473bec64bfebe2eec7f",
    "id": null,
    "metadata": {},
    "name": "deleteStandingOrderMutation",
    "operationKind": "mutation",
    "text": "mutation deleteStandingOrderMutation(\n  $input: DeleteStandingOrderInput!\n) {\n  deleteStandingOrder(input: $input) {\n    __typename\n  }\n}\n"
  }
};
})();

(node as any).hash = "1e21062dbe4aba56e968dc9a6ae2fd9c";

export default node;
