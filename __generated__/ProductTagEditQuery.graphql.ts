/**
 * @generated SignedSource<<b43e2609dae524d09b3e05f1e84d886d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs, Result } from "relay-runtime";
export type ProductTagEditQuery$variables = {
  id: string;
};
export type ProductTagEditQuery$data = {
  readonly productTag: Result<{
    readonly addedAt: string;
    readonly addedBy: Result<{
      readonly " $fragmentSpreads": FragmentRefs<"employeePicker_record">;
    } | null | undefined, unknown>;
    readonly id: string;
    readonly position: number;
    readonly product: Result<{
      readonly " $fragmentSpreads": FragmentRefs<"productPicker_record">;
    } | null | undefined, unknown>;
    readonly tag: Result<{
      readonly " $fragmentSpreads": FragmentRefs<"tagPicker_record">;
    } | null | undefined, unknown>;
  } | null | undefined, unknown>;
};
export type ProductTagEditQuery = {
  response: ProductTagEditQuery$data;
  variables: ProductTagEditQuery$variables;
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
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "position",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "addedAt",
  "storageKey": null
},
v5 = [
  (v2/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "fullName",
    "storageKey": null
  }
],
v6 = [
  (v2/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ProductTagEditQuery",
    "selections": [
      {
        "kind": "CatchField",
        "field": {
          "alias": null,
          "args": (v1/*:: as any*/),
          "concreteType": "ProductTag",
          "kind": "LinkedField",
          "name": "productTag",
          "plural": false,
          "selections": [
            (v2/*:: as any*/),
            (v3/*:: as any*/),
            (v4/*:: as any*/),
            {
              "kind": "CatchField",
              "field": {
                "alias": null,
                "args": null,
                "concreteType": "Employee",
                "kind": "LinkedField",
                "name": "addedBy",
                "plural": false,
                "selections": [
                  {
                    "kind": "InlineDataFragmentSpread",
                    "name": "employeePicker_record",
                    "selections": (v5/*:: as any*/),
                    "args": null,
                    "argumentDefinitions": []
                  }
                ],
                "storageKey": null
              },
              "to": "RESULT"
            },
            {
              "kind": "CatchField",
              "field": {
                "alias": null,
                "args": null,
                "concreteType": "Product",
                "kind": "LinkedField",
                "name": "product",
                "plural": false,
                "selections": [
                  {
                    "kind": "InlineDataFragmentSpread",
                    "name": "productPicker_record",
                    "selections": (v6/*:: as any*/),
                    "args": null,
                    "argumentDefinitions": []
                  }
                ],
                "storageKey": null
              },
              "to": "RESULT"
            },
            {
              "kind": "CatchField",
              "field": {
                "alias": null,
                "args": null,
                "concreteType": "Tag",
                "kind": "LinkedField",
                "name": "tag",
                "plural": false,
                "selections": [
                  {
                    "kind": "InlineDataFragmentSpread",
                    "name": "tagPicker_record",
                    "selections": (v6/*:: as any*/),
                    "args": null,
                    "argumentDefinitions": []
                  }
                ],
                "storageKey": null
              },
              "to": "RESULT"
            }
          ],
          "storageKey": null
        },
        "to": "RESULT"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ProductTagEditQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ProductTag",
        "kind": "LinkedField",
        "name": "productTag",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Employee",
            "kind": "LinkedField",
            "name": "addedBy",
            "plural": false,
            "selections": (v5/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Product",
            "kind": "LinkedField",
            "name": "product",
            "plural": false,
            "selections": (v6/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Tag",
            "kind": "LinkedField",
            "name": "tag",
            "plural": false,
            "selections": (v6/*:: as any*/),
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "96e790337b299d8b671e22c86d9e7189",
    "id": null,
    "metadata": {},
    "name": "ProductTagEditQuery",
    "operationKind": "query",
    "text": "query ProductTagEditQuery(\n  $id: ID!\n) {\n  productTag(id: $id) {\n    id\n    position\n    addedAt\n    addedBy {\n      ...employeePicker_record\n      id\n    }\n    product {\n      ...productPicker_record\n      id\n    }\n    tag {\n      ...tagPicker_record\n      id\n    }\n  }\n}\n\nfragment employeePicker_record on Employee {\n  id\n  fullName\n}\n\nfragment productPicker_record on Product {\n  id\n  name\n}\n\nfragment tagPicker_record on Tag {\n  id\n  name\n}\n"
  }
};
})();

(node as any).hash = "938daa7e5d227d5dca3ae21c7158f074";

export default node;
