/**
 * @generated SignedSource<<e7be2ba8392b72df9b5d9b10410bbe60>>
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
export type BlendComponentCreateMutation$variables = {
  input: CreateBlendComponentInput;
};
export type BlendComponentCreateMutation$data = {
  readonly createBlendComponent: {
    readonly blendComponent: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"BlendComponentRecord_record">;
    } | null | undefined;
  } | null | undefined;
};
export type BlendComponentCreateMutation = {
  response: BlendComponentCreateMutation$data;
  variables: BlendComponentCreateMutation$variables;
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
    "name": "BlendComponentCreateMutation",
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
    "name": "BlendComponentCreateMutation",
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
    "cacheID": "4af94a30b42ba01cecbdab700f51aecf",
    "id": null,
    "metadata": {},
    "name": "BlendComponentCreateMutation",
    "operationKind": "mutation",
    "text": "mutation BlendComponentCreateMutation(\n  $input: CreateBlendComponentInput!\n) {\n  createBlendComponent(input: $input) {\n    blendComponent {\n      id\n      ...BlendComponentRecord_record\n    }\n  }\n}\n\nfragment BlendComponentActions_record on BlendComponent {\n  id\n}\n\nfragment BlendComponentRecord_record on BlendComponent {\n  id\n  percent\n  note\n  greenLot {\n    id\n    code\n  }\n  product {\n    id\n    name\n  }\n  ...BlendComponentActions_record\n}\n"
  }
};
})();

(node as any).hash = "6c6732d38ae6ab25aac1cce507c9a8ba";

export default node;
