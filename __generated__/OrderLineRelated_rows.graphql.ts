/**
 * @generated SignedSource<<8735d7818ce838385fa93e3a55c53226>>
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
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "moreOfOrder"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "moreOfVariant"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "ofOrder"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "ofVariant"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "withCustomerOfOrder"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "withDeliveryAddressOfOrder"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "withInvoiceOfOrder"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "withLineCountOfOrder"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "withProductOfVariant"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
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

(node as any).hash = "350f949a93c5b63a3456f83cc09907e3";

export default node;
