/**
 * @generated SignedSource<<a8648ab762bcc852088784b7e2b3bc05>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type OrderEventKind = "CANCELLED" | "CONFIRMED" | "DELIVERED" | "EDITED" | "PAID" | "PLACED" | "REFUNDED" | "ROASTING" | "SHIPPED" | "%future added value";
import { FragmentRefs, Result } from "relay-runtime";
export type OrderEventRecord_record$data = {
  readonly changedField: Result<string | null | undefined, unknown>;
  readonly employee: Result<{
    readonly fullName: string;
    readonly id: string;
    readonly photo: Result<string | null | undefined, unknown>;
  } | null | undefined, unknown>;
  readonly happenedAt: string;
  readonly id: string;
  readonly kind: OrderEventKind;
  readonly newValue: Result<string | null | undefined, unknown>;
  readonly note: Result<string | null | undefined, unknown>;
  readonly oldValue: Result<string | null | undefined, unknown>;
  readonly order: Result<{
    readonly id: string;
    readonly number: string;
  } | null | undefined, unknown>;
  readonly " $fragmentType": "OrderEventRecord_record";
};
export type OrderEventRecord_record$key = {
  readonly " $data"?: OrderEventRecord_record$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderEventRecord_record">;
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
  "name": "OrderEventRecord_record",
  "selections": [
    (v0/*:: as any*/),
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
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "number",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "RESULT"
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "happenedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "changedField",
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
        "name": "oldValue",
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
        "name": "newValue",
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
        "name": "note",
        "storageKey": null
      },
      "to": "RESULT"
    },
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
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "fullName",
            "storageKey": null
          },
          {
            "kind": "CatchField",
            "field": {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "photo",
              "storageKey": null
            },
            "to": "RESULT"
          }
        ],
        "storageKey": null
      },
      "to": "RESULT"
    }
  ],
  "type": "OrderEvent",
  "abstractKey": null
};
})();

(node as any).hash = "d3ad6239c0f4497942b68d824c8a288b";

export default node;
