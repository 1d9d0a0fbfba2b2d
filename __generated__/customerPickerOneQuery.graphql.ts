/**
 * @generated SignedSource<<0ccd826a72f60368cf449ad6c7dfccdc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type customerPickerOneQuery$variables = {
  id: string;
};
export type customerPickerOneQuery$data = {
  readonly customer: {
    readonly " $fragmentSpreads": FragmentRefs<"customerPicker_record">;
  } | null | undefined;
};
export type customerPickerOneQuery = {
  response: customerPickerOneQuery$data;
  variables: customerPickerOneQuery$variables;
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
    "name": "customerPickerOneQuery",
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
    "name": "customerPickerOneQuery",
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
    "cacheID": "9237909b05202c7063e336b960156e80",
    "id": null,
    "metadata": {},
    "name": "customerPickerOneQuery",
    "operationKind": "query",
    "text": "query customerPickerOneQuery(\n  $id: ID!\n) {\n  customer(id: $id) {\n    ...customerPicker_record\n    id\n  }\n}\n\nfragment customerPicker_record on Customer {\n  id\n  name\n}\n"
  }
};
})();

(node as any).hash = "82d60bbf4e1769e35d11b9c94dfcec81";

export default node;
