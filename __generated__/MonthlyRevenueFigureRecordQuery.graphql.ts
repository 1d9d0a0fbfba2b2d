/**
 * @generated SignedSource<<8547f7c85325d505b7f345f3efb1e375>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs, Result } from "relay-runtime";
export type MonthlyRevenueFigureRecordQuery$variables = {
  id: string;
};
export type MonthlyRevenueFigureRecordQuery$data = {
  readonly monthlyRevenueFigure: Result<{
    readonly " $fragmentSpreads": FragmentRefs<"MonthlyRevenueFigureRecord_record">;
  } | null | undefined, unknown>;
};
export type MonthlyRevenueFigureRecordQuery = {
  response: MonthlyRevenueFigureRecordQuery$data;
  variables: MonthlyRevenueFigureRecordQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "MonthlyRevenueFigureRecordQuery",
    "selections": [
      {
        "kind": "CatchField",
        "field": {
          "alias": null,
          "args": (v1/*:: as any*/),
          "concreteType": "MonthlyRevenueFigure",
          "kind": "LinkedField",
          "name": "monthlyRevenueFigure",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "MonthlyRevenueFigureRecord_record"
            }
          ],
          "storageKey": null
        },
        "to": "RESULT"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "MonthlyRevenueFigureRecordQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "MonthlyRevenueFigure",
        "kind": "LinkedField",
        "name": "monthlyRevenueFigure",
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
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "00ca614d14d0914db35f6ce14df6d715",
    "id": null,
    "metadata": {},
    "name": "MonthlyRevenueFigureRecordQuery",
    "operationKind": "query",
    "text": "query MonthlyRevenueFigureRecordQuery(\n  $id: ID!\n) {\n  monthlyRevenueFigure(id: $id) {\n    ...MonthlyRevenueFigureRecord_record\n    id\n  }\n}\n\nfragment MonthlyRevenueFigureRecord_record on MonthlyRevenueFigure {\n  id\n  revenue\n  currency\n  month\n  invoiceCount\n  averageAmount\n}\n"
  }
};
})();

(node as any).hash = "9473213bd9bfbf668a6064ad4482c356";

export default node;
