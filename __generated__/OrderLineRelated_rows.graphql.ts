/**
 * @generated SignedSource<<052eb2fdc7ba524ba7513903bb9af92e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs, Result } from "relay-runtime";
export type OrderLineRelated_rows$data = ReadonlyArray<{
  readonly order?: Result<{
    readonly " $fragmentSpreads": FragmentRefs<"OrderTable_rows">;
  } | null | undefined, unknown>;
  readonly variant?: Result<{
    readonly " $fragmentSpreads": FragmentRefs<"VariantTable_rows">;
  } | null | undefined, unknown>;
  readonly " $fragmentType": "OrderLineRelated_rows";
}>;
export type OrderLineRelated_rows$key = ReadonlyArray<{
  readonly " $data"?: OrderLineRelated_rows$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderLineRelated_rows">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "moreOfOrder"
    },
    {
      "kind": "RootArgument",
      "name": "moreOfVariant"
    },
    {
      "kind": "RootArgument",
      "name": "ofOrder"
    },
    {
      "kind": "RootArgument",
      "name": "ofVariant"
    },
    {
      "kind": "RootArgument",
      "name": "withCustomerOfOrder"
    },
    {
      "kind": "RootArgument",
      "name": "withDeliveryAddressOfOrder"
    },
    {
      "kind": "RootArgument",
      "name": "withInvoiceOfOrder"
    },
    {
      "kind": "RootArgument",
      "name": "withLineCountOfOrder"
    },
    {
      "kind": "RootArgument",
      "name": "withProductOfVariant"
    },
    {
      "kind": "RootArgument",
      "name": "withSalesRepOfOrder"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "OrderLineRelated_rows",
  "selections": [
    {
      "condition": "ofOrder",
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
              {
                "args": [
                  {
                    "kind": "Variable",
                    "name": "more",
                    "variableName": "moreOfOrder"
                  },
                  {
                    "kind": "Variable",
                    "name": "withCustomer",
                    "variableName": "withCustomerOfOrder"
                  },
                  {
                    "kind": "Variable",
                    "name": "withDeliveryAddress",
                    "variableName": "withDeliveryAddressOfOrder"
                  },
                  {
                    "kind": "Variable",
                    "name": "withInvoice",
                    "variableName": "withInvoiceOfOrder"
                  },
                  {
                    "kind": "Variable",
                    "name": "withLineCount",
                    "variableName": "withLineCountOfOrder"
                  },
                  {
                    "kind": "Variable",
                    "name": "withSalesRep",
                    "variableName": "withSalesRepOfOrder"
                  }
                ],
                "kind": "FragmentSpread",
                "name": "OrderTable_rows"
              }
            ],
            "storageKey": null
          },
          "to": "RESULT"
        }
      ]
    },
    {
      "condition": "ofVariant",
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
              {
                "args": [
                  {
                    "kind": "Variable",
                    "name": "more",
                    "variableName": "moreOfVariant"
                  },
                  {
                    "kind": "Variable",
                    "name": "withProduct",
                    "variableName": "withProductOfVariant"
                  }
                ],
                "kind": "FragmentSpread",
                "name": "VariantTable_rows"
              }
            ],
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

(node as any).hash = "5fa7b8e413fb41045d6ebe6450a0e5e9";

export default node;
