/**
 * @generated SignedSource<<a8e65fd0974905aabe11f3eb836b839e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type MovementKind = "COUNTED" | "DAMAGED" | "RETURNED" | "ROASTED" | "SAMPLE" | "SOLD" | "%future added value";
export type UpdateStockMovementInput = {
  clientMutationId?: string | null | undefined;
  id: string;
  stockMovementPatch: StockMovementPatch;
};
export type StockMovementPatch = {
  batch?: string | null | undefined;
  comment?: string | null | undefined;
  employee?: string | null | undefined;
  kind?: MovementKind | null | undefined;
  occurredAt?: string | null | undefined;
  quantity?: number | null | undefined;
  variant?: string | null | undefined;
};
export type updateStockMovementMutation$variables = {
  input: UpdateStockMovementInput;
};
export type updateStockMovementMutation$data = {
  readonly updateStockMovement: {
    readonly stockMovement: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"StockMovementRecord_record">;
    } | null | undefined;
  } | null | undefined;
};
export type updateStockMovementMutation = {
  response: updateStockMovementMutation$data;
  variables: updateStockMovementMutation$variables;
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
    "name": "updateStockMovementMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateStockMovementPayload",
        "kind": "LinkedField",
        "name": "updateStockMovement",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "StockMovement",
            "kind": "LinkedField",
            "name": "stockMovement",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "StockMovementRecord_record"
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
    "name": "updateStockMovementMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateStockMovementPayload",
        "kind": "LinkedField",
        "name": "updateStockMovement",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "StockMovement",
            "kind": "LinkedField",
            "name": "stockMovement",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "kind",
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
                "name": "comment",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "RoastBatch",
                "kind": "LinkedField",
                "name": "batch",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "number",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Employee",
                "kind": "LinkedField",
                "name": "employee",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "fullName",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "photo",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Variant",
                "kind": "LinkedField",
                "name": "variant",
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
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "occurredAt",
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
    "cacheID": "1b27c9b40f57421aa5ce3f833358403f",
    "id": null,
    "metadata": {},
    "name": "updateStockMovementMutation",
    "operationKind": "mutation",
    "text": "mutation updateStockMovementMutation(\n  $input: UpdateStockMovementInput!\n) {\n  updateStockMovement(input: $input) {\n    stockMovement {\n      id\n      ...StockMovementRecord_record\n    }\n  }\n}\n\nfragment StockMovementRecord_record on StockMovement {\n  id\n  kind\n  quantity\n  comment\n  batch {\n    id\n    number\n  }\n  employee {\n    id\n    fullName\n    photo\n  }\n  variant {\n    id\n    name\n  }\n  occurredAt\n}\n"
  }
};
})();

(node as any).hash = "ca055e631ddbf9761b21692ace2a07d1";

export default node;
