/**
 * @generated SignedSource<<99bc4106fa6d0381aeb9935f893306b4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type DeleteProductTagInput = {
  clientMutationId?: string | null | undefined;
  id: string;
};
export type deleteProductTagMutation$variables = {
  input: DeleteProductTagInput;
};
export type deleteProductTagMutation$data = {
  readonly deleteProductTag: {
    readonly __typename: "DeleteProductTagPayload";
  } | null | undefined;
};
export type deleteProductTagMutation = {
  response: deleteProductTagMutation$data;
  variables: deleteProductTagMutation$variables;
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
    "concreteType": "DeleteProductTagPayload",
    "kind": "LinkedField",
    "name": "deleteProductTag",
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
    "name": "deleteProductTagMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "deleteProductTagMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "e380bae711c0cf5859fa80b4a9d2e1a4",
    "id": null,
    "metadata": {},
    "name": "deleteProductTagMutation",
    "operationKind": "mutation",
    "text": "mutation deleteProductTagMutation(\n  $input: DeleteProductTagInput!\n) {\n  deleteProductTag(input: $input) {\n    __typename\n  }\n}\n"
  }
};
})();

(node as any).hash = "518e45d0f29e9bce22c6df8924dd5351";

export default node;
