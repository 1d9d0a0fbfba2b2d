/**
 * @generated SignedSource<<77b178a1974a26fc672a45a9eec87a5f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type supplierFinderOneQuery$variables = {
  id: string;
};
export type supplierFinderOneQuery$data = {
  readonly supplier: {
    readonly " $fragmentSpreads": FragmentRefs<"supplierPicker_record">;
  } | null | undefined;
};
export type supplierFinderOneQuery = {
  response: supplierFinderOneQuery$data;
  variables: supplierFinderOneQuery$variables;
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
    "name": "supplierFinderOneQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Supplier",
        "kind": "LinkedField",
        "name": "supplier",
        "plural": false,
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "supplierPicker_record",
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
    "name": "supplierFinderOneQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Supplier",
        "kind": "LinkedField",
        "name": "supplier",
        "plural": false,
        "selections": (v2/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "a1697f8c16cd209584824029e7b77071",
    "id": null,
    "metadata": {},
    "name": "supplierFinderOneQuery",
    "operationKind": "query",
    "text": "query supplierFinderOneQuery(\n  $id: ID!\n) {\n  supplier(id: $id) {\n    ...supplierPicker_record\n    id\n  }\n}\n\nfragment supplierPicker_record on Supplier {\n  id\n  name\n}\n"
  }
};
})();

(node as any).hash = "19e1101d29008ace0a8652109dea09a0";

export default node;
