/**
 * @generated SignedSource<<6d54e57c3b1a286c9d14b72d09daccaa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type greenLotFinderOneQuery$variables = {
  id: string;
};
export type greenLotFinderOneQuery$data = {
  readonly greenLot: {
    readonly " $fragmentSpreads": FragmentRefs<"greenLotPicker_record">;
  } | null | undefined;
};
export type greenLotFinderOneQuery = {
  response: greenLotFinderOneQuery$data;
  variables: greenLotFinderOneQuery$variables;
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
    "name": "greenLotFinderOneQuery",
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
    "name": "greenLotFinderOneQuery",
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
    "cacheID": "2ccbc97eac8b1128a77077be0cd11ffd",
    "id": null,
    "metadata": {},
    "name": "greenLotFinderOneQuery",
    "operationKind": "query",
    "text": "query greenLotFinderOneQuery(\n  $id: ID!\n) {\n  greenLot(id: $id) {\n    ...greenLotPicker_record\n    id\n  }\n}\n\nfragment greenLotPicker_record on GreenLot {\n  id\n  code\n}\n"
  }
};
})();

(node as any).hash = "b2c23772c968bdbeeb704b5e9ce8fe7e";

export default node;
