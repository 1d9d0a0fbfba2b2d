/**
 * @generated SignedSource<<b4c06a4f097562720808cfbb0941d4f9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Currency = "CHF" | "DKK" | "EUR" | "GBP" | "PLN" | "SEK" | "USD" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type MonthlyRevenueFigureTable_rows$data = ReadonlyArray<{
  readonly averageAmount: string | number;
  readonly currency: Currency;
  readonly id: string;
  readonly invoiceCount?: number;
  readonly month: string;
  readonly revenue: string | number;
  readonly " $fragmentType": "MonthlyRevenueFigureTable_rows";
}>;
export type MonthlyRevenueFigureTable_rows$key = ReadonlyArray<{
  readonly " $data"?: MonthlyRevenueFigureTable_rows$data;
  readonly " $fragmentSpreads": FragmentRefs<"MonthlyRevenueFigureTable_rows">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": true,
      "kind": "LocalArgument",
      "name": "withInvoiceCount"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "MonthlyRevenueFigureTable_rows",
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
      "name": "averageAmount",
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
      "condition": "withInvoiceCount",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "invoiceCount",
          "storageKey": null
        }
      ]
    }
  ],
  "type": "MonthlyRevenueFigure",
  "abstractKey": null
};

(node as any).hash = "f3e92379d0e758ce0d2d5964855b2e60";

export default node;
