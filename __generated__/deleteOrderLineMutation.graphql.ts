/**
 * @generated SignedSource<<4c8921fa9ed5754e291285d90d2295be>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type DeleteOrderLineInput = {
  clientMutationId?: string | null | undefined;
  id: string;
};
export type deleteOrderLineMutation$variables = {
  input: DeleteOrderLineInput;
};
export type deleteOrderLineMutation$data = {
  readonly deleteOrderLine: {
    readonly __typename: "DeleteOrderLinePayload";
  } | null | undefined;
};
export type deleteOrderLineMutation = {
  response: deleteOrderLineMutation$data;
  variables: deleteOrderLineMutation$variables;
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
    "concreteType": "DeleteOrderLinePayload",
    "kind": "LinkedField",
    "name": "deleteOrderLine",
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
    "name": "deleteOrderLineMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "deleteOrderLineMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "742993a95251d341d8c44dddc7676ee8",
    "id": null,
    "metadata": {},
    "name": "deleteOrderLineMutation",
    "operationKind": "mutation",
    "text": "mutation deleteOrderLineMutation(\n  $input: DeleteOrderLineInput!\n) {\n  deleteOrderLine(input: $input) {\n    __typename\n  }\n}\n"
  }
};
})();

(node as any).hash = "58739f3faee3c04bc4ca76e11019e017";

export default node;
