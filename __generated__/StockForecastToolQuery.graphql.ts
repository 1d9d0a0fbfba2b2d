/**
 * @generated SignedSource<<8de685407c573668731c0540c576569a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { Result } from "relay-runtime";
export type StockForecastToolQuery$variables = {
  until: string;
  variant: string;
};
export type StockForecastToolQuery$data = {
  readonly stockForecast: Result<{
    readonly inStock: number;
    readonly isEnough: boolean;
    readonly ordered: number;
    readonly remaining: number;
    readonly sku: string;
    readonly standingOrders: number;
  } | null | undefined, unknown>;
};
export type StockForecastToolQuery = {
  response: StockForecastToolQuery$data;
  variables: StockForecastToolQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "until"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "variant"
  }
],
v1 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "until",
      "variableName": "until"
    },
    {
      "kind": "Variable",
      "name": "variant",
      "variableName": "variant"
    }
  ],
  "concreteType": "StockForecast",
  "kind": "LinkedField",
  "name": "stockForecast",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sku",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "inStock",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ordered",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "standingOrders",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "remaining",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isEnough",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "StockForecastToolQuery",
    "selections": [
      {
        "kind": "CatchField",
        "field": (v1/*:: as any*/),
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
    "name": "StockForecastToolQuery",
    "selections": [
      (v1/*:: as any*/)
    ]
  },
  "params": {
    "cacheID": "63cdf467345817264d78307e220cc3d5",
    "id": null,
    "metadata": {},
    "name": "StockForecastToolQuery",
    "operationKind": "query",
    "text": "query StockForecastToolQuery(\n  $until: Date!\n  $variant: ID!\n) {\n  stockForecast(until: $until, variant: $variant) {\n    sku\n    inStock\n    ordered\n    standingOrders\n    remaining\n    isEnough\n  }\n}\n"
  }
};
})();

(node as any).hash = "9978f141d7878037edb9b76f2a62d6b8";

export default node;
