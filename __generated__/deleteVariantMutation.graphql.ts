/**
 * @generated SignedSource<<3a2ccb5e3835f3b50aa21965d8acb4c6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type DeleteVariantInput = {
  clientMutationId?: string | null | undefined;
  id: string;
};
export type deleteVariantMutation$variables = {
  input: DeleteVariantInput;
};
export type deleteVariantMutation$data = {
  readonly deleteVariant: {
    readonly __typename: "DeleteVariantPayload";
  } | null | undefined;
};
export type deleteVariantMutation = {
  response: deleteVariantMutation$data;
  variables: deleteVariantMutation$variables;
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
    "concreteType": "DeleteVariantPayload",
    "kind": "LinkedField",
    "name": "deleteVariant",
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
    "name": "deleteVariantMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "deleteVariantMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "100fa0606b9a85c514148a759a52e984",
    "id": null,
    "metadata": {},
    "name": "deleteVariantMutation",
    "operationKind": "mutation",
    "text": "mutation deleteVariantMutation(\n  $input: DeleteVariantInput!\n) {\n  deleteVariant(input: $input) {\n    __typename\n  }\n}\n"
  }
};
})();

(node as any).hash = "4e3b14a92c1fc20326e4a0ea2eff710d";

export default node;
