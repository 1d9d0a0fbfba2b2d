/**
 * @generated SignedSource<<0f95728d74bf358b47d141736f2f54ab>>
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
export type OrderRecord_record$data = {
  readonly cancellationReason: Result<string | null | undefined, unknown>;
  readonly channel: OrderChannel;
  readonly currency: Currency;
  readonly id: string;
  readonly internalNotes: Result<string | null | undefined, unknown>;
  readonly isRush: boolean;
  readonly lineCount: number;
  readonly metadata: unknown;
  readonly number: string;
  readonly paymentStatus: PaymentStatus;
  readonly purchaseOrderNumber: Result<string | null | undefined, unknown>;
  readonly requestedOn: Result<string | null | undefined, unknown>;
  readonly shippingAmount: string | number;
  readonly status: OrderStatus;
  readonly subtotal: string | number;
  readonly taxAmount: string | number;
  readonly total: string | number;
  readonly weightKg: string | number;
  readonly " $fragmentSpreads": FragmentRefs<"OrderSideSection_record">;
  readonly " $fragmentType": "OrderRecord_record";
};
export type OrderRecord_record$key = {
  readonly " $data"?: OrderRecord_record$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderRecord_record">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderRecord_record",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paymentStatus",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "channel",
      "storageKey": null
    },
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "subtotal",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "currency",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "shippingAmount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "taxAmount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "total",
      "storageKey": null
    },
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isRush",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "weightKg",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lineCount",
      "storageKey": null
    },
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
    },
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "metadata",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderSideSection_record"
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "43afd25a11bb25bd8d6fb7d05415dacc";

export default node;
