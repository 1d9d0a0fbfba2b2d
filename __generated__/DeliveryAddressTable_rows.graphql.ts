/**
 * @generated SignedSource<<d0374a5339c3e70e681ec3ca1a8b8b75>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs, Result } from "relay-runtime";
export type DeliveryAddressTable_rows$data = ReadonlyArray<{
  readonly city: string;
  readonly country: string;
  readonly createdAt: string;
  readonly customer?: Result<{
    readonly id: string;
    readonly name: string;
  } | null | undefined, unknown>;
  readonly id: string;
  readonly instructions?: Result<string | null | undefined, unknown>;
  readonly isDefault?: boolean;
  readonly label: string;
  readonly postalCode: string;
  readonly street: string;
  readonly updatedAt?: string;
  readonly " $fragmentType": "DeliveryAddressTable_rows";
}>;
export type DeliveryAddressTable_rows$key = ReadonlyArray<{
  readonly " $data"?: DeliveryAddressTable_rows$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeliveryAddressTable_rows">;
}>;

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
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
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "DeliveryAddressTable_rows",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "label",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "street",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "postalCode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "city",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "country",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
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
            "name": "instructions",
            "storageKey": null
          },
          "to": "RESULT"
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isDefault",
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
  "type": "DeliveryAddress",
  "abstractKey": null
};
})();

(node as any).hash = "7fe8e538f941880ef5aacad19db7e65c";

export default node;
