/**
 * @generated SignedSource<<50ffc6661af516beac900ad7007c7b2b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type GreenLotRecordTabsTotalQuery$variables = {
  id: string;
};
export type GreenLotRecordTabsTotalQuery$data = {
  readonly greenLot: {
    readonly blendComponents: {
      readonly totalCount: number;
    } | null | undefined;
    readonly products: {
      readonly totalCount: number;
    } | null | undefined;
    readonly roastBatches: {
      readonly totalCount: number;
    } | null | undefined;
  } | null | undefined;
};
export type GreenLotRecordTabsTotalQuery = {
  response: GreenLotRecordTabsTotalQuery$data;
  variables: GreenLotRecordTabsTotalQuery$variables;
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
  "concreteType": "BlendComponentConnection",
  "kind": "LinkedField",
  "name": "blendComponents",
  "plural": false,
  "selections": (v3/*:: as any*/),
  "storageKey": "blendComponents(first:1)"
},
v5 = {
  "alias": null,
  "args": (v2/*:: as any*/),
  "concreteType": "RoastBatchConnection",
  "kind": "LinkedField",
  "name": "roastBatches",
  "plural": false,
  "selections": (v3/*:: as any*/),
  "storageKey": "roastBatches(first:1)"
},
v6 = {
  "alias": null,
  "args": (v2/*:: as any*/),
  "concreteType": "ProductConnection",
  "kind": "LinkedField",
  "name": "products",
  "plural": false,
  "selections": (v3/*:: as any*/),
  "storageKey": "products(first:1)"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "GreenLotRecordTabsTotalQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "GreenLot",
        "kind": "LinkedField",
        "name": "greenLot",
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
    "name": "GreenLotRecordTabsTotalQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "GreenLot",
        "kind": "LinkedField",
        "name": "greenLot",
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
    "cacheID": "25f9e993e1c552ab52b101ea9ec87884",
    "id": null,
    "metadata": {},
    "name": "GreenLotRecordTabsTotalQuery",
    "operationKind": "query",
    "text": "query GreenLotRecordTabsTotalQuery(\n  $id: ID!\n) {\n  greenLot(id: $id) {\n    blendComponents(first: 1) {\n      totalCount\n    }\n    roastBatches(first: 1) {\n      totalCount\n    }\n    products(first: 1) {\n      totalCount\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "8bc4598296efa7e4d0e5e22dffca6eb2";

export default node;
