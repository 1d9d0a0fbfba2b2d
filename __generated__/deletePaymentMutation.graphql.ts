/**
 * @generated SignedSource<<11add63bab1ef93f628ecda82bd66179>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type DeletePaymentInput = {
  clientMutationId?: string | null | undefined;
  id: string;
};
export type deletePaymentMutation$variables = {
  input: DeletePaymentInput;
};
export type deletePaymentMutation$data = {
  readonly deletePayment: {
    readonly __typename: "DeletePaymentPayload";
  } | null | undefined;
};
export type deletePaymentMutation = {
  response: deletePaymentMutation$data;
  variables: deletePaymentMutation$variables;
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
    "concreteType": "DeletePaymentPayload",
    "kind": "LinkedField",
    "name": "deletePayment",
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
    "name": "deletePaymentMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "deletePaymentMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "b198d7147c9134908df00b342ad73dea",
    "id": null,
    "metadata": {},
    "name": "deletePaymentMutation",
    "operationKind": "mutation",
    "text": "mutation deletePaymentMutation(\n  $input: DeletePaymentInput!\n) {\n  deletePayment(input: $input) {\n    __typename\n  }\n}\n"
  }
};
})();

(node as any).hash = "b99f1c65c5ad4c6eed640e2f75da98da";

export default node;
