/**
 * @generated SignedSource<<b5f21e97d9cf56544fb0740dcef26742>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type productFinderOneQuery$variables = {
  id: string;
};
export type productFinderOneQuery$data = {
  readonly product: {
    readonly " $fragmentSpreads": FragmentRefs<"productPicker_record">;
  } | null | undefined;
};
export type productFinderOneQuery = {
  response: productFinderOneQuery$data;
  variables: productFinderOneQuery$variables;
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
    "name": "productFinderOneQuery",
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
    "name": "productFinderOneQuery",
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
    "cacheID": "374a90ab086b8469b75b5b25c2c1fa85",
    "id": null,
    "metadata": {},
    "name": "productFinderOneQuery",
    "operationKind": "query",
    "text": "query productFinderOneQuery(\n  $id: ID!\n) {\n  product(id: $id) {\n    ...productPicker_record\n    id\n  }\n}\n\nfragment productPicker_record on Product {\n  id\n  name\n}\n"
  }
};
})();

(node as any).hash = "3a1725eddc70da6f72c24dbade0fe65d";

export default node;
