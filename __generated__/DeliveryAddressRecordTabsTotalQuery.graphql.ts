/**
 * @generated SignedSource<<c26f742b844a2b8634e2586ededb2d25>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type DeliveryAddressRecordTabsTotalQuery$variables = {
  id: string;
};
export type DeliveryAddressRecordTabsTotalQuery$data = {
  readonly deliveryAddress: {
    readonly orders: {
      readonly totalCount: number;
    } | null | undefined;
  } | null | undefined;
};
export type DeliveryAddressRecordTabsTotalQuery = {
  response: DeliveryAddressRecordTabsTotalQuery$data;
  variables: DeliveryAddressRecordTabsTotalQuery$variables;
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
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "alias": null,
  "args": [
    {
      "kind": "Literal",
      "name": "first",
      "value": 1
    }
  ],
  "concreteType": "OrderConnection",
  "kind": "LinkedField",
  "name": "orders",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalCount",
      "storageKey": null
    }
  ],
  "storageKey": "orders(first:1)"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "DeliveryAddressRecordTabsTotalQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "DeliveryAddress",
        "kind": "LinkedField",
        "name": "deliveryAddress",
        "plural": false,
        "selections": [
          {
            "kind": "CatchField",
            "field": (v2/*:: as any*/),
            "to": "NULL"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DeliveryAddressRecordTabsTotalQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "DeliveryAddress",
        "kind": "LinkedField",
        "name": "deliveryAddress",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "66d34ae88994c358af8133a28f246541",
    "id": null,
    "metadata": {},
    "name": "DeliveryAddressRecordTabsTotalQuery",
    "operationKind": "query",
    "text": "query DeliveryAddressRecordTabsTotalQuery(\n  $id: ID!\n) {\n  deliveryAddress(id: $id) {\n    orders(first: 1) {\n      totalCount\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "82bed14cff2ac39ce8babc547be37e79";

export default node;
