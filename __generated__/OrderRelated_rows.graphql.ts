/**
 * @generated SignedSource<<e9161f090b800d8f1a38a4882cdecfc0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs, Result } from "relay-runtime";
export type OrderRelated_rows$data = ReadonlyArray<{
  readonly customer?: Result<{
    readonly " $fragmentSpreads": FragmentRefs<"CustomerTable_rows">;
  } | null | undefined, unknown>;
  readonly deliveryAddress?: Result<{
    readonly " $fragmentSpreads": FragmentRefs<"DeliveryAddressTable_rows">;
  } | null | undefined, unknown>;
  readonly invoice?: Result<{
    readonly " $fragmentSpreads": FragmentRefs<"InvoiceTable_rows">;
  } | null | undefined, unknown>;
  readonly salesRep?: Result<{
    readonly " $fragmentSpreads": FragmentRefs<"EmployeeTable_rows">;
  } | null | undefined, unknown>;
  readonly " $fragmentType": "OrderRelated_rows";
}>;
export type OrderRelated_rows$key = ReadonlyArray<{
  readonly " $data"?: OrderRelated_rows$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderRelated_rows">;
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
      "name": "moreOfDeliveryAddress"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "moreOfInvoice"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "moreOfSalesRep"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "ofCustomer"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "ofDeliveryAddress"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "ofInvoice"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "ofSalesRep"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "withAccountManagerOfCustomer"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "withCustomerOfDeliveryAddress"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "withCustomerOfInvoice"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "withManagerOfSalesRep"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "withMergedIntoOfCustomer"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "withOrderOfInvoice"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "withOverdueInvoiceOfInvoice"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "OrderRelated_rows",
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
      "condition": "ofDeliveryAddress",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "kind": "CatchField",
          "field": {
            "alias": null,
            "args": null,
            "concreteType": "DeliveryAddress",
            "kind": "LinkedField",
            "name": "deliveryAddress",
            "plural": false,
            "selections": [
              {
                "args": [
                  {
                    "kind": "Variable",
                    "name": "more",
                    "variableName": "moreOfDeliveryAddress"
                  },
                  {
                    "kind": "Variable",
                    "name": "withCustomer",
                    "variableName": "withCustomerOfDeliveryAddress"
                  }
                ],
                "kind": "FragmentSpread",
                "name": "DeliveryAddressTable_rows"
              }
            ],
            "storageKey": null
          },
          "to": "RESULT"
        }
      ]
    },
    {
      "condition": "ofSalesRep",
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
            "name": "salesRep",
            "plural": false,
            "selections": [
              {
                "args": [
                  {
                    "kind": "Variable",
                    "name": "more",
                    "variableName": "moreOfSalesRep"
                  },
                  {
                    "kind": "Variable",
                    "name": "withManager",
                    "variableName": "withManagerOfSalesRep"
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
      "condition": "ofInvoice",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "kind": "CatchField",
          "field": {
            "alias": null,
            "args": null,
            "concreteType": "Invoice",
            "kind": "LinkedField",
            "name": "invoice",
            "plural": false,
            "selections": [
              {
                "args": [
                  {
                    "kind": "Variable",
                    "name": "more",
                    "variableName": "moreOfInvoice"
                  },
                  {
                    "kind": "Variable",
                    "name": "withCustomer",
                    "variableName": "withCustomerOfInvoice"
                  },
                  {
                    "kind": "Variable",
                    "name": "withOrder",
                    "variableName": "withOrderOfInvoice"
                  },
                  {
                    "kind": "Variable",
                    "name": "withOverdueInvoice",
                    "variableName": "withOverdueInvoiceOfInvoice"
                  }
                ],
                "kind": "FragmentSpread",
                "name": "InvoiceTable_rows"
              }
            ],
            "storageKey": null
          },
          "to": "RESULT"
        }
      ]
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "6530fb8068c937121a8fb52eda8dbe24";

export default node;
