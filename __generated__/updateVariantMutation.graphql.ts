/**
 * @generated SignedSource<<a1e73655a0f0d3fc5265958048f240f7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type Currency = "CHF" | "DKK" | "EUR" | "GBP" | "PLN" | "SEK" | "USD" | "%future added value";
export type Grind = "ESPRESSO" | "FILTER" | "FRENCH_PRESS" | "MOKA" | "WHOLE_BEAN" | "%future added value";
export type UpdateVariantInput = {
  clientMutationId?: string | null | undefined;
  id: string;
  variantPatch: VariantPatch;
};
export type VariantPatch = {
  barcode?: string | null | undefined;
  costCents?: number | null | undefined;
  currency?: Currency | null | undefined;
  grind?: Grind | null | undefined;
  isActive?: boolean | null | undefined;
  name?: string | null | undefined;
  priceCents?: number | null | undefined;
  product?: string | null | undefined;
  reorderLevel?: number | null | undefined;
  sku?: string | null | undefined;
  stock?: number | null | undefined;
  weightGrams?: number | null | undefined;
};
export type updateVariantMutation$variables = {
  input: UpdateVariantInput;
};
export type updateVariantMutation$data = {
  readonly updateVariant: {
    readonly variant: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"VariantRecord_record">;
    } | null | undefined;
  } | null | undefined;
};
export type updateVariantMutation = {
  response: updateVariantMutation$data;
  variables: updateVariantMutation$variables;
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
    "name": "updateVariantMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateVariantPayload",
        "kind": "LinkedField",
        "name": "updateVariant",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Variant",
            "kind": "LinkedField",
            "name": "variant",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "VariantRecord_record"
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
    "name": "updateVariantMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateVariantPayload",
        "kind": "LinkedField",
        "name": "updateVariant",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Variant",
            "kind": "LinkedField",
            "name": "variant",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "priceCents",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "currency",
                "storageKey": null
              },
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
                "kind": "ScalarField",
                "name": "sku",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "weightGrams",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "grind",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "costCents",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "barcode",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "stock",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "reorderLevel",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isActive",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "needsReorder",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "createdAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "updatedAt",
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
    "cacheID": "55dc0683c509678ddd0c682699af045d",
    "id": null,
    "metadata": {},
    "name": "updateVariantMutation",
    "operationKind": "mutation",
    "text": "mutation updateVariantMutation(\n  $input: UpdateVariantInput!\n) {\n  updateVariant(input: $input) {\n    variant {\n      id\n      ...VariantRecord_record\n    }\n  }\n}\n\nfragment VariantRecord_record on Variant {\n  id\n  name\n  priceCents\n  currency\n  product {\n    id\n    name\n    image\n  }\n  sku\n  weightGrams\n  grind\n  costCents\n  barcode\n  stock\n  reorderLevel\n  isActive\n  needsReorder\n  createdAt\n  updatedAt\n}\n"
  }
};
})();

(node as any).hash = "fd30cac3764f8702e2bb1e0bd7723cc6";

export default node;
