/**
 * @generated SignedSource<<bb0601d5b7670207a11b749799394116>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type DeleteTicketInput = {
  clientMutationId?: string | null | undefined;
  id: string;
};
export type deleteTicketMutation$variables = {
  input: DeleteTicketInput;
};
export type deleteTicketMutation$data = {
  readonly deleteTicket: {
    readonly __typename: "DeleteTicketPayload";
  } | null | undefined;
};
export type deleteTicketMutation = {
  response: deleteTicketMutation$data;
  variables: deleteTicketMutation$variables;
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
    "concreteType": "DeleteTicketPayload",
    "kind": "LinkedField",
    "name": "deleteTicket",
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
    "name": "deleteTicketMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "deleteTicketMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "3e357d0208ddfd5234494f4b67d66ae7",
    "id": null,
    "metadata": {},
    "name": "deleteTicketMutation",
    "operationKind": "mutation",
    "text": "mutation deleteTicketMutation(\n  $input: DeleteTicketInput!\n) {\n  deleteTicket(input: $input) {\n    __typename\n  }\n}\n"
  }
};
})();

(node as any).hash = "b14ee45e717ce7c0a4ad032ecc5c931d";

export default node;
