/**
 * @generated SignedSource<<4c70b8ee3d82428e8c06c6e55a09c5e8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type UpdateBlendComponentInput = {
  blendComponentPatch: BlendComponentPatch;
  clientMutationId?: string | null | undefined;
  id: string;
};
export type BlendComponentPatch = {
  greenLot?: string | null | undefined;
  note?: string | null | undefined;
  percent?: string | number | null | undefined;
  product?: string | null | undefined;
};
export type updateBlendComponentMutation$variables = {
  input: UpdateBlendComponentInput;
};
export type updateBlendComponentMutation$data = {
  readonly updateBlendComponent: {
    readonly blendComponent: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"BlendComponentRecord_record">;
    } | null | undefined;
  } | null | undefined;
};
export type updateBlendComponentMutation = {
  response: updateBlendComponentMutation$data;
  variables: updateBlendComponentMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
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
    "name": "updateBlendComponentMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateBlendComponentPayload",
        "kind": "LinkedField",
        "name": "updateBlendComponent",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "BlendComponent",
            "kind": "LinkedField",
            "name": "blendComponent",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "BlendComponentRecord_record"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "updateBlendComponentMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateBlendComponentPayload",
        "kind": "LinkedField",
        "name": "updateBlendComponent",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
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
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "637885f76b4b3895c449c04a9a53f0ea",
    "id": null,
    "metadata": {},
    "name": "updateBlendComponentMutation",
    "operationKind": "mutation",
    "text": "mutation updateBlendComponentMutation(\n  $input: UpdateBlendComponentInput!\n) {\n  updateBlendComponent(input: $input) {\n    blendComponent {\n      id\n      ...BlendComponentRecord_record\n    }\n  }\n}\n\nfragment BlendComponentRecord_record on BlendComponent {\n  id\n  percent\n  note\n  greenLot {\n    id\n    code\n  }\n  product {\n    id\n    name\n    image\n  }\n}\n"
  }
};
})();

(node as any).hash = "10600f4e75fd3b98a61c70e8372080bf";

export default node;
