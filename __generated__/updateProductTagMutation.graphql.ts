/**
 * @generated SignedSource<<b29f7ae5fd4a365547e5d7103f18bbcc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type UpdateProductTagInput = {
  clientMutationId?: string | null | undefined;
  id: string;
  productTagPatch: ProductTagPatch;
};
export type ProductTagPatch = {
  addedAt?: string | null | undefined;
  addedBy?: string | null | undefined;
  position?: number | null | undefined;
  product?: string | null | undefined;
  tag?: string | null | undefined;
};
export type updateProductTagMutation$variables = {
  input: UpdateProductTagInput;
};
export type updateProductTagMutation$data = {
  readonly updateProductTag: {
    readonly productTag: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"ProductTagRecord_record">;
    } | null | undefined;
  } | null | undefined;
};
export type updateProductTagMutation = {
  response: updateProductTagMutation$data;
  variables: updateProductTagMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
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
  "name": "name",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "updateProductTagMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateProductTagPayload",
        "kind": "LinkedField",
        "name": "updateProductTag",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "ProductTag",
            "kind": "LinkedField",
            "name": "productTag",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "ProductTagRecord_record"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "updateProductTagMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateProductTagPayload",
        "kind": "LinkedField",
        "name": "updateProductTag",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "ProductTag",
            "kind": "LinkedField",
            "name": "productTag",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Product",
                "kind": "LinkedField",
                "name": "product",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  (v3/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "image",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Tag",
                "kind": "LinkedField",
                "name": "tag",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  (v3/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "position",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Employee",
                "kind": "LinkedField",
                "name": "addedBy",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "fullName",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "photo",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "addedAt",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "d50a73b04dd3674cbc33882167671620",
    "id": null,
    "metadata": {},
    "name": "updateProductTagMutation",
    "operationKind": "mutation",
    "text": "mutation updateProductTagMutation(\n  $input: UpdateProductTagInput!\n) {\n  updateProductTag(input: $input) {\n    productTag {\n      id\n      ...ProductTagRecord_record\n    }\n  }\n}\n\nfragment ProductTagRecord_record on ProductTag {\n  id\n  product {\n    id\n    name\n    image\n  }\n  tag {\n    id\n    name\n  }\n  position\n  addedBy {\n    id\n    fullName\n    photo\n  }\n  addedAt\n}\n"
  }
};
})();

(node as any).hash = "dbbdea962e2489447586c883253c3393";

export default node;
