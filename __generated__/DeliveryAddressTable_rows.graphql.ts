/**
 * @generated SignedSource<<c9cbba319916b6a9d95812b1c51ca704>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs, Result } from "relay-runtime";
export type DeliveryAddressTable_rows$data = ReadonlyArray<{
  readonly city?: string;
  readonly country?: string;
  readonly createdAt?: string;
  readonly customer?: Result<{
    readonly id: string;
    readonly name: string;
  } | null | undefined, unknown>;
  readonly id: string;
  readonly instructions?: Result<string | null | undefined, unknown>;
  readonly isDefault?: boolean;
  readonly label: string;
  readonly postalCode?: string;
  readonly street?: string;
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
      "defaultValue": true,
      "kind": "LocalArgument",
      "name": "withCity"
    },
    {
      "defaultValue": true,
      "kind": "LocalArgument",
      "name": "withCountry"
    },
    {
      "defaultValue": true,
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
      "name": "withInstructions"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "withIsDefault"
    },
    {
      "defaultValue": true,
      "kind": "LocalArgument",
      "name": "withPostalCode"
    },
    {
      "defaultValue": true,
      "kind": "LocalArgument",
      "name": "withStreet"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "withUpdatedAt"
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
      "condition": "withStreet",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "street",
          "storageKey": null
        }
      ]
    },
    {
      "condition": "withPostalCode",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "postalCode",
          "storageKey": null
        }
      ]
    },
    {
      "condition": "withCity",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "city",
          "storageKey": null
        }
      ]
    },
    {
      "condition": "withCountry",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "country",
          "storageKey": null
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
      "condition": "withInstructions",
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
        }
      ]
    },
    {
      "condition": "withIsDefault",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isDefault",
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
  "type": "DeliveryAddress",
  "abstractKey": null
};
})();

(node as any).hash = "701afd37d2d3dfb34387b7e7a81edc56";

export default node;
