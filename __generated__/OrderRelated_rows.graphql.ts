/**
 * @generated SignedSource<<94867b41512b13a663fd4d5ab855f4bd>>
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
  readonly eventsCount?: Result<{
    readonly totalCount: number;
  }, unknown>;
  readonly invoice?: Result<{
    readonly " $fragmentSpreads": FragmentRefs<"InvoiceTable_rows">;
  } | null | undefined, unknown>;
  readonly linesCount?: Result<{
    readonly totalCount: number;
  }, unknown>;
  readonly salesRep?: Result<{
    readonly " $fragmentSpreads": FragmentRefs<"EmployeeTable_rows">;
  } | null | undefined, unknown>;
  readonly shipmentsCount?: Result<{
    readonly totalCount: number;
  }, unknown>;
  readonly ticketsCount?: Result<{
    readonly totalCount: number;
  } | null | undefined, unknown>;
  readonly " $fragmentType": "OrderRelated_rows";
}>;
export type OrderRelated_rows$key = ReadonlyArray<{
  readonly " $data"?: OrderRelated_rows$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderRelated_rows">;
}>;

const node: ReaderFragment = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 1
  }
],
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "totalCount",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "moreOfCustomer"
    },
    {
      "kind": "RootArgument",
      "name": "moreOfDeliveryAddress"
    },
    {
      "kind": "RootArgument",
      "name": "moreOfInvoice"
    },
    {
      "kind": "RootArgument",
      "name": "moreOfSalesRep"
    },
    {
      "kind": "RootArgument",
      "name": "ofCustomer"
    },
    {
      "kind": "RootArgument",
      "name": "ofDeliveryAddress"
    },
    {
      "kind": "RootArgument",
      "name": "ofEvents"
    },
    {
      "kind": "RootArgument",
      "name": "ofInvoice"
    },
    {
      "kind": "RootArgument",
      "name": "ofLines"
    },
    {
      "kind": "RootArgument",
      "name": "ofSalesRep"
    },
    {
      "kind": "RootArgument",
      "name": "ofShipments"
    },
    {
      "kind": "RootArgument",
      "name": "ofTickets"
    },
    {
      "kind": "RootArgument",
      "name": "withAccountManagerOfCustomer"
    },
    {
      "kind": "RootArgument",
      "name": "withCustomerOfDeliveryAddress"
    },
    {
      "kind": "RootArgument",
      "name": "withCustomerOfInvoice"
    },
    {
      "kind": "RootArgument",
      "name": "withManagerOfSalesRep"
    },
    {
      "kind": "RootArgument",
      "name": "withMergedIntoOfCustomer"
    },
    {
      "kind": "RootArgument",
      "name": "withOrderOfInvoice"
    },
    {
      "kind": "RootArgument",
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
    },
    {
      "condition": "ofLines",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "kind": "CatchField",
          "field": {
            "alias": "linesCount",
            "args": (v0/*:: as any*/),
            "concreteType": "OrderLineConnection",
            "kind": "LinkedField",
            "name": "lines",
            "plural": false,
            "selections": (v1/*:: as any*/),
            "storageKey": "lines(first:1)"
          },
          "to": "RESULT"
        }
      ]
    },
    {
      "condition": "ofShipments",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "kind": "CatchField",
          "field": {
            "alias": "shipmentsCount",
            "args": (v0/*:: as any*/),
            "concreteType": "ShipmentConnection",
            "kind": "LinkedField",
            "name": "shipments",
            "plural": false,
            "selections": (v1/*:: as any*/),
            "storageKey": "shipments(first:1)"
          },
          "to": "RESULT"
        }
      ]
    },
    {
      "condition": "ofTickets",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "kind": "CatchField",
          "field": {
            "alias": "ticketsCount",
            "args": (v0/*:: as any*/),
            "concreteType": "TicketConnection",
            "kind": "LinkedField",
            "name": "tickets",
            "plural": false,
            "selections": (v1/*:: as any*/),
            "storageKey": "tickets(first:1)"
          },
          "to": "RESULT"
        }
      ]
    },
    {
      "condition": "ofEvents",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "kind": "CatchField",
          "field": {
            "alias": "eventsCount",
            "args": (v0/*:: as any*/),
            "concreteType": "OrderEventConnection",
            "kind": "LinkedField",
            "name": "events",
            "plural": false,
            "selections": (v1/*:: as any*/),
            "storageKey": "events(first:1)"
          },
          "to": "RESULT"
        }
      ]
    }
  ],
  "type": "Order",
  "abstractKey": null
};
})();

(node as any).hash = "3651b2cbd344cfa304cb0cccf4168e32";

export default node;
