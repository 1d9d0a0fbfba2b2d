/**
 * @generated SignedSource<<7e71e4e65790607dfaf0836e60a88e4f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type paymentFinderOneQuery$variables = {
  id: string;
};
export type paymentFinderOneQuery$data = {
  readonly payment: {
    readonly " $fragmentSpreads": FragmentRefs<"paymentPicker_record">;
  } | null | undefined;
};
export type paymentFinderOneQuery = {
  response: paymentFinderOneQuery$data;
  variables: paymentFinderOneQuery$variables;
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
    "name": "reference",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "paymentFinderOneQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Payment",
        "kind": "LinkedField",
        "name": "payment",
        "plural": false,
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "paymentPicker_record",
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
    "name": "paymentFinderOneQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Payment",
        "kind": "LinkedField",
        "name": "payment",
        "plural": false,
        "selections": (v2/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "ba036ca4a56b057c539d8db48a61a0de",
    "id": null,
    "metadata": {},
    "name": "paymentFinderOneQuery",
    "operationKind": "query",
    "text": "query paymentFinderOneQuery(\n  $id: ID!\n) {\n  payment(id: $id) {\n    ...paymentPicker_record\n    id\n  }\n}\n\nfragment paymentPicker_record on Payment {\n  id\n  reference\n}\n"
  }
};
})();

(node as any).hash = "8e35e743a95014172cbda375a0c7d9a7";

export default node;
