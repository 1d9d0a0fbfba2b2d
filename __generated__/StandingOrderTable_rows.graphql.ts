/**
 * @generated SignedSource<<a0290f97a4b9abee1436e2dc5b886837>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type DeliveryFrequency = "FORTNIGHTLY" | "MONTHLY" | "WEEKLY" | "%future added value";
import { FragmentRefs, Result } from "relay-runtime";
export type StandingOrderTable_rows$data = ReadonlyArray<{
  readonly createdAt?: string;
  readonly customer?: Result<{
    readonly id: string;
    readonly name: string;
  } | null | undefined, unknown>;
  readonly frequency: DeliveryFrequency;
  readonly id: string;
  readonly isActive: boolean;
  readonly nextOn: string;
  readonly pausedUntil?: Result<string | null | undefined, unknown>;
  readonly quantity: number;
  readonly updatedAt?: string;
  readonly variant?: Result<{
    readonly id: string;
    readonly name: string;
  } | null | undefined, unknown>;
  readonly " $fragmentType": "StandingOrderTable_rows";
}>;
export type StandingOrderTable_rows$key = ReadonlyArray<{
  readonly " $data"?: StandingOrderTable_rows$data;
  readonly " $fragmentSpreads": FragmentRefs<"StandingOrderTable_rows">;
}>;

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
  "argumentDefinitions": [
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "more"
    },
    {
      "defaultValue": true,
      "kind": "LocalArgument",
      "name": "withCustomer"
    },
    {
      "defaultValue": true,
      "kind": "LocalArgument",
      "name": "withVariant"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "StandingOrderTable_rows",
  "selections": [
    (v0/*:: as any*/),
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
      "name": "isActive",
      "storageKey": null
    },
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
      "name": "nextOn",
      "storageKey": null
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
            "selections": (v1/*:: as any*/),
            "storageKey": null
          },
          "to": "RESULT"
        }
      ]
    },
    {
      "condition": "withVariant",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
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
        }
      ]
    },
    {
      "condition": "more",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
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
      ]
    }
  ],
  "type": "StandingOrder",
  "abstractKey": null
};
})();

(node as any).hash = "6113259155d207ed8ab35aef5510f296";

export default node;
