/**
 * @generated SignedSource<<314226e15ee8758f772ef8f5506577a3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type DeleteInvoiceInput = {
  clientMutationId?: string | null | undefined;
  id: string;
};
export type deleteInvoiceMutation$variables = {
  input: DeleteInvoiceInput;
};
export type deleteInvoiceMutation$data = {
  readonly deleteInvoice: {
    readonly __typename: "DeleteInvoicePayload";
  } | null | undefined;
};
export type deleteInvoiceMutation = {
  response: deleteInvoiceMutation$data;
  variables: deleteInvoiceMutation$variables;
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
    "concreteType": "DeleteInvoicePayload",
    "kind": "LinkedField",
    "name": "deleteInvoice",
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
    "name": "deleteInvoiceMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "deleteInvoiceMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "404af10562dca42d21bc94dccf12b9c5",
    "id": null,
    "metadata": {},
    "name": "deleteInvoiceMutation",
    "operationKind": "mutation",
    "text": "mutation deleteInvoiceMutation(\n  $input: DeleteInvoiceInput!\n) {\n  deleteInvoice(input: $input) {\n    __typename\n  }\n}\n"
  }
};
})();

(node as any).hash = "57791ed205c8cf722fd0b13901fb0e39";

export default node;
