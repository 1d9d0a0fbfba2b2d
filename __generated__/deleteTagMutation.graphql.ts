/**
 * @generated SignedSource<<18b0323b7ae26595ec315e4235786c3e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type DeleteTagInput = {
  clientMutationId?: string | null | undefined;
  id: string;
};
export type deleteTagMutation$variables = {
  input: DeleteTagInput;
};
export type deleteTagMutation$data = {
  readonly deleteTag: {
    readonly __typename: "DeleteTagPayload";
  } | null | undefined;
};
export type deleteTagMutation = {
  response: deleteTagMutation$data;
  variables: deleteTagMutation$variables;
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
    "concreteType": "DeleteTagPayload",
    "kind": "LinkedField",
    "name": "deleteTag",
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
    "name": "deleteTagMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "deleteTagMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "eec5c9936c801016d76ec884031d300e",
    "id": null,
    "metadata": {},
    "name": "deleteTagMutation",
    "operationKind": "mutation",
    "text": "mutation deleteTagMutation(\n  $input: DeleteTagInput!\n) {\n  deleteTag(input: $input) {\n    __typename\n  }\n}\n"
  }
};
})();

(node as any).hash = "104f6f292b4f88b767b1ce7f6324eee4";

export default node;
