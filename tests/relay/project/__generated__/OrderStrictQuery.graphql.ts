/**
 * @generated SignedSource<<f9ccb17792ea2cc05043af3abc3ed4cd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type OrderStrictQuery$variables = {
  id: string;
};
export type OrderStrictQuery$data = {
  readonly order: {
    readonly id: string;
    readonly note: string | null | undefined;
  } | null | undefined;
};
export type OrderStrictQuery = {
  response: OrderStrictQuery$data;
  variables: OrderStrictQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      }
    ],
    "concreteType": "Order",
    "kind": "LinkedField",
    "name": "order",
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
        "name": "note",
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
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "OrderStrictQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "OrderStrictQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "b9dd99ab4172c3eef046993bd1d3b778",
    "id": null,
    "metadata": {},
    "name": "OrderStrictQuery",
    "operationKind": "query",
    "text": "query OrderStrictQuery(\n  $id: ID!\n) {\n  order(id: $id) {\n    id\n    note\n  }\n}\n"
  }
};
})();

(node as any).hash = "f58001a8597c14f96aaea8e9278db20f";

export default node;
