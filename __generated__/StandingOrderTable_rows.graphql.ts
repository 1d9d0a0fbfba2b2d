/**
 * @generated SignedSource<<c2e79d4455ab96d6c9109a64272d7671>>
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
  readonly frequency?: DeliveryFrequency;
  readonly id: string;
  readonly isActive?: boolean;
  readonly nextOn?: string;
  readonly pausedUntil?: Result<string | null | undefined, unknown>;
  readonly quantity?: number;
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
      "name": "withCreatedAt"
    },
    {
      "defaultValue": true,
      "kind": "LocalArgument",
      "name": "withCustomer"
    },
    {
      "defaultValue": true,
      "kind": "LocalArgument",
      "name": "withFrequency"
    },
    {
      "defaultValue": true,
      "kind": "LocalArgument",
      "name": "withIsActive"
    },
    {
      "defaultValue": true,
      "kind": "LocalArgument",
      "name": "withNextOn"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "withPausedUntil"
    },
    {
      "defaultValue": true,
      "kind": "LocalArgument",
      "name": "withQuantity"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "withUpdatedAt"
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
      "condition": "withFrequency",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "frequency",
          "storageKey": null
        }
      ]
    },
    {
      "condition": "withIsActive",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isActive",
          "storageKey": null
        }
      ]
    },
    {
      "condition": "withQuantity",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "quantity",
          "storageKey": null
        }
      ]
    },
    {
      "condition": "withNextOn",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "nextOn",
          "storageKey": null
        }
      ]
    },
    {
      "condition": "withPausedUntil",
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
    }
  ],
  "type": "StandingOrder",
  "abstractKey": null
};
})();

(node as any).hash = "f5032805bb347c301790e4e27695551e";

export default node;
