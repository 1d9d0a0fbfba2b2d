/**
 * @generated SignedSource<<789e1020043ea0602acf45f6e7ae8bc1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type ProductTagCondition = {
  addedBy?: string | null | undefined;
  position?: number | null | undefined;
  product?: string | null | undefined;
  tag?: string | null | undefined;
};
export type ProductTagListTotalQuery$variables = {
  condition?: ProductTagCondition | null | undefined;
  first?: number | null | undefined;
};
export type ProductTagListTotalQuery$data = {
  readonly productTags: {
    readonly totalCount: number;
  } | null | undefined;
};
export type ProductTagListTotalQuery = {
  response: ProductTagListTotalQuery$data;
  variables: ProductTagListTotalQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "condition"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "first"
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "condition",
        "variableName": "condition"
      },
      {
        "kind": "Variable",
        "name": "first",
        "variableName": "first"
      }
    ],
    "concreteType": "ProductTagConnection",
    "kind": "LinkedField",
    "name": "productTags",
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
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "ProductTagListTotalQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "ProductTagListTotalQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "78a0892c9bf6d5c2f78267dded633b05",
    "id": null,
    "metadata": {},
    "name": "ProductTagListTotalQuery",
    "operationKind": "query",
    "text": "query ProductTagListTotalQuery(\n  $first: Int\n  $condition: ProductTagCondition\n) {\n  productTags(first: $first, condition: $condition) {\n    totalCount\n  }\n}\n"
  }
};
})();

(node as any).hash = "edb34c19806686b9c2e72c224640a0a5";

export default node;
