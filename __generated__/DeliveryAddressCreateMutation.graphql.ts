/**
 * @generated SignedSource<<54ec49c7958f0271f2ed10b45e7c83d5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CreateDeliveryAddressInput = {
  clientMutationId?: string | null | undefined;
  deliveryAddress: DeliveryAddressInput;
};
export type DeliveryAddressInput = {
  city: string;
  country: string;
  customer: string;
  instructions?: string | null | undefined;
  isDefault?: boolean | null | undefined;
  label: string;
  openingHours?: unknown | null | undefined;
  postalCode: string;
  street: string;
};
export type DeliveryAddressCreateMutation$variables = {
  input: CreateDeliveryAddressInput;
};
export type DeliveryAddressCreateMutation$data = {
  readonly createDeliveryAddress: {
    readonly deliveryAddress: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"DeliveryAddressRecord_record">;
    } | null | undefined;
  } | null | undefined;
};
export type DeliveryAddressCreateMutation = {
  response: DeliveryAddressCreateMutation$data;
  variables: DeliveryAddressCreateMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "DeliveryAddressCreateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateDeliveryAddressPayload",
        "kind": "LinkedField",
        "name": "createDeliveryAddress",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "DeliveryAddress",
            "kind": "LinkedField",
            "name": "deliveryAddress",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "DeliveryAddressRecord_record"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DeliveryAddressCreateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateDeliveryAddressPayload",
        "kind": "LinkedField",
        "name": "createDeliveryAddress",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "DeliveryAddress",
            "kind": "LinkedField",
            "name": "deliveryAddress",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
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
                "name": "isDefault",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "instructions",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "openingHours",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Customer",
                "kind": "LinkedField",
                "name": "customer",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
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
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "f826dd0312cf5e8b9f875cf2617cc5a4",
    "id": null,
    "metadata": {},
    "name": "DeliveryAddressCreateMutation",
    "operationKind": "mutation",
    "text": "mutation DeliveryAddressCreateMutation(\n  $input: CreateDeliveryAddressInput!\n) {\n  createDeliveryAddress(input: $input) {\n    deliveryAddress {\n      id\n      ...DeliveryAddressRecord_record\n    }\n  }\n}\n\nfragment DeliveryAddressActions_record on DeliveryAddress {\n  id\n  label\n}\n\nfragment DeliveryAddressRecord_record on DeliveryAddress {\n  id\n  label\n  street\n  postalCode\n  city\n  country\n  isDefault\n  instructions\n  openingHours\n  customer {\n    id\n    name\n  }\n  createdAt\n  updatedAt\n  ...DeliveryAddressActions_record\n}\n"
  }
};
})();

(node as any).hash = "e35b136f5ea27d3d042859b81321dc19";

export default node;
