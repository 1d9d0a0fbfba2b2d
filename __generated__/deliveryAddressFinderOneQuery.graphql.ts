/**
 * @generated SignedSource<<bd78d03145816da9a2d91ce239aa004e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type deliveryAddressFinderOneQuery$variables = {
  id: string;
};
export type deliveryAddressFinderOneQuery$data = {
  readonly deliveryAddress: {
    readonly " $fragmentSpreads": FragmentRefs<"deliveryAddressPicker_record">;
  } | null | undefined;
};
export type deliveryAddressFinderOneQuery = {
  response: deliveryAddressFinderOneQuery$data;
  variables: deliveryAddressFinderOneQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "id",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "label",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "deliveryAddressFinderOneQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "DeliveryAddress",
        "kind": "LinkedField",
        "name": "deliveryAddress",
        "plural": false,
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "deliveryAddressPicker_record",
            "selections": (v2/*:: as any*/),
            "args": null,
            "argumentDefinitions": []
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "deliveryAddressFinderOneQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "DeliveryAddress",
        "kind": "LinkedField",
        "name": "deliveryAddress",
        "plural": false,
        "selections": (v2/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "39eea7e18672a963d9029c5e9f1587f5",
    "id": null,
    "metadata": {},
    "name": "deliveryAddressFinderOneQuery",
    "operationKind": "query",
    "text": "query deliveryAddressFinderOneQuery(\n  $id: ID!\n) {\n  deliveryAddress(id: $id) {\n    ...deliveryAddressPicker_record\n    id\n  }\n}\n\nfragment deliveryAddressPicker_record on DeliveryAddress {\n  id\n  label\n}\n"
  }
};
})();

(node as any).hash = "f6d2e549196d1502430a8cef2d62785c";

export default node;
