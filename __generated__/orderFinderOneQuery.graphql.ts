/**
 * @generated SignedSource<<1edae71fa007e76b52f8ad79a9c1be76>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type orderFinderOneQuery$variables = {
  id: string;
};
export type orderFinderOneQuery$data = {
  readonly order: {
    readonly " $fragmentSpreads": FragmentRefs<"orderPicker_record">;
  } | null | undefined;
};
export type orderFinderOneQuery = {
  response: orderFinderOneQuery$data;
  variables: orderFinderOneQuery$variables;
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
    "name": "number",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "orderFinderOneQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Order",
        "kind": "LinkedField",
        "name": "order",
        "plural": false,
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "orderPicker_record",
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
    "name": "orderFinderOneQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Order",
        "kind": "LinkedField",
        "name": "order",
        "plural": false,
        "selections": (v2/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "a54d9dee5f37fdcacaa21124cba27fde",
    "id": null,
    "metadata": {},
    "name": "orderFinderOneQuery",
    "operationKind": "query",
    "text": "query orderFinderOneQuery(\n  $id: ID!\n) {\n  order(id: $id) {\n    ...orderPicker_record\n    id\n  }\n}\n\nfragment orderPicker_record on Order {\n  id\n  number\n}\n"
  }
};
})();

(node as any).hash = "1c7b89a42f88a05d540c5cd05130aa7a";

export default node;
