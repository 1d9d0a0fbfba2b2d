/**
 * @generated SignedSource<<2657ca939eeda08adfa71de4047ceb4b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type paymentPickerOneQuery$variables = {
  id: string;
};
export type paymentPickerOneQuery$data = {
  readonly payment: {
    readonly " $fragmentSpreads": FragmentRefs<"paymentPicker_record">;
  } | null | undefined;
};
export type paymentPickerOneQuery = {
  response: paymentPickerOneQuery$data;
  variables: paymentPickerOneQuery$variables;
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
    "name": "paymentPickerOneQuery",
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
    "name": "paymentPickerOneQuery",
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
    "cacheID": "b2aaf38b247c6eb342e8131878e24941",
    "id": null,
    "metadata": {},
    "name": "paymentPickerOneQuery",
    "operationKind": "query",
    "text": "query paymentPickerOneQuery(\n  $id: ID!\n) {\n  payment(id: $id) {\n    ...paymentPicker_record\n    id\n  }\n}\n\nfragment paymentPicker_record on Payment {\n  id\n  reference\n}\n"
  }
};
})();

(node as any).hash = "1d64ef8af309edd66a9d011dfa1c4cb8";

export default node;
