/**
 * @generated SignedSource<<d8a44ca7934fd6fb5a40d4e71384d9a6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type Currency = "CHF" | "DKK" | "EUR" | "GBP" | "PLN" | "SEK" | "USD" | "%future added value";
export type MonthlyRevenueFigureOrderBy = "AVERAGE_AMOUNT_ASC" | "AVERAGE_AMOUNT_DESC" | "CURRENCY_ASC" | "CURRENCY_DESC" | "INVOICE_COUNT_ASC" | "INVOICE_COUNT_DESC" | "MONTH_ASC" | "MONTH_DESC" | "NATURAL" | "PRIMARY_KEY_ASC" | "PRIMARY_KEY_DESC" | "REVENUE_ASC" | "REVENUE_DESC" | "%future added value";
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
export type MonthlyRevenueFigureListQuery$variables = {
  after?: string | null | undefined;
  before?: string | null | undefined;
  filter?: MonthlyRevenueFigureFilter | null | undefined;
  first?: number | null | undefined;
  last?: number | null | undefined;
  orderBy?: ReadonlyArray<MonthlyRevenueFigureOrderBy> | null | undefined;
  withInvoiceCount?: boolean | null | undefined;
};
export type MonthlyRevenueFigureListQuery$data = {
  readonly monthlyRevenueFigures: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly " $fragmentSpreads": FragmentRefs<"MonthlyRevenueFigureTable_rows">;
      } | null | undefined;
    } | null | undefined>;
    readonly pageInfo: {
      readonly endCursor: string | null | undefined;
      readonly hasNextPage: boolean;
      readonly hasPreviousPage: boolean;
      readonly startCursor: string | null | undefined;
    };
  } | null | undefined;
};
export type MonthlyRevenueFigureListQuery = {
  response: MonthlyRevenueFigureListQuery$data;
  variables: MonthlyRevenueFigureListQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "after"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "before"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filter"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "first"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "last"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "orderBy"
},
v6 = {
  "defaultValue": true,
  "kind": "LocalArgument",
  "name": "withInvoiceCount"
},
v7 = [
  {
    "kind": "Variable",
    "name": "after",
    "variableName": "after"
  },
  {
    "kind": "Variable",
    "name": "before",
    "variableName": "before"
  },
  {
    "kind": "Variable",
    "name": "filter",
    "variableName": "filter"
  },
  {
    "kind": "Variable",
    "name": "first",
    "variableName": "first"
  },
  {
    "kind": "Variable",
    "name": "last",
    "variableName": "last"
  },
  {
    "kind": "Variable",
    "name": "orderBy",
    "variableName": "orderBy"
  }
],
v8 = {
  "alias": null,
  "args": null,
  "concreteType": "PageInfo",
  "kind": "LinkedField",
  "name": "pageInfo",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endCursor",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasNextPage",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startCursor",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasPreviousPage",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v6/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "MonthlyRevenueFigureListQuery",
    "selections": [
      {
        "alias": null,
        "args": (v7/*:: as any*/),
        "concreteType": "MonthlyRevenueFigureConnection",
        "kind": "LinkedField",
        "name": "monthlyRevenueFigures",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "MonthlyRevenueFigureEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "MonthlyRevenueFigure",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  {
                    "args": [
                      {
                        "kind": "Variable",
                        "name": "withInvoiceCount",
                        "variableName": "withInvoiceCount"
                      }
                    ],
                    "kind": "FragmentSpread",
                    "name": "MonthlyRevenueFigureTable_rows"
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v8/*:: as any*/)
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
      (v3/*:: as any*/),
      (v0/*:: as any*/),
      (v4/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v5/*:: as any*/),
      (v6/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "MonthlyRevenueFigureListQuery",
    "selections": [
      {
        "alias": null,
        "args": (v7/*:: as any*/),
        "concreteType": "MonthlyRevenueFigureConnection",
        "kind": "LinkedField",
        "name": "monthlyRevenueFigures",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "MonthlyRevenueFigureEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "MonthlyRevenueFigure",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
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
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v8/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "607a9a0967cf3ed35b122934c6bf1635",
    "id": null,
    "metadata": {},
    "name": "MonthlyRevenueFigureListQuery",
    "operationKind": "query",
    "text": "query MonthlyRevenueFigureListQuery(\n  $first: Int\n  $after: Cursor\n  $last: Int\n  $before: Cursor\n  $filter: MonthlyRevenueFigureFilter\n  $orderBy: [MonthlyRevenueFigureOrderBy!]\n  $withInvoiceCount: Boolean = true\n) {\n  monthlyRevenueFigures(first: $first, after: $after, last: $last, before: $before, filter: $filter, orderBy: $orderBy) {\n    edges {\n      node {\n        ...MonthlyRevenueFigureTable_rows_3iS1hA\n        id\n      }\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n      startCursor\n      hasPreviousPage\n    }\n  }\n}\n\nfragment MonthlyRevenueFigureTable_rows_3iS1hA on MonthlyRevenueFigure {\n  id\n  revenue\n  currency\n  averageAmount\n  month\n  invoiceCount @include(if: $withInvoiceCount)\n}\n"
  }
};
})();

(node as any).hash = "1904e2b1dd7abee8b8a3183e4bcd3b3a";

export default node;
