/**
 * @generated SignedSource<<ac4d8645259570cc6f3d2c623e276ee4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type customerFinderOneQuery$variables = {
  id: string;
};
export type customerFinderOneQuery$data = {
  readonly customer: {
    readonly " $fragmentSpreads": FragmentRefs<"customerPicker_record">;
  } | null | undefined;
};
export type customerFinderOneQuery = {
  response: customerFinderOneQuery$data;
  variables: customerFinderOneQuery$variables;
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
    "name": "name",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "customerFinderOneQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "customer",
        "plural": false,
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "customerPicker_record",
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
    "name": "customerFinderOneQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "customer",
        "plural": false,
        "selections": (v2/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "6492ec76e1afc2708c757280f948f7d9",
    "id": null,
    "metadata": {},
    "name": "customerFinderOneQuery",
    "operationKind": "query",
    "text": "query customerFinderOneQuery(\n  $id: ID!\n) {\n  customer(id: $id) {\n    ...customerPicker_record\n    id\n  }\n}\n\nfragment customerPicker_record on Customer {\n  id\n  name\n}\n"
  }
};
})();

(node as any).hash = "b8adfd2af820d52388859d05f4fec14c";

export default node;
