/**
 * @generated SignedSource<<5ce85440771d8fe8c99e74ed5ced2748>>
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
      "kind": "RootArgument",
      "name": "moreOfEmployee"
    },
    {
      "kind": "RootArgument",
      "name": "moreOfOrder"
    },
    {
      "kind": "RootArgument",
      "name": "ofEmployee"
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
      "name": "withManagerOfEmployee"
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

(node as any).hash = "a03c42f6907861a7f0d6b450c8762b78";

export default node;
