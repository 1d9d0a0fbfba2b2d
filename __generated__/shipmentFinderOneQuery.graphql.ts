/**
 * @generated SignedSource<<c51fb8cfaaab522ef0ae2eb5df8af6b2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type shipmentFinderOneQuery$variables = {
  id: string;
};
export type shipmentFinderOneQuery$data = {
  readonly shipment: {
    readonly " $fragmentSpreads": FragmentRefs<"shipmentPicker_record">;
  } | null | undefined;
};
export type shipmentFinderOneQuery = {
  response: shipmentFinderOneQuery$data;
  variables: shipmentFinderOneQuery$variables;
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
    "name": "shipmentFinderOneQuery",
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
    "name": "shipmentFinderOneQuery",
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
    "cacheID": "a197fc1af80ee6b921c3cb55d791edf9",
    "id": null,
    "metadata": {},
    "name": "shipmentFinderOneQuery",
    "operationKind": "query",
    "text": "query shipmentFinderOneQuery(\n  $id: ID!\n) {\n  shipment(id: $id) {\n    ...shipmentPicker_record\n    id\n  }\n}\n\nfragment shipmentPicker_record on Shipment {\n  id\n  trackingNumber\n}\n"
  }
};
})();

(node as any).hash = "dbdaafe25d1001c290e38dfdd5e9eed4";

export default node;
