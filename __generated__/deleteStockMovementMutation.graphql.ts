/**
 * @generated SignedSource<<636bf97924b77406142a64773637e83c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type DeleteStockMovementInput = {
  clientMutationId?: string | null | undefined;
  id: string;
};
export type deleteStockMovementMutation$variables = {
  input: DeleteStockMovementInput;
};
export type deleteStockMovementMutation$data = {
  readonly deleteStockMovement: {
    readonly __typename: "DeleteStockMovementPayload";
  } | null | undefined;
};
export type deleteStockMovementMutation = {
  response: deleteStockMovementMutation$data;
  variables: deleteStockMovementMutation$variables;
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
    "concreteType": "DeleteStockMovementPayload",
    "kind": "LinkedField",
    "name": "deleteStockMovement",
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
    "name": "deleteStockMovementMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "deleteStockMovementMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "b9304e7819595ed26620f553a930652a",
    "id": null,
    "metadata": {},
    "name": "deleteStockMovementMutation",
    "operationKind": "mutation",
    "text": "mutation deleteStockMovementMutation(\n  $input: DeleteStockMovementInput!\n) {\n  deleteStockMovement(input: $input) {\n    __typename\n  }\n}\n"
  }
};
})();

(node as any).hash = "d165022e470ee84460b665bfdd9d5103";

export default node;
