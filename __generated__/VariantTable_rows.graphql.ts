/**
 * @generated SignedSource<<ec486725045faa8c16a21d6641990de7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Currency = "CHF" | "DKK" | "EUR" | "GBP" | "PLN" | "SEK" | "USD" | "%future added value";
export type Grind = "ESPRESSO" | "FILTER" | "FRENCH_PRESS" | "MOKA" | "WHOLE_BEAN" | "%future added value";
import { FragmentRefs, Result } from "relay-runtime";
export type VariantTable_rows$data = ReadonlyArray<{
  readonly barcode?: Result<string | null | undefined, unknown>;
  readonly costCents: Result<number | null | undefined, unknown>;
  readonly createdAt: string;
  readonly currency: Result<Currency | null | undefined, unknown>;
  readonly grind?: Result<Grind | null | undefined, unknown>;
  readonly id: string;
  readonly isActive?: boolean;
  readonly name: string;
  readonly needsReorder?: boolean;
  readonly priceCents: Result<number | null | undefined, unknown>;
  readonly product?: Result<{
    readonly id: string;
    readonly image: Result<string | null | undefined, unknown>;
    readonly name: string;
  } | null | undefined, unknown>;
  readonly reorderLevel?: number;
  readonly sku: string;
  readonly stock: number;
  readonly updatedAt?: string;
  readonly weightGrams?: Result<number | null | undefined, unknown>;
  readonly " $fragmentType": "VariantTable_rows";
}>;
export type VariantTable_rows$key = ReadonlyArray<{
  readonly " $data"?: VariantTable_rows$data;
  readonly " $fragmentSpreads": FragmentRefs<"VariantTable_rows">;
}>;

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "more"
    },
    {
      "defaultValue": true,
      "kind": "LocalArgument",
      "name": "withProduct"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "VariantTable_rows",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sku",
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "priceCents",
        "storageKey": null
      },
      "to": "RESULT"
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "currency",
        "storageKey": null
      },
      "to": "RESULT"
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "costCents",
        "storageKey": null
      },
      "to": "RESULT"
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
      "name": "createdAt",
      "storageKey": null
    },
    {
      "condition": "withProduct",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
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
              (v0/*:: as any*/),
              (v1/*:: as any*/),
              {
                "kind": "CatchField",
                "field": {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "image",
                  "storageKey": null
                },
                "to": "RESULT"
              }
            ],
            "storageKey": null
          },
          "to": "RESULT"
        }
      ]
    },
    {
      "condition": "more",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "kind": "CatchField",
          "field": {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "weightGrams",
            "storageKey": null
          },
          "to": "RESULT"
        },
        {
          "kind": "CatchField",
          "field": {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "grind",
            "storageKey": null
          },
          "to": "RESULT"
        },
        {
          "kind": "CatchField",
          "field": {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "barcode",
            "storageKey": null
          },
          "to": "RESULT"
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
          "name": "updatedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "needsReorder",
          "storageKey": null
        }
      ]
    }
  ],
  "type": "Variant",
  "abstractKey": null
};
})();

(node as any).hash = "7903f48878d2e15db996a52d14e109bb";

export default node;
