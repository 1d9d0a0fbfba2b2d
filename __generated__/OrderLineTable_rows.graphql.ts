/**
 * @generated SignedSource<<6636a48297db907abcba0540e568b64f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Currency = "CHF" | "DKK" | "EUR" | "GBP" | "PLN" | "SEK" | "USD" | "%future added value";
import { FragmentRefs, Result } from "relay-runtime";
export type OrderLineTable_rows$data = ReadonlyArray<{
  readonly comment?: Result<string | null | undefined, unknown>;
  readonly currency: Result<Currency | null | undefined, unknown>;
  readonly discountPercent?: Result<string | number | null | undefined, unknown>;
  readonly id: string;
  readonly order?: Result<{
    readonly id: string;
    readonly number: string;
  } | null | undefined, unknown>;
  readonly position: number;
  readonly quantity: number;
  readonly total: Result<string | number | null | undefined, unknown>;
  readonly unitPrice: Result<string | number | null | undefined, unknown>;
  readonly variant?: Result<{
    readonly id: string;
    readonly name: string;
  } | null | undefined, unknown>;
  readonly " $fragmentType": "OrderLineTable_rows";
}>;
export type OrderLineTable_rows$key = ReadonlyArray<{
  readonly " $data"?: OrderLineTable_rows$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderLineTable_rows">;
}>;

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "more"
    },
    {
      "defaultValue": true,
      "kind": "LocalArgument",
      "name": "withOrder"
    },
    {
      "defaultValue": true,
      "kind": "LocalArgument",
      "name": "withVariant"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "OrderLineTable_rows",
  "selections": [
    (v0/*:: as any*/),
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
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "unitPrice",
        "storageKey": null
      },
      "to": "RESULT"
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "currency",
        "storageKey": null
      },
      "to": "RESULT"
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "total",
        "storageKey": null
      },
      "to": "RESULT"
    },
    {
      "condition": "withOrder",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
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
              (v0/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "number",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          "to": "RESULT"
        }
      ]
    },
    {
      "condition": "withVariant",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
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
              (v0/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "name",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          "to": "RESULT"
        }
      ]
    },
    {
      "condition": "more",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "kind": "CatchField",
          "field": {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "discountPercent",
            "storageKey": null
          },
          "to": "RESULT"
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
      ]
    }
  ],
  "type": "OrderLine",
  "abstractKey": null
};
})();

(node as any).hash = "ecbba3030411e336187cd71a79083e8b";

export default node;
