/**
 * @generated SignedSource<<664fbe53dd971a39b9accaf906c9b1ce>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type DeleteProductInput = {
  clientMutationId?: string | null | undefined;
  id: string;
};
export type deleteProductMutation$variables = {
  input: DeleteProductInput;
};
export type deleteProductMutation$data = {
  readonly deleteProduct: {
    readonly __typename: "DeleteProductPayload";
  } | null | undefined;
};
export type deleteProductMutation = {
  response: deleteProductMutation$data;
  variables: deleteProductMutation$variables;
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
    "concreteType": "DeleteProductPayload",
    "kind": "LinkedField",
    "name": "deleteProduct",
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
    "name": "deleteProductMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "deleteProductMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "1c1547137b77f281bf2328e8475939e8",
    "id": null,
    "metadata": {},
    "name": "deleteProductMutation",
    "operationKind": "mutation",
    "text": "mutation deleteProductMutation(\n  $input: DeleteProductInput!\n) {\n  deleteProduct(input: $input) {\n    __typename\n  }\n}\n"
  }
};
})();

(node as any).hash = "2ff035ee7bdf90385c782956d6425760";

export default node;
