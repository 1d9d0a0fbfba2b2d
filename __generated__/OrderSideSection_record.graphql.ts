/**
 * @generated SignedSource<<6c838c4b80e9118b4c93e368e7e57fa5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs, Result } from "relay-runtime";
export type OrderSideSection_record$data = {
  readonly cancelledAt: Result<string | null | undefined, unknown>;
  readonly createdAt: string;
  readonly deliveryAddress: Result<{
    readonly id: string;
    readonly label: string;
  } | null | undefined, unknown>;
  readonly id: string;
  readonly invoice: Result<{
    readonly id: string;
    readonly number: string;
  } | null | undefined, unknown>;
  readonly shippedAt: Result<string | null | undefined, unknown>;
  readonly updatedAt: string;
  readonly " $fragmentType": "OrderSideSection_record";
};
export type OrderSideSection_record$key = {
  readonly " $data"?: OrderSideSection_record$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderSideSection_record">;
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
  "name": "OrderSideSection_record",
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
    },
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
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "shippedAt",
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
        "name": "cancelledAt",
        "storageKey": null
      },
      "to": "RESULT"
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "updatedAt",
      "storageKey": null
    },
    (v0/*:: as any*/)
  ],
  "type": "Order",
  "abstractKey": null
};
})();

(node as any).hash = "43325c7f85db392384919b2ecb33dd62";

export default node;
