/**
 * @generated SignedSource<<18174987f7ef5b9aafbe894102992dad>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Currency = "CHF" | "DKK" | "EUR" | "GBP" | "PLN" | "SEK" | "USD" | "%future added value";
export type OrderStatus = "cancelled" | "confirmed" | "delivered" | "draft" | "roasting" | "shipped" | "%future added value";
import { FragmentRefs, Result } from "relay-runtime";
export type OrderRecord_record$data = {
  readonly currency: Currency;
  readonly customer: Result<{
    readonly id: string;
    readonly name: string;
  } | null | undefined, unknown>;
  readonly id: string;
  readonly internalNotes: Result<string | null | undefined, unknown>;
  readonly isRush: boolean;
  readonly metadata: unknown;
  readonly number: string;
  readonly placedAt: string;
  readonly purchaseOrderNumber: Result<string | null | undefined, unknown>;
  readonly requestedOn: Result<string | null | undefined, unknown>;
  readonly status: OrderStatus;
  readonly total: string;
  readonly updatedAt: string;
  readonly " $fragmentType": "OrderRecord_record";
};
export type OrderRecord_record$key = {
  readonly " $data"?: OrderRecord_record$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderRecord_record">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderRecord_record",
  "selections": [
    (v0/*:: as any*/),
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
      "name": "currency",
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
        "name": "requestedOn",
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
      "name": "isRush",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "metadata",
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
      "name": "placedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "updatedAt",
      "storageKey": null
    },
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
  ],
  "type": "Order",
  "abstractKey": null
};
})();

(node as any).hash = "ee6dba6d182aafd19fc7f669139fd49d";

export default node;
