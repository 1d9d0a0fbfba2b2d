/**
 * @generated SignedSource<<47c8ed782b7bd3cd198ba7dc0659585a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type contactFinderOneQuery$variables = {
  id: string;
};
export type contactFinderOneQuery$data = {
  readonly contact: {
    readonly " $fragmentSpreads": FragmentRefs<"contactPicker_record">;
  } | null | undefined;
};
export type contactFinderOneQuery = {
  response: contactFinderOneQuery$data;
  variables: contactFinderOneQuery$variables;
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
    "name": "fullName",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "contactFinderOneQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Contact",
        "kind": "LinkedField",
        "name": "contact",
        "plural": false,
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "contactPicker_record",
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
    "name": "contactFinderOneQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Contact",
        "kind": "LinkedField",
        "name": "contact",
        "plural": false,
        "selections": (v2/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "96e9c2e4892e9c2bffd0c57f493cdf1a",
    "id": null,
    "metadata": {},
    "name": "contactFinderOneQuery",
    "operationKind": "query",
    "text": "query contactFinderOneQuery(\n  $id: ID!\n) {\n  contact(id: $id) {\n    ...contactPicker_record\n    id\n  }\n}\n\nfragment contactPicker_record on Contact {\n  id\n  fullName\n}\n"
  }
};
})();

(node as any).hash = "df4a4ac403abd9016432df4fe5ca006b";

export default node;
