/**
 * @generated SignedSource<<a07ee4580a445ef66554d523749c2659>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { Result } from "relay-runtime";
export type Currency = "CHF" | "DKK" | "EUR" | "GBP" | "PLN" | "SEK" | "USD" | "%future added value";
export type MonthlyRevenueFigureFilter = {
  and?: ReadonlyArray<MonthlyRevenueFigureFilter> | null | undefined;
  averageAmount?: BigFloatFilter | null | undefined;
  currency?: CurrencyFilter | null | undefined;
  invoiceCount?: IntFilter | null | undefined;
  month?: DateFilter | null | undefined;
  not?: MonthlyRevenueFigureFilter | null | undefined;
  or?: ReadonlyArray<MonthlyRevenueFigureFilter> | null | undefined;
  revenue?: BigFloatFilter | null | undefined;
};
export type DateFilter = {
  distinctFrom?: string | null | undefined;
  equalTo?: string | null | undefined;
  greaterThan?: string | null | undefined;
  greaterThanOrEqualTo?: string | null | undefined;
  in?: ReadonlyArray<string> | null | undefined;
  isNull?: boolean | null | undefined;
  lessThan?: string | null | undefined;
  lessThanOrEqualTo?: string | null | undefined;
  notDistinctFrom?: string | null | undefined;
  notEqualTo?: string | null | undefined;
  notIn?: ReadonlyArray<string> | null | undefined;
};
export type CurrencyFilter = {
  distinctFrom?: Currency | null | undefined;
  equalTo?: Currency | null | undefined;
  greaterThan?: Currency | null | undefined;
  greaterThanOrEqualTo?: Currency | null | undefined;
  in?: ReadonlyArray<Currency> | null | undefined;
  isNull?: boolean | null | undefined;
  lessThan?: Currency | null | undefined;
  lessThanOrEqualTo?: Currency | null | undefined;
  notDistinctFrom?: Currency | null | undefined;
  notEqualTo?: Currency | null | undefined;
  notIn?: ReadonlyArray<Currency> | null | undefined;
};
export type IntFilter = {
  distinctFrom?: number | null | undefined;
  equalTo?: number | null | undefined;
  greaterThan?: number | null | undefined;
  greaterThanOrEqualTo?: number | null | undefined;
  in?: ReadonlyArray<number> | null | undefined;
  isNull?: boolean | null | undefined;
  lessThan?: number | null | undefined;
  lessThanOrEqualTo?: number | null | undefined;
  notDistinctFrom?: number | null | undefined;
  notEqualTo?: number | null | undefined;
  notIn?: ReadonlyArray<number> | null | undefined;
};
export type BigFloatFilter = {
  distinctFrom?: string | number | null | undefined;
  equalTo?: string | number | null | undefined;
  greaterThan?: string | number | null | undefined;
  greaterThanOrEqualTo?: string | number | null | undefined;
  in?: ReadonlyArray<string | number> | null | undefined;
  isNull?: boolean | null | undefined;
  lessThan?: string | number | null | undefined;
  lessThanOrEqualTo?: string | number | null | undefined;
  notDistinctFrom?: string | number | null | undefined;
  notEqualTo?: string | number | null | undefined;
  notIn?: ReadonlyArray<string | number> | null | undefined;
};
export type MonthlyRevenueFigureListTotalQuery$variables = {
  filter?: MonthlyRevenueFigureFilter | null | undefined;
  first?: number | null | undefined;
  withSums?: boolean | null | undefined;
};
export type MonthlyRevenueFigureListTotalQuery$data = {
  readonly monthlyRevenueFigures: {
    readonly groupedAggregates?: Result<ReadonlyArray<{
      readonly currency: Currency | null | undefined;
      readonly sum: {
        readonly revenue: string | number | null | undefined;
      } | null | undefined;
    }> | null | undefined, unknown>;
    readonly totalCount: number;
  } | null | undefined;
};
export type MonthlyRevenueFigureListTotalQuery = {
  response: MonthlyRevenueFigureListTotalQuery$data;
  variables: MonthlyRevenueFigureListTotalQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filter"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "first"
},
v2 = {
  "defaultValue": false,
  "kind": "LocalArgument",
  "name": "withSums"
},
v3 = [
  {
    "kind": "Variable",
    "name": "filter",
    "variableName": "filter"
  },
  {
    "kind": "Variable",
    "name": "first",
    "variableName": "first"
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalCount",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": [
    {
      "kind": "Literal",
      "name": "groupBy",
      "value": "CURRENCY"
    }
  ],
  "concreteType": "MonthlyRevenueFigureGroup",
  "kind": "LinkedField",
  "name": "groupedAggregates",
  "plural": true,
  "selections": [
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
      "concreteType": "MonthlyRevenueFigureSumAggregates",
      "kind": "LinkedField",
      "name": "sum",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "revenue",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": "groupedAggregates(groupBy:\"CURRENCY\")"
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "MonthlyRevenueFigureListTotalQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "MonthlyRevenueFigureConnection",
        "kind": "LinkedField",
        "name": "monthlyRevenueFigures",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          {
            "condition": "withSums",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "kind": "CatchField",
                "field": (v5/*:: as any*/),
                "to": "RESULT"
              }
            ]
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "MonthlyRevenueFigureListTotalQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "MonthlyRevenueFigureConnection",
        "kind": "LinkedField",
        "name": "monthlyRevenueFigures",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          {
            "condition": "withSums",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              (v5/*:: as any*/)
            ]
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "0b5e604583f7623cc062aac329177d2e",
    "id": null,
    "metadata": {},
    "name": "MonthlyRevenueFigureListTotalQuery",
    "operationKind": "query",
    "text": "query MonthlyRevenueFigureListTotalQuery(\n  $first: Int\n  $filter: MonthlyRevenueFigureFilter\n  $withSums: Boolean = false\n) {\n  monthlyRevenueFigures(first: $first, filter: $filter) {\n    totalCount\n    groupedAggregates(groupBy: CURRENCY) @include(if: $withSums) {\n      currency\n      sum {\n        revenue\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "f258e8d3f3b8af938fb8c3716099c699";

export default node;
