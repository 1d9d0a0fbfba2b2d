/**
 * @generated SignedSource<<4ccd4d9adafab5e699de4c6a461643dd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs, Result } from "relay-runtime";
export type OrderEventRelated_rows$data = ReadonlyArray<{
  readonly employee?: Result<{
    readonly " $fragmentSpreads": FragmentRefs<"EmployeeTable_rows">;
  } | null | undefined, unknown>;
  readonly order?: Result<{
    readonly " $fragmentSpreads": FragmentRefs<"OrderTable_rows">;
  } | null | undefined, unknown>;
  readonly " $fragmentType": "OrderEventRelated_rows";
}>;
export type OrderEventRelated_rows$key = ReadonlyArray<{
  readonly " $data"?: OrderEventRelated_rows$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderEventRelated_rows">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "moreOfEmployee"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "moreOfOrder"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "ofEmployee"
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
      "name": "withManagerOfEmployee"
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
  "name": "OrderEventRelated_rows",
  "selections": [
    {
      "condition": "ofEmployee",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "kind": "CatchField",
          "field": {
            "alias": null,
            "args": null,
            "concreteType": "Employee",
            "kind": "LinkedField",
            "name": "employee",
            "plural": false,
            "selections": [
              {
                "args": [
                  {
                    "kind": "Variable",
                    "name": "more",
                    "variableName": "moreOfEmployee"
                  },
                  {
                    "kind": "Variable",
                    "name": "withManager",
                    "variableName": "withManagerOfEmployee"
                  }
                ],
                "kind": "FragmentSpread",
                "name": "EmployeeTable_rows"
              }
            ],
            "storageKey": null
          },
          "to": "RESULT"
        }
      ]
    },
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
  "type": "OrderEvent",
  "abstractKey": null
};

(node as any).hash = "d81b4206bef03ebea4ff80e4e90025be";

export default node;
