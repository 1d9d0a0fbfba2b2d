/**
 * @generated SignedSource<<13e9d857938a0749c7a50ae0f0cced78>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type DeleteContactInput = {
  clientMutationId?: string | null | undefined;
  id: string;
};
export type deleteContactMutation$variables = {
  input: DeleteContactInput;
};
export type deleteContactMutation$data = {
  readonly deleteContact: {
    readonly __typename: "DeleteContactPayload";
  } | null | undefined;
};
export type deleteContactMutation = {
  response: deleteContactMutation$data;
  variables: deleteContactMutation$variables;
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
    "concreteType": "DeleteContactPayload",
    "kind": "LinkedField",
    "name": "deleteContact",
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
    "name": "deleteContactMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "deleteContactMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "4a3f9915ed0cf6bf0e722b28eec2f6c5",
    "id": null,
    "metadata": {},
    "name": "deleteContactMutation",
    "operationKind": "mutation",
    "text": "mutation deleteContactMutation(\n  $input: DeleteContactInput!\n) {\n  deleteContact(input: $input) {\n    __typename\n  }\n}\n"
  }
};
})();

(node as any).hash = "6a8a26d0a47e975b5a4b2afcfbfd710d";

export default node;
