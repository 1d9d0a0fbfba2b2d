/**
 * @generated SignedSource<<b3d22d075fdd281d14bc9f099def53d3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs, Result } from "relay-runtime";
export type ShipmentRelated_rows$data = ReadonlyArray<{
  readonly order?: Result<{
    readonly " $fragmentSpreads": FragmentRefs<"OrderTable_rows">;
  } | null | undefined, unknown>;
  readonly " $fragmentType": "ShipmentRelated_rows";
}>;
export type ShipmentRelated_rows$key = ReadonlyArray<{
  readonly " $data"?: ShipmentRelated_rows$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShipmentRelated_rows">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "moreOfOrder"
    },
    {
      "kind": "RootArgument",
      "name": "ofOrder"
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
      "name": "withSalesRepOfOrder"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "ShipmentRelated_rows",
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
    }
  ],
  "type": "Shipment",
  "abstractKey": null
};

(node as any).hash = "83718be272814e21f3aa3d5cdbeea8e7";

export default node;
