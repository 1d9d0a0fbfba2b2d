/**
 * @generated SignedSource<<0eb1c8a1cf3c3da61fdad862ad4cb85e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type DeleteDeliveryAddressInput = {
  clientMutationId?: string | null | undefined;
  id: string;
};
export type deleteDeliveryAddressMutation$variables = {
  input: DeleteDeliveryAddressInput;
};
export type deleteDeliveryAddressMutation$data = {
  readonly deleteDeliveryAddress: {
    readonly __typename: "DeleteDeliveryAddressPayload";
  } | null | undefined;
};
export type deleteDeliveryAddressMutation = {
  response: deleteDeliveryAddressMutation$data;
  variables: deleteDeliveryAddressMutation$variables;
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
    "concreteType": "DeleteDeliveryAddressPayload",
    "kind": "LinkedField",
    "name": "deleteDeliveryAddress",
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
    "name": "deleteDeliveryAddressMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "deleteDeliveryAddressMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "ea050b6949138ee6d3bda5c66783157d",
    "id": null,
    "metadata": {},
    "name": "deleteDeliveryAddressMutation",
    "operationKind": "mutation",
    "text": "mutation deleteDeliveryAddressMutation(\n  $input: DeleteDeliveryAddressInput!\n) {\n  deleteDeliveryAddress(input: $input) {\n    __typename\n  }\n}\n"
  }
};
})();

(node as any).hash = "b2a3965c78573a20d2480e3df6b9b232";

export default node;
