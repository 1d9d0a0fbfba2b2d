/**
 * @generated SignedSource<<b2a8075ec95e8f93bb7b764636cb0c2f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type greenLotPickerOneQuery$variables = {
  id: string;
};
export type greenLotPickerOneQuery$data = {
  readonly greenLot: {
    readonly " $fragmentSpreads": FragmentRefs<"greenLotPicker_record">;
  } | null | undefined;
};
export type greenLotPickerOneQuery = {
  response: greenLotPickerOneQuery$data;
  variables: greenLotPickerOneQuery$variables;
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
    "name": "code",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "greenLotPickerOneQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "GreenLot",
        "kind": "LinkedField",
        "name": "greenLot",
        "plural": false,
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "greenLotPicker_record",
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
    "name": "greenLotPickerOneQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "GreenLot",
        "kind": "LinkedField",
        "name": "greenLot",
        "plural": false,
        "selections": (v2/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "4b94feb789a89eeb306b4a4d17bb3848",
    "id": null,
    "metadata": {},
    "name": "greenLotPickerOneQuery",
    "operationKind": "query",
    "text": "query greenLotPickerOneQuery(\n  $id: ID!\n) {\n  greenLot(id: $id) {\n    ...greenLotPicker_record\n    id\n  }\n}\n\nfragment greenLotPicker_record on GreenLot {\n  id\n  code\n}\n"
  }
};
})();

(node as any).hash = "ede290e2f77f51f37a0e2e57d26880e5";

export default node;
