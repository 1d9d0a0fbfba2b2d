/**
 * @generated SignedSource<<ee30f8d38005bb7c53b8130b6ca9b84a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type OrderFilter = {
  number?: string | null | undefined;
  status?: string | null | undefined;
};
export type OrdersCountQuery$variables = {
  filter?: OrderFilter | null | undefined;
};
export type OrdersCountQuery$data = {
  readonly orderCount: number | null | undefined;
};
export type OrdersCountQuery = {
  response: OrdersCountQuery$data;
  variables: OrdersCountQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "filter"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "filter",
        "variableName": "filter"
      }
    ],
    "kind": "ScalarField",
    "name": "orderCount",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "OrdersCountQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "OrdersCountQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "9bac9e507b74f55c7aa8c951d8456a41",
    "id": null,
    "metadata": {},
    "name": "OrdersCountQuery",
    "operationKind": "query",
    "text": "query OrdersCountQuery(\n  $filter: OrderFilter\n) {\n  orderCount(filter: $filter)\n}\n"
  }
};
})();

(node as any).hash = "71aaa6258f3e75eafcce09375b6f1307";

export default node;
