/**
 * @generated SignedSource<<a26f7bd099b64b3aed61d3e54161692e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs, Result } from "relay-runtime";
export type InvoiceRelated_rows$data = ReadonlyArray<{
  readonly customer?: Result<{
    readonly " $fragmentSpreads": FragmentRefs<"CustomerTable_rows">;
  } | null | undefined, unknown>;
  readonly order?: Result<{
    readonly " $fragmentSpreads": FragmentRefs<"OrderTable_rows">;
  } | null | undefined, unknown>;
  readonly overdueInvoice?: Result<{
    readonly " $fragmentSpreads": FragmentRefs<"OverdueInvoiceTable_rows">;
  } | null | undefined, unknown>;
  readonly paymentsCount?: Result<{
    readonly totalCount: number;
  } | null | undefined, unknown>;
  readonly " $fragmentType": "InvoiceRelated_rows";
}>;
export type InvoiceRelated_rows$key = ReadonlyArray<{
  readonly " $data"?: InvoiceRelated_rows$data;
  readonly " $fragmentSpreads": FragmentRefs<"InvoiceRelated_rows">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "moreOfCustomer"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "moreOfOrder"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "ofCustomer"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "ofOrder"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "ofOverdueInvoice"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "ofPayments"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "withAccountManagerOfCustomer"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "withAccountManagerOfOverdueInvoice"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "withCustomerOfOrder"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "withCustomerOfOverdueInvoice"
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
      "name": "withInvoiceOfOverdueInvoice"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "withLineCountOfOrder"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "withMergedIntoOfCustomer"
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
  "name": "InvoiceRelated_rows",
  "selections": [
    {
      "condition": "ofCustomer",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "kind": "CatchField",
          "field": {
            "alias": null,
            "args": null,
            "concreteType": "Customer",
            "kind": "LinkedField",
            "name": "customer",
            "plural": false,
            "selections": [
              {
                "args": [
                  {
                    "kind": "Variable",
                    "name": "more",
                    "variableName": "moreOfCustomer"
                  },
                  {
                    "kind": "Variable",
                    "name": "withAccountManager",
                    "variableName": "withAccountManagerOfCustomer"
                  },
                  {
                    "kind": "Variable",
                    "name": "withMergedInto",
                    "variableName": "withMergedIntoOfCustomer"
                  }
                ],
                "kind": "FragmentSpread",
                "name": "CustomerTable_rows"
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
    },
    {
      "condition": "ofOverdueInvoice",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "kind": "CatchField",
          "field": {
            "alias": null,
            "args": null,
            "concreteType": "OverdueInvoice",
            "kind": "LinkedField",
            "name": "overdueInvoice",
            "plural": false,
            "selections": [
              {
                "args": [
                  {
                    "kind": "Variable",
                    "name": "withAccountManager",
                    "variableName": "withAccountManagerOfOverdueInvoice"
                  },
                  {
                    "kind": "Variable",
                    "name": "withCustomer",
                    "variableName": "withCustomerOfOverdueInvoice"
                  },
                  {
                    "kind": "Variable",
                    "name": "withInvoice",
                    "variableName": "withInvoiceOfOverdueInvoice"
                  }
                ],
                "kind": "FragmentSpread",
                "name": "OverdueInvoiceTable_rows"
              }
            ],
            "storageKey": null
          },
          "to": "RESULT"
        }
      ]
    },
    {
      "condition": "ofPayments",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "kind": "CatchField",
          "field": {
            "alias": "paymentsCount",
            "args": [
              {
                "kind": "Literal",
                "name": "first",
                "value": 1
              }
            ],
            "concreteType": "PaymentConnection",
            "kind": "LinkedField",
            "name": "payments",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "totalCount",
                "storageKey": null
              }
            ],
            "storageKey": "payments(first:1)"
          },
          "to": "RESULT"
        }
      ]
    }
  ],
  "type": "Invoice",
  "abstractKey": null
};

(node as any).hash = "2dc407fa1be8ce87e5f99e505f3b62af";

export default node;
