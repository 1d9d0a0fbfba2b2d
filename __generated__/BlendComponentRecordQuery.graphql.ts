/**
 * @generated SignedSource<<b8ce9804ca3d321cfde0bf602211b205>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs, Result } from "relay-runtime";
export type BlendComponentRecordQuery$variables = {
  id: string;
};
export type BlendComponentRecordQuery$data = {
  readonly blendComponent: Result<{
    readonly " $fragmentSpreads": FragmentRefs<"BlendComponentRecord_record">;
  } | null | undefined, unknown>;
};
export type BlendComponentRecordQuery = {
  response: BlendComponentRecordQuery$data;
  variables: BlendComponentRecordQuery$variables;
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
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "BlendComponentRecordQuery",
    "selections": [
      {
        "kind": "CatchField",
        "field": {
          "alias": null,
          "args": (v1/*:: as any*/),
          "concreteType": "BlendComponent",
          "kind": "LinkedField",
          "name": "blendComponent",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "BlendComponentRecord_record"
            }
          ],
          "storageKey": null
        },
        "to": "RESULT"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "BlendComponentRecordQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "BlendComponent",
        "kind": "LinkedField",
        "name": "blendComponent",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "percent",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "note",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "GreenLot",
            "kind": "LinkedField",
            "name": "greenLot",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "code",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Product",
            "kind": "LinkedField",
            "name": "product",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "name",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "image",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "4bc5e7401a6b4fd9a79a3411e6956a1d",
    "id": null,
    "metadata": {},
    "name": "BlendComponentRecordQuery",
    "operationKind": "query",
    "text": "query BlendComponentRecordQuery(\n  $id: ID!\n) {\n  blendComponent(id: $id) {\n    ...BlendComponentRecord_record\n    id\n  }\n}\n\nfragment BlendComponentRecord_record on BlendComponent {\n  id\n  percent\n  note\n  greenLot {\n    id\n    code\n  }\n  product {\n    id\n    name\n    image\n  }\n}\n"
  }
};
})();

(node as any).hash = "24bd9c34865fcb3d62184e071d0665da";

export default node;
