/**
 * @generated SignedSource<<891c2a3f087eecad98679fba281f2043>>
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
export type createStandingOrderMutation$variables = {
  input: CreateStandingOrderInput;
};
export type createStandingOrderMutation$data = {
  readonly createStandingOrder: {
    readonly standingOrder: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"StandingOrderRecord_record">;
    } | null | undefined;
  } | null | undefined;
};
export type createStandingOrderMutation = {
  response: createStandingOrderMutation$data;
  variables: createStandingOrderMutation$variables;
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
    "name": "createStandingOrderMutation",
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
    "name": "createStandingOrderMutation",
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
                "kind": "ScalarField",
                "name": "nextOn",
                "storageKey": null
              },
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
    "cacheID": "b7a8ea97748e25064f55e9b421c211dd",
    "id": null,
    "metadata": {},
    "name": "createStandingOrderMutation",
    "operationKind": "mutation",
    "text": "mutation createStandingOrderMutation(\n  $input: CreateStandingOrderInput!\n) {\n  createStandingOrder(input: $input) {\n    standingOrder {\n      id\n      ...StandingOrderRecord_record\n    }\n  }\n}\n\nfragment StandingOrderRecord_record on StandingOrder {\n  id\n  customer {\n    id\n    name\n  }\n  nextOn\n  quantity\n  frequency\n  pausedUntil\n  isActive\n  variant {\n    id\n    name\n  }\n  createdAt\n  updatedAt\n}\n"
  }
};
})();

(node as any).hash = "80d3626db5fac2f10ff6ec6dffaffe31";

export default node;
