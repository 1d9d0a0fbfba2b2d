/**
 * @generated SignedSource<<943d99d754684e826b5ca37c00cfdab6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DeliveryFrequency = "FORTNIGHTLY" | "MONTHLY" | "WEEKLY" | "%future added value";
export type CreateStandingOrderInput = {
  clientMutationId?: string | null | undefined;
  standingOrder: StandingOrderInput;
};
export type StandingOrderInput = {
  customer: string;
  frequency: DeliveryFrequency;
  isActive?: boolean | null | undefined;
  nextOn: string;
  pausedUntil?: string | null | undefined;
  quantity: number;
  variant: string;
};
export type StandingOrderCreateMutation$variables = {
  input: CreateStandingOrderInput;
};
export type StandingOrderCreateMutation$data = {
  readonly createStandingOrder: {
    readonly standingOrder: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"StandingOrderRecord_record">;
    } | null | undefined;
  } | null | undefined;
};
export type StandingOrderCreateMutation = {
  response: StandingOrderCreateMutation$data;
  variables: StandingOrderCreateMutation$variables;
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
},
v3 = [
  (v2/*:: as any*/),
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
    "name": "StandingOrderCreateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateStandingOrderPayload",
        "kind": "LinkedField",
        "name": "createStandingOrder",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "StandingOrder",
            "kind": "LinkedField",
            "name": "standingOrder",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "StandingOrderRecord_record"
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
    "name": "StandingOrderCreateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateStandingOrderPayload",
        "kind": "LinkedField",
        "name": "createStandingOrder",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "StandingOrder",
            "kind": "LinkedField",
            "name": "standingOrder",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "quantity",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "frequency",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "nextOn",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "pausedUntil",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isActive",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Customer",
                "kind": "LinkedField",
                "name": "customer",
                "plural": false,
                "selections": (v3/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Variant",
                "kind": "LinkedField",
                "name": "variant",
                "plural": false,
                "selections": (v3/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "createdAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "updatedAt",
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
    "cacheID": "0e433f078d606f8f58d3e45511bf9646",
    "id": null,
    "metadata": {},
    "name": "StandingOrderCreateMutation",
    "operationKind": "mutation",
    "text": "mutation StandingOrderCreateMutation(\n  $input: CreateStandingOrderInput!\n) {\n  createStandingOrder(input: $input) {\n    standingOrder {\n      id\n      ...StandingOrderRecord_record\n    }\n  }\n}\n\nfragment StandingOrderActions_record on StandingOrder {\n  id\n}\n\nfragment StandingOrderRecord_record on StandingOrder {\n  id\n  quantity\n  frequency\n  nextOn\n  pausedUntil\n  isActive\n  customer {\n    id\n    name\n  }\n  variant {\n    id\n    name\n  }\n  createdAt\n  updatedAt\n  ...StandingOrderActions_record\n}\n"
  }
};
})();

(node as any).hash = "58cbf8875919434ce729bf325127d17c";

export default node;
