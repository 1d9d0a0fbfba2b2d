/**
 * @generated SignedSource<<900b28d0821be46779fd5dc722c7ce04>>
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
  readonly costCents?: number;
  readonly createdAt?: string;
  readonly currency?: Currency;
  readonly grind?: Result<Grind | null | undefined, unknown>;
  readonly id: string;
  readonly isActive?: boolean;
  readonly name: string;
  readonly needsReorder?: boolean;
  readonly priceCents?: number;
  readonly product?: Result<{
    readonly id: string;
    readonly name: string;
  } | null | undefined, unknown>;
  readonly reorderLevel?: number;
  readonly sku?: string;
  readonly stock?: number;
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
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "currency",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "withBarcode"
    },
    {
      "defaultValue": true,
      "kind": "LocalArgument",
      "name": "withCostCents"
    },
    {
      "defaultValue": true,
      "kind": "LocalArgument",
      "name": "withCreatedAt"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "withGrind"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "withIsActive"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "withNeedsReorder"
    },
    {
      "defaultValue": true,
      "kind": "LocalArgument",
      "name": "withPriceCents"
    },
    {
      "defaultValue": true,
      "kind": "LocalArgument",
      "name": "withProduct"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "withReorderLevel"
    },
    {
      "defaultValue": true,
      "kind": "LocalArgument",
      "name": "withSku"
    },
    {
      "defaultValue": true,
      "kind": "LocalArgument",
      "name": "withStock"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "withUpdatedAt"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "withWeightGrams"
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
              (v1/*:: as any*/)
            ],
            "storageKey": null
          },
          "to": "RESULT"
        }
      ]
    },
    {
      "condition": "withSku",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sku",
          "storageKey": null
        }
      ]
    },
    {
      "condition": "withPriceCents",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "priceCents",
          "storageKey": null
        },
        (v2/*:: as any*/)
      ]
    },
    {
      "condition": "withCostCents",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "costCents",
          "storageKey": null
        },
        (v2/*:: as any*/)
      ]
    },
    {
      "condition": "withStock",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "stock",
          "storageKey": null
        }
      ]
    },
    {
      "condition": "withCreatedAt",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "createdAt",
          "storageKey": null
        }
      ]
    },
    {
      "condition": "withWeightGrams",
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
        }
      ]
    },
    {
      "condition": "withGrind",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
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
        }
      ]
    },
    {
      "condition": "withBarcode",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
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
        }
      ]
    },
    {
      "condition": "withReorderLevel",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reorderLevel",
          "storageKey": null
        }
      ]
    },
    {
      "condition": "withIsActive",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isActive",
          "storageKey": null
        }
      ]
    },
    {
      "condition": "withUpdatedAt",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "updatedAt",
          "storageKey": null
        }
      ]
    },
    {
      "condition": "withNeedsReorder",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
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

(node as any).hash = "5280abb88e41844a8d9531b01c78308e";

export default node;
