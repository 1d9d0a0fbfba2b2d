/**
 * @generated SignedSource<<ee53f424cb7c89929d60449940f1c910>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type KeysQuery$variables = Record<PropertyKey, never>;
export type KeysQuery$data = {
  readonly memberships: ReadonlyArray<{
    readonly person: string;
    readonly role: string | null | undefined;
    readonly team: string;
  }>;
  readonly products: ReadonlyArray<{
    readonly id: string;
    readonly name: string | null | undefined;
  }>;
  readonly variants: ReadonlyArray<{
    readonly id: string;
    readonly name: string | null | undefined;
  }>;
};
export type KeysQuery = {
  response: KeysQuery$data;
  variables: KeysQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
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
    "name": "name",
    "storageKey": null
  }
],
v1 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Product",
    "kind": "LinkedField",
    "name": "products",
    "plural": true,
    "selections": (v0/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "Variant",
    "kind": "LinkedField",
    "name": "variants",
    "plural": true,
    "selections": (v0/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "Membership",
    "kind": "LinkedField",
    "name": "memberships",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "team",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "person",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "role",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "KeysQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "KeysQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "347fc1b1e5882e9ffa01a924fb6e6dff",
    "id": null,
    "metadata": {},
    "name": "KeysQuery",
    "operationKind": "query",
    "text": "query KeysQuery {\n  products {\n    id\n    name\n  }\n  variants {\n    id\n    name\n  }\n  memberships {\n    team\n    person\n    role\n  }\n}\n"
  }
};
})();

(node as any).hash = "2b6d04c4c69dd4d873c80ec93f73ae2b";

export default node;
