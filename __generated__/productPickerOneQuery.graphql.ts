/**
 * @generated SignedSource<<4efdcaaff1666ae8d0a183d77b88c9cf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type productPickerOneQuery$variables = {
  id: string;
};
export type productPickerOneQuery$data = {
  readonly product: {
    readonly " $fragmentSpreads": FragmentRefs<"productPicker_record">;
  } | null | undefined;
};
export type productPickerOneQuery = {
  response: productPickerOneQuery$data;
  variables: productPickerOneQuery$variables;
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
    "name": "productPickerOneQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Product",
        "kind": "LinkedField",
        "name": "product",
        "plural": false,
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "productPicker_record",
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
    "name": "productPickerOneQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Product",
        "kind": "LinkedField",
        "name": "product",
        "plural": false,
        "selections": (v2/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "484ea1f7b6209453c71ebe5f3762e4c1",
    "id": null,
    "metadata": {},
    "name": "productPickerOneQuery",
    "operationKind": "query",
    "text": "query productPickerOneQuery(\n  $id: ID!\n) {\n  product(id: $id) {\n    ...productPicker_record\n    id\n  }\n}\n\nfragment productPicker_record on Product {\n  id\n  name\n}\n"
  }
};
})();

(node as any).hash = "cda341ffa2da713f71b6f9c75135a62d";

export default node;
