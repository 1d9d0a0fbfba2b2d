/**
 * @generated SignedSource<<6a6bc1291abdc214e7efaae29173ef47>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type DeleteShipmentInput = {
  clientMutationId?: string | null | undefined;
  id: string;
};
export type deleteShipmentMutation$variables = {
  input: DeleteShipmentInput;
};
export type deleteShipmentMutation$data = {
  readonly deleteShipment: {
    readonly __typename: "DeleteShipmentPayload";
  } | null | undefined;
};
export type deleteShipmentMutation = {
  response: deleteShipmentMutation$data;
  variables: deleteShipmentMutation$variables;
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
    "concreteType": "DeleteShipmentPayload",
    "kind": "LinkedField",
    "name": "deleteShipment",
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
    "name": "deleteShipmentMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "deleteShipmentMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "ba8df78afa9e41f076e8e5eba43814a3",
    "id": null,
    "metadata": {},
    "name": "deleteShipmentMutation",
    "operationKind": "mutation",
    "text": "mutation deleteShipmentMutation(\n  $input: DeleteShipmentInput!\n) {\n  deleteShipment(input: $input) {\n    __typename\n  }\n}\n"
  }
};
})();

(node as any).hash = "9546dae9a778207c5b2b794efbbb44d6";

export default node;
