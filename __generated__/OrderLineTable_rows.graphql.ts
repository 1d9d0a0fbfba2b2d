/**
 * @generated SignedSource<<d1a7faf622c66d6d9b473ce60e7fb7c7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Currency = "CHF" | "DKK" | "EUR" | "GBP" | "PLN" | "SEK" | "USD" | "%future added value";
import { FragmentRefs, Result } from "relay-runtime";
export type OrderLineTable_rows$data = ReadonlyArray<{
  readonly comment: Result<string | null | undefined, unknown>;
  readonly currency: Currency;
  readonly id: string;
  readonly position: number;
  readonly quantity: number;
  readonly total: string;
  readonly " $fragmentType": "OrderLineTable_rows";
}>;
export type OrderLineTable_rows$key = ReadonlyArray<{
  readonly " $data"?: OrderLineTable_rows$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderLineTable_rows">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "OrderLineTable_rows",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
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
      "kind": "ScalarField",
      "name": "quantity",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "total",
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
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "comment",
        "storageKey": null
      },
      "to": "RESULT"
    }
  ],
  "type": "OrderLine",
  "abstractKey": null
};

(node as any).hash = "a2a2721c309b5f6fcb9f91e15c4b316b";

export default node;
