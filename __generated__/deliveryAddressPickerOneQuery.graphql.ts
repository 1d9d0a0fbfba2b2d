/**
 * @generated SignedSource<<078ff9f6863a6d1f932b6990f145c423>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type deliveryAddressPickerOneQuery$variables = {
  id: string;
};
export type deliveryAddressPickerOneQuery$data = {
  readonly deliveryAddress: {
    readonly " $fragmentSpreads": FragmentRefs<"deliveryAddressPicker_record">;
  } | null | undefined;
};
export type deliveryAddressPickerOneQuery = {
  response: deliveryAddressPickerOneQuery$data;
  variables: deliveryAddressPickerOneQuery$variables;
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
    "name": "deliveryAddressPickerOneQuery",
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
    "name": "deliveryAddressPickerOneQuery",
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
    "cacheID": "9f4868ede64f6ab78cca25ae7dca2bb4",
    "id": null,
    "metadata": {},
    "name": "deliveryAddressPickerOneQuery",
    "operationKind": "query",
    "text": "query deliveryAddressPickerOneQuery(\n  $id: ID!\n) {\n  deliveryAddress(id: $id) {\n    ...deliveryAddressPicker_record\n    id\n  }\n}\n\nfragment deliveryAddressPicker_record on DeliveryAddress {\n  id\n  label\n}\n"
  }
};
})();

(node as any).hash = "a886b4bceaf51fa2c3d3e1137c5dff70";

export default node;
