/**
 * @generated SignedSource<<4b85ab05596fcb2660b1b17fb339f78d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CreateProductTagInput = {
  clientMutationId?: string | null | undefined;
  productTag: ProductTagInput;
};
export type ProductTagInput = {
  addedAt?: string | null | undefined;
  addedBy?: string | null | undefined;
  position?: number | null | undefined;
  product: string;
  tag: string;
};
export type createProductTagMutation$variables = {
  input: CreateProductTagInput;
};
export type createProductTagMutation$data = {
  readonly createProductTag: {
    readonly productTag: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"ProductTagRecord_record">;
    } | null | undefined;
  } | null | undefined;
};
export type createProductTagMutation = {
  response: createProductTagMutation$data;
  variables: createProductTagMutation$variables;
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
    "name": "createProductTagMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateProductTagPayload",
        "kind": "LinkedField",
        "name": "createProductTag",
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
    "name": "createProductTagMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateProductTagPayload",
        "kind": "LinkedField",
        "name": "createProductTag",
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
    "cacheID": "ccb5c04cf5cc3619e4dcdd7e4d728b7e",
    "id": null,
    "metadata": {},
    "name": "createProductTagMutation",
    "operationKind": "mutation",
    "text": "mutation createProductTagMutation(\n  $input: CreateProductTagInput!\n) {\n  createProductTag(input: $input) {\n    productTag {\n      id\n      ...ProductTagRecord_record\n    }\n  }\n}\n\nfragment ProductTagRecord_record on ProductTag {\n  id\n  product {\n    id\n    name\n    image\n  }\n  tag {\n    id\n    name\n  }\n  position\n  addedBy {\n    id\n    fullName\n    photo\n  }\n  addedAt\n}\n"
  }
};
})();

(node as any).hash = "d3fcfae70cacac6a255c9df09e7b6494";

export default node;
