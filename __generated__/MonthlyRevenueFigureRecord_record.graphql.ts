/**
 * @generated SignedSource<<68b64d0ee6178e9016ac58f0d07dc89e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Currency = "CHF" | "DKK" | "EUR" | "GBP" | "PLN" | "SEK" | "USD" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type MonthlyRevenueFigureRecord_record$data = {
  readonly averageAmount: string | number;
  readonly currency: Currency;
  readonly id: string;
  readonly invoiceCount: number;
  readonly month: string;
  readonly revenue: string | number;
  readonly " $fragmentType": "MonthlyRevenueFigureRecord_record";
};
export type MonthlyRevenueFigureRecord_record$key = {
  readonly " $data"?: MonthlyRevenueFigureRecord_record$data;
  readonly " $fragmentSpreads": FragmentRefs<"MonthlyRevenueFigureRecord_record">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MonthlyRevenueFigureRecord_record",
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
      "name": "revenue",
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
      "name": "month",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "invoiceCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "averageAmount",
      "storageKey": null
    }
  ],
  "type": "MonthlyRevenueFigure",
  "abstractKey": null
};

(node as any).hash = "f77d4efc79d4722ed778b98a6c6e4132";

export default node;
