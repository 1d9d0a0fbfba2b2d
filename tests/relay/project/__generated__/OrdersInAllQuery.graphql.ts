/**
 * @generated SignedSource<<f9d3071a51f3e07b24289df1f5ecc750>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type OrdersInAllQuery$variables = Record<PropertyKey, never>;
export type OrdersInAllQuery$data = {
  readonly orderCount: number | null | undefined;
};
export type OrdersInAllQuery = {
  response: OrdersInAllQuery$data;
  variables: OrdersInAllQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "orderCount",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "OrdersInAllQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "OrdersInAllQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "42176abd33ca2adc89802ce62c965abe",
    "id": null,
    "metadata": {},
    "name": "OrdersInAllQuery",
    "operationKind": "query",
    "text": "query OrdersInAllQuery {\n  orderCount\n}\n"
  }
};
})();

(node as any).hash = "b6f785b7528aeeae48651f8a8622ee7c";

export default node;
