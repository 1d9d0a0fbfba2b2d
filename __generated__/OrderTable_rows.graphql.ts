/**
 * @generated SignedSource<<d347e89f30f86d54c214e912abcd93ca>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Currency = "CHF" | "DKK" | "EUR" | "GBP" | "PLN" | "SEK" | "USD" | "%future added value";
export type OrderChannel = "EMAIL" | "PHONE" | "SALES_VISIT" | "STANDING_ORDER" | "WEB_SHOP" | "%future added value";
export type OrderStatus = "CANCELLED" | "CONFIRMED" | "DELIVERED" | "DRAFT" | "ROASTING" | "SHIPPED" | "%future added value";
export type PaymentStatus = "PAID" | "PARTLY_PAID" | "REFUNDED" | "UNPAID" | "%future added value";
import { FragmentRefs, Result } from "relay-runtime";
export type OrderTable_rows$data = ReadonlyArray<{
  readonly cancellationReason?: Result<string | null | undefined, unknown>;
  readonly cancelledAt?: Result<string | null | undefined, unknown>;
  readonly channel?: OrderChannel;
  readonly createdAt?: string;
  readonly currency?: Currency;
  readonly customer?: Result<{
    readonly id: string;
    readonly name: string;
  } | null | undefined, unknown>;
  readonly deliveryAddress?: Result<{
    readonly id: string;
    readonly label: string;
  } | null | undefined, unknown>;
  readonly id: string;
  readonly internalNotes?: Result<string | null | undefined, unknown>;
  readonly invoice?: Result<{
    readonly id: string;
    readonly number: string;
  } | null | undefined, unknown>;
  readonly isRush?: boolean;
  readonly lineCount?: number;
  readonly number: string;
  readonly paymentStatus?: PaymentStatus;
  readonly placedAt?: string;
  readonly purchaseOrderNumber?: Result<string | null | undefined, unknown>;
  readonly requestedOn?: Result<string | null | undefined, unknown>;
  readonly salesRep?: Result<{
    readonly fullName: string;
    readonly id: string;
  } | null | undefined, unknown>;
  readonly shippedAt?: Result<string | null | undefined, unknown>;
  readonly shippingAmount?: string | number;
  readonly status?: OrderStatus;
  readonly subtotal?: string | number;
  readonly taxAmount?: string | number;
  readonly total?: string | number;
  readonly updatedAt?: string;
  readonly weightKg?: string | number;
  readonly " $fragmentType": "OrderTable_rows";
}>;
export type OrderTable_rows$key = ReadonlyArray<{
  readonly " $data"?: OrderTable_rows$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderTable_rows">;
}>;

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "currency",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "withCancellationReason"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "withCancelledAt"
    },
    {
      "defaultValue": true,
      "kind": "LocalArgument",
      "name": "withChannel"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "withCreatedAt"
    },
    {
      "defaultValue": true,
      "kind": "LocalArgument",
      "name": "withCustomer"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "withDeliveryAddress"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "withInternalNotes"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "withInvoice"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "withIsRush"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "withLineCount"
    },
    {
      "defaultValue": true,
      "kind": "LocalArgument",
      "name": "withPaymentStatus"
    },
    {
      "defaultValue": true,
      "kind": "LocalArgument",
      "name": "withPlacedAt"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "withPurchaseOrderNumber"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "withRequestedOn"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "withSalesRep"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "withShippedAt"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "withShippingAmount"
    },
    {
      "defaultValue": true,
      "kind": "LocalArgument",
      "name": "withStatus"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "withSubtotal"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "withTaxAmount"
    },
    {
      "defaultValue": true,
      "kind": "LocalArgument",
      "name": "withTotal"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "withUpdatedAt"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "withWeightKg"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "OrderTable_rows",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "condition": "withStatus",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "status",
          "storageKey": null
        }
      ]
    },
    {
      "condition": "withPaymentStatus",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "paymentStatus",
          "storageKey": null
        }
      ]
    },
    {
      "condition": "withCustomer",
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
      "condition": "withChannel",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "channel",
          "storageKey": null
        }
      ]
    },
    {
      "condition": "withTotal",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "total",
          "storageKey": null
        },
        (v2/*:: as any*/)
      ]
    },
    {
      "condition": "withPlacedAt",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "placedAt",
          "storageKey": null
        }
      ]
    },
    {
      "condition": "withDeliveryAddress",
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
              (v0/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "label",
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
      "condition": "withSalesRep",
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
              (v0/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "fullName",
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
      "condition": "withInvoice",
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
              (v0/*:: as any*/),
              (v1/*:: as any*/)
            ],
            "storageKey": null
          },
          "to": "RESULT"
        }
      ]
    },
    {
      "condition": "withRequestedOn",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "kind": "CatchField",
          "field": {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "requestedOn",
            "storageKey": null
          },
          "to": "RESULT"
        }
      ]
    },
    {
      "condition": "withShippedAt",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "kind": "CatchField",
          "field": {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "shippedAt",
            "storageKey": null
          },
          "to": "RESULT"
        }
      ]
    },
    {
      "condition": "withCancelledAt",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "kind": "CatchField",
          "field": {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "cancelledAt",
            "storageKey": null
          },
          "to": "RESULT"
        }
      ]
    },
    {
      "condition": "withCancellationReason",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "kind": "CatchField",
          "field": {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "cancellationReason",
            "storageKey": null
          },
          "to": "RESULT"
        }
      ]
    },
    {
      "condition": "withSubtotal",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "subtotal",
          "storageKey": null
        },
        (v2/*:: as any*/)
      ]
    },
    {
      "condition": "withShippingAmount",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "shippingAmount",
          "storageKey": null
        },
        (v2/*:: as any*/)
      ]
    },
    {
      "condition": "withTaxAmount",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "taxAmount",
          "storageKey": null
        },
        (v2/*:: as any*/)
      ]
    },
    {
      "condition": "withPurchaseOrderNumber",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "kind": "CatchField",
          "field": {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "purchaseOrderNumber",
            "storageKey": null
          },
          "to": "RESULT"
        }
      ]
    },
    {
      "condition": "withIsRush",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isRush",
          "storageKey": null
        }
      ]
    },
    {
      "condition": "withInternalNotes",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "kind": "CatchField",
          "field": {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "internalNotes",
            "storageKey": null
          },
          "to": "RESULT"
        }
      ]
    },
    {
      "condition": "withCreatedAt",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "createdAt",
          "storageKey": null
        }
      ]
    },
    {
      "condition": "withUpdatedAt",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "updatedAt",
          "storageKey": null
        }
      ]
    },
    {
      "condition": "withWeightKg",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "weightKg",
          "storageKey": null
        }
      ]
    },
    {
      "condition": "withLineCount",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lineCount",
          "storageKey": null
        }
      ]
    }
  ],
  "type": "Order",
  "abstractKey": null
};
})();

(node as any).hash = "cb47752ee563e9cec9cae12496d35461";

export default node;
