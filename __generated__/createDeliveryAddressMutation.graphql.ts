/**
 * @generated SignedSource<<8e73da9d884ccef32e2cab127e0b579c>>
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
export type createDeliveryAddressMutation$variables = {
  input: CreateDeliveryAddressInput;
};
export type createDeliveryAddressMutation$data = {
  readonly createDeliveryAddress: {
    readonly deliveryAddress: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"DeliveryAddressRecord_record">;
    } | null | undefined;
  } | null | undefined;
};
export type createDeliveryAddressMutation = {
  response: createDeliveryAddressMutation$data;
  variables: createDeliveryAddressMutation$variables;
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
    "name": "createDeliveryAddressMutation",
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
    "name": "createDeliveryAddressMutation",
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
    "cacheID": "e60080c90b287b9dbdd9e58c7a7e55dd",
    "id": null,
    "metadata": {},
    "name": "createDeliveryAddressMutation",
    "operationKind": "mutation",
    "text": "mutation createDeliveryAddressMutation(\n  $input: CreateDeliveryAddressInput!\n) {\n  createDeliveryAddress(input: $input) {\n    deliveryAddress {\n      id\n      ...DeliveryAddressRecord_record\n    }\n  }\n}\n\nfragment DeliveryAddressRecord_record on DeliveryAddress {\n  id\n  label\n  street\n  postalCode\n  city\n  country\n  isDefault\n  instructions\n  openingHours\n  customer {\n    id\n    name\n  }\n  createdAt\n  updatedAt\n}\n"
  }
};
})();

(node as any).hash = "9e8e688a5b22fea6e024202a4c9bb711";

export default node;
