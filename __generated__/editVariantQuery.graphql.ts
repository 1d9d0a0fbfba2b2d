/**
 * @generated SignedSource<<375e3f612414d487f12f326bbebd5535>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs, Result } from "relay-runtime";
export type Currency = "CHF" | "DKK" | "EUR" | "GBP" | "PLN" | "SEK" | "USD" | "%future added value";
export type Grind = "ESPRESSO" | "FILTER" | "FRENCH_PRESS" | "MOKA" | "WHOLE_BEAN" | "%future added value";
export type editVariantQuery$variables = {
  id: string;
};
export type editVariantQuery$data = {
  readonly variant: Result<{
    readonly barcode: Result<string | null | undefined, unknown>;
    readonly costCents: Result<number | null | undefined, unknown>;
    readonly currency: Result<Currency | null | undefined, unknown>;
    readonly grind: Result<Grind | null | undefined, unknown>;
    readonly id: string;
    readonly isActive: boolean;
    readonly name: string;
    readonly priceCents: Result<number | null | undefined, unknown>;
    readonly product: Result<{
      readonly " $fragmentSpreads": FragmentRefs<"productPicker_record">;
    } | null | undefined, unknown>;
    readonly reorderLevel: number;
    readonly sku: string;
    readonly stock: number;
    readonly updatedAt: string;
    readonly weightGrams: Result<number | null | undefined, unknown>;
  } | null | undefined, unknown>;
};
export type editVariantQuery = {
  response: editVariantQuery$data;
  variables: editVariantQuery$variables;
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
  "name": "name",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "sku",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "weightGrams",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "grind",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "priceCents",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "costCents",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "currency",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "barcode",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "stock",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reorderLevel",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isActive",
  "storageKey": null
},
v14 = [
  (v2/*:: as any*/),
  (v3/*:: as any*/)
],
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "updatedAt",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "editVariantQuery",
    "selections": [
      {
        "kind": "CatchField",
        "field": {
          "alias": null,
          "args": (v1/*:: as any*/),
          "concreteType": "Variant",
          "kind": "LinkedField",
          "name": "variant",
          "plural": false,
          "selections": [
            (v2/*:: as any*/),
            (v3/*:: as any*/),
            (v4/*:: as any*/),
            {
              "kind": "CatchField",
              "field": (v5/*:: as any*/),
              "to": "RESULT"
            },
            {
              "kind": "CatchField",
              "field": (v6/*:: as any*/),
              "to": "RESULT"
            },
            {
              "kind": "CatchField",
              "field": (v7/*:: as any*/),
              "to": "RESULT"
            },
            {
              "kind": "CatchField",
              "field": (v8/*:: as any*/),
              "to": "RESULT"
            },
            {
              "kind": "CatchField",
              "field": (v9/*:: as any*/),
              "to": "RESULT"
            },
            {
              "kind": "CatchField",
              "field": (v10/*:: as any*/),
              "to": "RESULT"
            },
            (v11/*:: as any*/),
            (v12/*:: as any*/),
            (v13/*:: as any*/),
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
                    "selections": (v14/*:: as any*/),
                    "args": null,
                    "argumentDefinitions": []
                  }
                ],
                "storageKey": null
              },
              "to": "RESULT"
            },
            (v15/*:: as any*/)
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
    "name": "editVariantQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Variant",
        "kind": "LinkedField",
        "name": "variant",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          (v10/*:: as any*/),
          (v11/*:: as any*/),
          (v12/*:: as any*/),
          (v13/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Product",
            "kind": "LinkedField",
            "name": "product",
            "plural": false,
            "selections": (v14/*:: as any*/),
            "storageKey": null
          },
          (v15/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "64a64cba83fca611554ea039a652a58f",
    "id": null,
    "metadata": {},
    "name": "editVariantQuery",
    "operationKind": "query",
    "text": "query editVariantQuery(\n  $id: ID!\n) {\n  variant(id: $id) {\n    id\n    name\n    sku\n    weightGrams\n    grind\n    priceCents\n    costCents\n    currency\n    barcode\n    stock\n    reorderLevel\n    isActive\n    product {\n      ...productPicker_record\n      id\n    }\n    updatedAt\n  }\n}\n\nfragment productPicker_record on Product {\n  id\n  name\n}\n"
  }
};
})();

(node as any).hash = "408b6b60b938c7c264605a6ba5916bad";

export default node;
