/**
 * @generated SignedSource<<4a2af8940a1d39b9e5ca6ed46bfe78a8>>
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
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "moreOfOrder"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "ofOrder"
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

(node as any).hash = "6c75700fd90f00a650094fe6a2013e80";

export default node;
