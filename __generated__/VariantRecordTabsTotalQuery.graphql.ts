/**
 * @generated SignedSource<<6bbe022afca947f9fca47594a776ee63>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type VariantRecordTabsTotalQuery$variables = {
  id: string;
};
export type VariantRecordTabsTotalQuery$data = {
  readonly variant: {
    readonly orderLines: {
      readonly totalCount: number;
    } | null | undefined;
    readonly standingOrders: {
      readonly totalCount: number;
    } | null | undefined;
    readonly stockMovements: {
      readonly totalCount: number;
    } | null | undefined;
  } | null | undefined;
};
export type VariantRecordTabsTotalQuery = {
  response: VariantRecordTabsTotalQuery$data;
  variables: VariantRecordTabsTotalQuery$variables;
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
v2 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 1
  }
],
v3 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "totalCount",
    "storageKey": null
  }
],
v4 = {
  "alias": null,
  "args": (v2/*:: as any*/),
  "concreteType": "StockMovementConnection",
  "kind": "LinkedField",
  "name": "stockMovements",
  "plural": false,
  "selections": (v3/*:: as any*/),
  "storageKey": "stockMovements(first:1)"
},
v5 = {
  "alias": null,
  "args": (v2/*:: as any*/),
  "concreteType": "StandingOrderConnection",
  "kind": "LinkedField",
  "name": "standingOrders",
  "plural": false,
  "selections": (v3/*:: as any*/),
  "storageKey": "standingOrders(first:1)"
},
v6 = {
  "alias": null,
  "args": (v2/*:: as any*/),
  "concreteType": "OrderLineConnection",
  "kind": "LinkedField",
  "name": "orderLines",
  "plural": false,
  "selections": (v3/*:: as any*/),
  "storageKey": "orderLines(first:1)"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "VariantRecordTabsTotalQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Variant",
        "kind": "LinkedField",
        "name": "variant",
        "plural": false,
        "selections": [
          {
            "kind": "CatchField",
            "field": (v4/*:: as any*/),
            "to": "NULL"
          },
          {
            "kind": "CatchField",
            "field": (v5/*:: as any*/),
            "to": "NULL"
          },
          {
            "kind": "CatchField",
            "field": (v6/*:: as any*/),
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
    "name": "VariantRecordTabsTotalQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Variant",
        "kind": "LinkedField",
        "name": "variant",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
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
    "cacheID": "1014f77f541ffc46e0bde25d7492a4e8",
    "id": null,
    "metadata": {},
    "name": "VariantRecordTabsTotalQuery",
    "operationKind": "query",
    "text": "query VariantRecordTabsTotalQuery(\n  $id: ID!\n) {\n  variant(id: $id) {\n    stockMovements(first: 1) {\n      totalCount\n    }\n    standingOrders(first: 1) {\n      totalCount\n    }\n    orderLines(first: 1) {\n      totalCount\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "0be56a2501c46d8a159f984ed9e48110";

export default node;
