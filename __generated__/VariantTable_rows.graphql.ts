/**
 * @generated SignedSource<<46f0ef0d82019bb1e3fc24e073716775>>
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
  readonly createdAt: string;
  readonly currency: Currency;
  readonly grind: Result<Grind | null | undefined, unknown>;
  readonly id: string;
  readonly name: string;
  readonly priceCents: number;
  readonly product: Result<{
    readonly id: string;
    readonly name: string;
  } | null | undefined, unknown>;
  readonly sku: string;
  readonly weightGrams: Result<number | null | undefined, unknown>;
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
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "VariantTable_rows",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
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
    },
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
        "name": "weightGrams",
        "storageKey": null
      },
      "to": "RESULT"
    },
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
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    }
  ],
  "type": "Variant",
  "abstractKey": null
};
})();

(node as any).hash = "eb0a64aef14cc6bce7d47106710ee07e";

export default node;
