/**
 * @generated SignedSource<<8358e05d88edd04e1502238185260d89>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type RoastBatchRecordTabsTotalQuery$variables = {
  id: string;
};
export type RoastBatchRecordTabsTotalQuery$data = {
  readonly roastBatch: {
    readonly stockMovements: {
      readonly totalCount: number;
    } | null | undefined;
  } | null | undefined;
};
export type RoastBatchRecordTabsTotalQuery = {
  response: RoastBatchRecordTabsTotalQuery$data;
  variables: RoastBatchRecordTabsTotalQuery$variables;
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
  "concreteType": "StockMovementConnection",
  "kind": "LinkedField",
  "name": "stockMovements",
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
  "storageKey": "stockMovements(first:1)"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "RoastBatchRecordTabsTotalQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "RoastBatch",
        "kind": "LinkedField",
        "name": "roastBatch",
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
    "name": "RoastBatchRecordTabsTotalQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "RoastBatch",
        "kind": "LinkedField",
        "name": "roastBatch",
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
    "cacheID": "00435e1f6bdbc4c30fb7bf1b02071a58",
    "id": null,
    "metadata": {},
    "name": "RoastBatchRecordTabsTotalQuery",
    "operationKind": "query",
    "text": "query RoastBatchRecordTabsTotalQuery(\n  $id: ID!\n) {\n  roastBatch(id: $id) {\n    stockMovements(first: 1) {\n      totalCount\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "2f185c50cbf891db3ea2665b4aa8f892";

export default node;
