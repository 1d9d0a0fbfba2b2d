/**
 * @generated SignedSource<<f333d106a65c4c1306a52f4c34178f9a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Currency = "CHF" | "DKK" | "EUR" | "GBP" | "PLN" | "SEK" | "USD" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type MonthlyRevenueFigureTable_rows$data = ReadonlyArray<{
  readonly averageAmount?: string | number;
  readonly currency?: Currency;
  readonly id: string;
  readonly invoiceCount?: number;
  readonly month?: string;
  readonly revenue?: string | number;
  readonly " $fragmentType": "MonthlyRevenueFigureTable_rows";
}>;
export type MonthlyRevenueFigureTable_rows$key = ReadonlyArray<{
  readonly " $data"?: MonthlyRevenueFigureTable_rows$data;
  readonly " $fragmentSpreads": FragmentRefs<"MonthlyRevenueFigureTable_rows">;
}>;

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "currency",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": true,
      "kind": "LocalArgument",
      "name": "withAverageAmount"
    },
    {
      "defaultValue": true,
      "kind": "LocalArgument",
      "name": "withInvoiceCount"
    },
    {
      "defaultValue": true,
      "kind": "LocalArgument",
      "name": "withMonth"
    },
    {
      "defaultValue": true,
      "kind": "LocalArgument",
      "name": "withRevenue"
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
    },
    {
      "condition": "withRevenue",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "revenue",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ]
    },
    {
      "condition": "withAverageAmount",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "averageAmount",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ]
    },
    {
      "condition": "withMonth",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "month",
          "storageKey": null
        }
      ]
    }
  ],
  "type": "MonthlyRevenueFigure",
  "abstractKey": null
};
})();

(node as any).hash = "904056cfabdf8213a111e19395640b9a";

export default node;
