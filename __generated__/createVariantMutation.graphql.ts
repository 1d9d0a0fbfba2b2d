/**
 * @generated SignedSource<<836296c896ddb698250da329fd780739>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type Currency = "CHF" | "DKK" | "EUR" | "GBP" | "PLN" | "SEK" | "USD" | "%future added value";
export type Grind = "ESPRESSO" | "FILTER" | "FRENCH_PRESS" | "MOKA" | "WHOLE_BEAN" | "%future added value";
export type CreateVariantInput = {
  clientMutationId?: string | null | undefined;
  variant: VariantInput;
};
export type VariantInput = {
  barcode?: string | null | undefined;
  costCents: number;
  currency?: Currency | null | undefined;
  grind?: Grind | null | undefined;
  isActive?: boolean | null | undefined;
  name: string;
  priceCents: number;
  product: string;
  reorderLevel?: number | null | undefined;
  sku: string;
  stock?: number | null | undefined;
  weightGrams?: number | null | undefined;
};
export type createVariantMutation$variables = {
  input: CreateVariantInput;
};
export type createVariantMutation$data = {
  readonly createVariant: {
    readonly variant: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"VariantRecord_record">;
    } | null | undefined;
  } | null | undefined;
};
export type createVariantMutation = {
  response: createVariantMutation$data;
  variables: createVariantMutation$variables;
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
    "name": "createVariantMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateVariantPayload",
        "kind": "LinkedField",
        "name": "createVariant",
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
    "name": "createVariantMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateVariantPayload",
        "kind": "LinkedField",
        "name": "createVariant",
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
    "cacheID": "64a159f0f5fa03a61f34e11d6e21e293",
    "id": null,
    "metadata": {},
    "name": "createVariantMutation",
    "operationKind": "mutation",
    "text": "mutation createVariantMutation(\n  $input: CreateVariantInput!\n) {\n  createVariant(input: $input) {\n    variant {\n      id\n      ...VariantRecord_record\n    }\n  }\n}\n\nfragment VariantRecord_record on Variant {\n  id\n  name\n  priceCents\n  currency\n  product {\n    id\n    name\n    image\n  }\n  sku\n  weightGrams\n  grind\n  costCents\n  barcode\n  stock\n  reorderLevel\n  isActive\n  needsReorder\n  createdAt\n  updatedAt\n}\n"
  }
};
})();

(node as any).hash = "89578aa9dc8b1a26c8130c5ce1940da9";

export default node;
