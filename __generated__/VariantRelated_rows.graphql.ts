/**
 * @generated SignedSource<<b4d314560ea618a1ebb7b9f7115c7b97>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs, Result } from "relay-runtime";
export type VariantRelated_rows$data = ReadonlyArray<{
  readonly orderLinesCount?: Result<{
    readonly totalCount: number;
  }, unknown>;
  readonly product?: Result<{
    readonly " $fragmentSpreads": FragmentRefs<"ProductTable_rows">;
  } | null | undefined, unknown>;
  readonly standingOrdersCount?: Result<{
    readonly totalCount: number;
  } | null | undefined, unknown>;
  readonly stockMovementsCount?: Result<{
    readonly totalCount: number;
  } | null | undefined, unknown>;
  readonly " $fragmentType": "VariantRelated_rows";
}>;
export type VariantRelated_rows$key = ReadonlyArray<{
  readonly " $data"?: VariantRelated_rows$data;
  readonly " $fragmentSpreads": FragmentRefs<"VariantRelated_rows">;
}>;

const node: ReaderFragment = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 1
  }
],
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "totalCount",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "moreOfProduct"
    },
    {
      "kind": "RootArgument",
      "name": "ofOrderLines"
    },
    {
      "kind": "RootArgument",
      "name": "ofProduct"
    },
    {
      "kind": "RootArgument",
      "name": "ofStandingOrders"
    },
    {
      "kind": "RootArgument",
      "name": "ofStockMovements"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "VariantRelated_rows",
  "selections": [
    {
      "condition": "ofProduct",
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
              {
                "args": [
                  {
                    "kind": "Variable",
                    "name": "more",
                    "variableName": "moreOfProduct"
                  }
                ],
                "kind": "FragmentSpread",
                "name": "ProductTable_rows"
              }
            ],
            "storageKey": null
          },
          "to": "RESULT"
        }
      ]
    },
    {
      "condition": "ofStockMovements",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "kind": "CatchField",
          "field": {
            "alias": "stockMovementsCount",
            "args": (v0/*:: as any*/),
            "concreteType": "StockMovementConnection",
            "kind": "LinkedField",
            "name": "stockMovements",
            "plural": false,
            "selections": (v1/*:: as any*/),
            "storageKey": "stockMovements(first:1)"
          },
          "to": "RESULT"
        }
      ]
    },
    {
      "condition": "ofStandingOrders",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "kind": "CatchField",
          "field": {
            "alias": "standingOrdersCount",
            "args": (v0/*:: as any*/),
            "concreteType": "StandingOrderConnection",
            "kind": "LinkedField",
            "name": "standingOrders",
            "plural": false,
            "selections": (v1/*:: as any*/),
            "storageKey": "standingOrders(first:1)"
          },
          "to": "RESULT"
        }
      ]
    },
    {
      "condition": "ofOrderLines",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "kind": "CatchField",
          "field": {
            "alias": "orderLinesCount",
            "args": (v0/*:: as any*/),
            "concreteType": "OrderLineConnection",
            "kind": "LinkedField",
            "name": "orderLines",
            "plural": false,
            "selections": (v1/*:: as any*/),
            "storageKey": "orderLines(first:1)"
          },
          "to": "RESULT"
        }
      ]
    }
  ],
  "type": "Variant",
  "abstractKey": null
};
})();

(node as any).hash = "7199fee51d77d0f390529911206e1e5f";

export default node;
