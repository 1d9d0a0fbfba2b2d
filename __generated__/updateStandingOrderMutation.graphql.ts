/**
 * @generated SignedSource<<1328f12d11fd94a8a0792dc1cb3d95ec>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DeliveryFrequency = "FORTNIGHTLY" | "MONTHLY" | "WEEKLY" | "%future added value";
export type UpdateStandingOrderInput = {
  clientMutationId?: string | null | undefined;
  id: string;
  standingOrderPatch: StandingOrderPatch;
};
export type StandingOrderPatch = {
  customer?: string | null | undefined;
  frequency?: DeliveryFrequency | null | undefined;
  isActive?: boolean | null | undefined;
  nextOn?: string | null | undefined;
  pausedUntil?: string | null | undefined;
  quantity?: number | null | undefined;
  variant?: string | null | undefined;
};
export type updateStandingOrderMutation$variables = {
  input: UpdateStandingOrderInput;
};
export type updateStandingOrderMutation$data = {
  readonly updateStandingOrder: {
    readonly standingOrder: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"StandingOrderRecord_record">;
    } | null | undefined;
  } | null | undefined;
};
export type updateStandingOrderMutation = {
  response: updateStandingOrderMutation$data;
  variables: updateStandingOrderMutation$variables;
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
    "name": "updateStandingOrderMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateStandingOrderPayload",
        "kind": "LinkedField",
        "name": "updateStandingOrder",
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
    "name": "updateStandingOrderMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateStandingOrderPayload",
        "kind": "LinkedField",
        "name": "updateStandingOrder",
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
    "cacheID": "90a6558bfd311264bc5d7031cf4f3396",
    "id": null,
    "metadata": {},
    "name": "updateStandingOrderMutation",
    "operationKind": "mutation",
    "text": "mutation updateStandingOrderMutation(\n  $input: UpdateStandingOrderInput!\n) {\n  updateStandingOrder(input: $input) {\n    standingOrder {\n      id\n      ...StandingOrderRecord_record\n    }\n  }\n}\n\nfragment StandingOrderRecord_record on StandingOrder {\n  id\n  customer {\n    id\n    name\n  }\n  nextOn\n  quantity\n  frequency\n  pausedUntil\n  isActive\n  variant {\n    id\n    name\n  }\n  createdAt\n  updatedAt\n}\n"
  }
};
})();

(node as any).hash = "9097605234c096e8e061a3675b044deb";

export default node;
