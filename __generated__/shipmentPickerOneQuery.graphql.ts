/**
 * @generated SignedSource<<d95dc6547faa07217e080185358b33ff>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type shipmentPickerOneQuery$variables = {
  id: string;
};
export type shipmentPickerOneQuery$data = {
  readonly shipment: {
    readonly " $fragmentSpreads": FragmentRefs<"shipmentPicker_record">;
  } | null | undefined;
};
export type shipmentPickerOneQuery = {
  response: shipmentPickerOneQuery$data;
  variables: shipmentPickerOneQuery$variables;
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
    "name": "trackingNumber",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "shipmentPickerOneQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Shipment",
        "kind": "LinkedField",
        "name": "shipment",
        "plural": false,
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "shipmentPicker_record",
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
    "name": "shipmentPickerOneQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Shipment",
        "kind": "LinkedField",
        "name": "shipment",
        "plural": false,
        "selections": (v2/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "1022aed2c5ecd96a1e0cfd4c109cacef",
    "id": null,
    "metadata": {},
    "name": "shipmentPickerOneQuery",
    "operationKind": "query",
    "text": "query shipmentPickerOneQuery(\n  $id: ID!\n) {\n  shipment(id: $id) {\n    ...shipmentPicker_record\n    id\n  }\n}\n\nfragment shipmentPicker_record on Shipment {\n  id\n  trackingNumber\n}\n"
  }
};
})();

(node as any).hash = "465b6a4baad65920a95b24f105250bad";

export default node;
