/**
 * @generated SignedSource<<cbdf251988a262b57787acc88a74e2fc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs, Result } from "relay-runtime";
export type Currency = "CHF" | "DKK" | "EUR" | "GBP" | "PLN" | "SEK" | "USD" | "%future added value";
export type editOrderLineQuery$variables = {
  id: string;
};
export type editOrderLineQuery$data = {
  readonly orderLine: Result<{
    readonly comment: Result<string | null | undefined, unknown>;
    readonly currency: Result<Currency | null | undefined, unknown>;
    readonly discountPercent: Result<string | number | null | undefined, unknown>;
    readonly id: string;
    readonly order: Result<{
      readonly " $fragmentSpreads": FragmentRefs<"orderPicker_record">;
    } | null | undefined, unknown>;
    readonly position: number;
    readonly quantity: number;
    readonly unitPrice: Result<string | number | null | undefined, unknown>;
    readonly variant: Result<{
      readonly " $fragmentSpreads": FragmentRefs<"variantPicker_record">;
    } | null | undefined, unknown>;
  } | null | undefined, unknown>;
};
export type editOrderLineQuery = {
  response: editOrderLineQuery$data;
  variables: editOrderLineQuery$variables;
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
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "position",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "quantity",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "unitPrice",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "discountPercent",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "currency",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "comment",
  "storageKey": null
},
v9 = [
  (v2/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "number",
    "storageKey": null
  }
],
v10 = [
  (v2/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "editOrderLineQuery",
    "selections": [
      {
        "kind": "CatchField",
        "field": {
          "alias": null,
          "args": (v1/*:: as any*/),
          "concreteType": "OrderLine",
          "kind": "LinkedField",
          "name": "orderLine",
          "plural": false,
          "selections": [
            (v2/*:: as any*/),
            (v3/*:: as any*/),
            (v4/*:: as any*/),
            {
              "kind": "CatchField",
              "field": (v5/*:: as any*/),
              "to": "RESULT"
            },
            {
              "kind": "CatchField",
              "field": (v6/*:: as any*/),
              "to": "RESULT"
            },
            {
              "kind": "CatchField",
              "field": (v7/*:: as any*/),
              "to": "RESULT"
            },
            {
              "kind": "CatchField",
              "field": (v8/*:: as any*/),
              "to": "RESULT"
            },
            {
              "kind": "CatchField",
              "field": {
                "alias": null,
                "args": null,
                "concreteType": "Order",
                "kind": "LinkedField",
                "name": "order",
                "plural": false,
                "selections": [
                  {
                    "kind": "InlineDataFragmentSpread",
                    "name": "orderPicker_record",
                    "selections": (v9/*:: as any*/),
                    "args": null,
                    "argumentDefinitions": []
                  }
                ],
                "storageKey": null
              },
              "to": "RESULT"
            },
            {
              "kind": "CatchField",
              "field": {
                "alias": null,
                "args": null,
                "concreteType": "Variant",
                "kind": "LinkedField",
                "name": "variant",
                "plural": false,
                "selections": [
                  {
                    "kind": "InlineDataFragmentSpread",
                    "name": "variantPicker_record",
                    "selections": (v10/*:: as any*/),
                    "args": null,
                    "argumentDefinitions": []
                  }
                ],
                "storageKey": null
              },
              "to": "RESULT"
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
    "name": "editOrderLineQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "OrderLine",
        "kind": "LinkedField",
        "name": "orderLine",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Order",
            "kind": "LinkedField",
            "name": "order",
            "plural": false,
            "selections": (v9/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Variant",
            "kind": "LinkedField",
            "name": "variant",
            "plural": false,
            "selections": (v10/*:: as any*/),
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "283a1fbf09337f8721fa08cd99489b5a",
    "id": null,
    "metadata": {},
    "name": "editOrderLineQuery",
    "operationKind": "query",
    "text": "query editOrderLineQuery(\n  $id: ID!\n) {\n  orderLine(id: $id) {\n    id\n    position\n    quantity\n    unitPrice\n    discountPercent\n    currency\n    comment\n    order {\n      ...orderPicker_record\n      id\n    }\n    variant {\n      ...variantPicker_record\n      id\n    }\n  }\n}\n\nfragment orderPicker_record on Order {\n  id\n  number\n}\n\nfragment variantPicker_record on Variant {\n  id\n  name\n}\n"
  }
};
})();

(node as any).hash = "15502a7170179e8d17612fc898d551fc";

export default node;
