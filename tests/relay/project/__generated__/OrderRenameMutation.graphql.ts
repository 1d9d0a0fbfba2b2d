/**
 * @generated SignedSource<<c5ad10492ca5d5038d8c21118c0ef9a0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type OrderRenameMutation$variables = {
  id: string;
  note?: string | null | undefined;
  number?: string | null | undefined;
};
export type OrderRenameMutation$data = {
  readonly renameOrder: {
    readonly id: string;
    readonly number: string;
  } | null | undefined;
};
export type OrderRenameMutation = {
  response: OrderRenameMutation$data;
  variables: OrderRenameMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "note"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "number"
},
v3 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      },
      {
        "kind": "Variable",
        "name": "note",
        "variableName": "note"
      },
      {
        "kind": "Variable",
        "name": "number",
        "variableName": "number"
      }
    ],
    "concreteType": "Order",
    "kind": "LinkedField",
    "name": "renameOrder",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "id",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "number",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "OrderRenameMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "OrderRenameMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "cacheID": "c07eb8557fa9f36185c857183cf1ea00",
    "id": null,
    "metadata": {},
    "name": "OrderRenameMutation",
    "operationKind": "mutation",
    "text": "mutation OrderRenameMutation(\n  $id: ID!\n  $number: String\n  $note: String\n) {\n  renameOrder(id: $id, number: $number, note: $note) {\n    id\n    number\n  }\n}\n"
  }
};
})();

(node as any).hash = "38d9a63c7e0d33542c7ba4594a1b6883";

export default node;
