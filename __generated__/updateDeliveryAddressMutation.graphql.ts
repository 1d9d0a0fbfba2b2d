/**
 * @generated SignedSource<<6a9bb1f61169bf6efa19323faa4b7942>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type UpdateDeliveryAddressInput = {
  clientMutationId?: string | null | undefined;
  deliveryAddressPatch: DeliveryAddressPatch;
  id: string;
};
export type DeliveryAddressPatch = {
  city?: string | null | undefined;
  country?: string | null | undefined;
  customer?: string | null | undefined;
  instructions?: string | null | undefined;
  isDefault?: boolean | null | undefined;
  label?: string | null | undefined;
  openingHours?: unknown | null | undefined;
  postalCode?: string | null | undefined;
  street?: string | null | undefined;
};
export type updateDeliveryAddressMutation$variables = {
  input: UpdateDeliveryAddressInput;
};
export type updateDeliveryAddressMutation$data = {
  readonly updateDeliveryAddress: {
    readonly deliveryAddress: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"DeliveryAddressRecord_record">;
    } | null | undefined;
  } | null | undefined;
};
export type updateDeliveryAddressMutation = {
  response: updateDeliveryAddressMutation$data;
  variables: updateDeliveryAddressMutation$variables;
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
    "name": "updateDeliveryAddressMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateDeliveryAddressPayload",
        "kind": "LinkedField",
        "name": "updateDeliveryAddress",
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
    "name": "updateDeliveryAddressMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateDeliveryAddressPayload",
        "kind": "LinkedField",
        "name": "updateDeliveryAddress",
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
    "cacheID": "dfef0561e7bec94a3bafd422ae63b6cb",
    "id": null,
    "metadata": {},
    "name": "updateDeliveryAddressMutation",
    "operationKind": "mutation",
    "text": "mutation updateDeliveryAddressMutation(\n  $input: UpdateDeliveryAddressInput!\n) {\n  updateDeliveryAddress(input: $input) {\n    deliveryAddress {\n      id\n      ...DeliveryAddressRecord_record\n    }\n  }\n}\n\nfragment DeliveryAddressRecord_record on DeliveryAddress {\n  id\n  label\n  street\n  postalCode\n  city\n  country\n  isDefault\n  instructions\n  openingHours\n  customer {\n    id\n    name\n  }\n  createdAt\n  updatedAt\n}\n"
  }
};
})();

(node as any).hash = "169b1c4b72900a75dc3b1edfa7b5ba28";

export default node;
