/**
 * @generated SignedSource<<24c31cd750db5e9551912e9e96167db0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type TagRecordTabsTotalQuery$variables = {
  id: string;
};
export type TagRecordTabsTotalQuery$data = {
  readonly tag: {
    readonly productTags: {
      readonly totalCount: number;
    } | null | undefined;
    readonly products: {
      readonly totalCount: number;
    } | null | undefined;
  } | null | undefined;
};
export type TagRecordTabsTotalQuery = {
  response: TagRecordTabsTotalQuery$data;
  variables: TagRecordTabsTotalQuery$variables;
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
  "concreteType": "ProductTagConnection",
  "kind": "LinkedField",
  "name": "productTags",
  "plural": false,
  "selections": (v3/*:: as any*/),
  "storageKey": "productTags(first:1)"
},
v5 = {
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
    "name": "TagRecordTabsTotalQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Tag",
        "kind": "LinkedField",
        "name": "tag",
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
    "name": "TagRecordTabsTotalQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Tag",
        "kind": "LinkedField",
        "name": "tag",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          (v5/*:: as any*/),
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
    "cacheID": "88bd97788154a679ad189b3785e1e592",
    "id": null,
    "metadata": {},
    "name": "TagRecordTabsTotalQuery",
    "operationKind": "query",
    "text": "query TagRecordTabsTotalQuery(\n  $id: ID!\n) {\n  tag(id: $id) {\n    productTags(first: 1) {\n      totalCount\n    }\n    products(first: 1) {\n      totalCount\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "d94fa4b705ee311f0cad30fa26721c5b";

export default node;
