/**
 * @generated SignedSource<<9ba0f1dceb1f3ad6e40c579c80e7a8ca>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type DeliveryFrequency = "FORTNIGHTLY" | "MONTHLY" | "WEEKLY" | "%future added value";
import { FragmentRefs, Result } from "relay-runtime";
export type StandingOrderRecord_record$data = {
  readonly createdAt: string;
  readonly customer: Result<{
    readonly id: string;
    readonly name: string;
  } | null | undefined, unknown>;
  readonly frequency: DeliveryFrequency;
  readonly id: string;
  readonly isActive: boolean;
  readonly nextOn: string;
  readonly pausedUntil: Result<string | null | undefined, unknown>;
  readonly quantity: number;
  readonly updatedAt: string;
  readonly variant: Result<{
    readonly id: string;
    readonly name: string;
  } | null | undefined, unknown>;
  readonly " $fragmentType": "StandingOrderRecord_record";
};
export type StandingOrderRecord_record$key = {
  readonly " $data"?: StandingOrderRecord_record$data;
  readonly " $fragmentSpreads": FragmentRefs<"StandingOrderRecord_record">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StandingOrderRecord_record",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "quantity",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "frequency",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "nextOn",
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "pausedUntil",
        "storageKey": null
      },
      "to": "RESULT"
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isActive",
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
        "selections": (v1/*:: as any*/),
        "storageKey": null
      },
      "to": "RESULT"
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "Variant",
        "kind": "LinkedField",
        "name": "variant",
        "plural": false,
        "selections": (v1/*:: as any*/),
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
    }
  ],
  "type": "StandingOrder",
  "abstractKey": null
};
})();

(node as any).hash = "03b772bdfdfe820badcef294e0fc19de";

export default node;
