/**
 * @generated SignedSource<<7d0e10ab84ee933fa932b50d526f59db>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type DeleteCustomerInput = {
  clientMutationId?: string | null | undefined;
  id: string;
};
export type deleteCustomerMutation$variables = {
  input: DeleteCustomerInput;
};
export type deleteCustomerMutation$data = {
  readonly deleteCustomer: {
    readonly __typename: "DeleteCustomerPayload";
  } | null | undefined;
};
export type deleteCustomerMutation = {
  response: deleteCustomerMutation$data;
  variables: deleteCustomerMutation$variables;
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
    "concreteType": "DeleteCustomerPayload",
    "kind": "LinkedField",
    "name": "deleteCustomer",
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
    "name": "deleteCustomerMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "deleteCustomerMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "d83f1c3c7b7e99e947281341cb602016",
    "id": null,
    "metadata": {},
    "name": "deleteCustomerMutation",
    "operationKind": "mutation",
    "text": "mutation deleteCustomerMutation(\n  $input: DeleteCustomerInput!\n) {\n  deleteCustomer(input: $input) {\n    __typename\n  }\n}\n"
  }
};
})();

(node as any).hash = "86db19bce32cd37181d3e02668d7835a";

export default node;
