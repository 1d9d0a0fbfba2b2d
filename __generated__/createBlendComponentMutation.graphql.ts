/**
 * @generated SignedSource<<39d7189084c4aa17dc788febc26576be>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CreateBlendComponentInput = {
  blendComponent: BlendComponentInput;
  clientMutationId?: string | null | undefined;
};
export type BlendComponentInput = {
  greenLot: string;
  note?: string | null | undefined;
  percent: string | number;
  product: string;
};
export type createBlendComponentMutation$variables = {
  input: CreateBlendComponentInput;
};
export type createBlendComponentMutation$data = {
  readonly createBlendComponent: {
    readonly blendComponent: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"BlendComponentRecord_record">;
    } | null | undefined;
  } | null | undefined;
};
export type createBlendComponentMutation = {
  response: createBlendComponentMutation$data;
  variables: createBlendComponentMutation$variables;
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
    "name": "createBlendComponentMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateBlendComponentPayload",
        "kind": "LinkedField",
        "name": "createBlendComponent",
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
    "name": "createBlendComponentMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateBlendComponentPayload",
        "kind": "LinkedField",
        "name": "createBlendComponent",
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
    "cacheID": "f22d50f1c21c763522e11d3338cbccc7",
    "id": null,
    "metadata": {},
    "name": "createBlendComponentMutation",
    "operationKind": "mutation",
    "text": "mutation createBlendComponentMutation(\n  $input: CreateBlendComponentInput!\n) {\n  createBlendComponent(input: $input) {\n    blendComponent {\n      id\n      ...BlendComponentRecord_record\n    }\n  }\n}\n\nfragment BlendComponentRecord_record on BlendComponent {\n  id\n  percent\n  note\n  greenLot {\n    id\n    code\n  }\n  product {\n    id\n    name\n    image\n  }\n}\n"
  }
};
})();

(node as any).hash = "eabe79b47220d064bb7deada72b662fc";

export default node;
