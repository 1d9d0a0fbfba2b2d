/**
 * @generated SignedSource<<85c503af840320d79f4226dee6f7337c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type ProductRecordTabsTotalQuery$variables = {
  id: string;
};
export type ProductRecordTabsTotalQuery$data = {
  readonly product: {
    readonly components: {
      readonly totalCount: number;
    } | null | undefined;
    readonly greenLots: {
      readonly totalCount: number;
    } | null | undefined;
    readonly productTags: {
      readonly totalCount: number;
    } | null | undefined;
    readonly roastBatches: {
      readonly totalCount: number;
    } | null | undefined;
    readonly tags: {
      readonly totalCount: number;
    } | null | undefined;
    readonly variants: {
      readonly totalCount: number;
    } | null | undefined;
  } | null | undefined;
};
export type ProductRecordTabsTotalQuery = {
  response: ProductRecordTabsTotalQuery$data;
  variables: ProductRecordTabsTotalQuery$variables;
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
  "concreteType": "VariantConnection",
  "kind": "LinkedField",
  "name": "variants",
  "plural": false,
  "selections": (v3/*:: as any*/),
  "storageKey": "variants(first:1)"
},
v5 = {
  "alias": null,
  "args": (v2/*:: as any*/),
  "concreteType": "ProductTagConnection",
  "kind": "LinkedField",
  "name": "productTags",
  "plural": false,
  "selections": (v3/*:: as any*/),
  "storageKey": "productTags(first:1)"
},
v6 = {
  "alias": null,
  "args": (v2/*:: as any*/),
  "concreteType": "BlendComponentConnection",
  "kind": "LinkedField",
  "name": "components",
  "plural": false,
  "selections": (v3/*:: as any*/),
  "storageKey": "components(first:1)"
},
v7 = {
  "alias": null,
  "args": (v2/*:: as any*/),
  "concreteType": "RoastBatchConnection",
  "kind": "LinkedField",
  "name": "roastBatches",
  "plural": false,
  "selections": (v3/*:: as any*/),
  "storageKey": "roastBatches(first:1)"
},
v8 = {
  "alias": null,
  "args": (v2/*:: as any*/),
  "concreteType": "TagConnection",
  "kind": "LinkedField",
  "name": "tags",
  "plural": false,
  "selections": (v3/*:: as any*/),
  "storageKey": "tags(first:1)"
},
v9 = {
  "alias": null,
  "args": (v2/*:: as any*/),
  "concreteType": "GreenLotConnection",
  "kind": "LinkedField",
  "name": "greenLots",
  "plural": false,
  "selections": (v3/*:: as any*/),
  "storageKey": "greenLots(first:1)"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ProductRecordTabsTotalQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Product",
        "kind": "LinkedField",
        "name": "product",
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
          },
          {
            "kind": "CatchField",
            "field": (v7/*:: as any*/),
            "to": "NULL"
          },
          {
            "kind": "CatchField",
            "field": (v8/*:: as any*/),
            "to": "NULL"
          },
          {
            "kind": "CatchField",
            "field": (v9/*:: as any*/),
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
    "name": "ProductRecordTabsTotalQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Product",
        "kind": "LinkedField",
        "name": "product",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v9/*:: as any*/),
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
    "cacheID": "b3f20951e5698d573dc68676a08bee5b",
    "id": null,
    "metadata": {},
    "name": "ProductRecordTabsTotalQuery",
    "operationKind": "query",
    "text": "query ProductRecordTabsTotalQuery(\n  $id: ID!\n) {\n  product(id: $id) {\n    variants(first: 1) {\n      totalCount\n    }\n    productTags(first: 1) {\n      totalCount\n    }\n    components(first: 1) {\n      totalCount\n    }\n    roastBatches(first: 1) {\n      totalCount\n    }\n    tags(first: 1) {\n      totalCount\n    }\n    greenLots(first: 1) {\n      totalCount\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "a24bfe5a81d92874220643bd97f19ce3";

export default node;
