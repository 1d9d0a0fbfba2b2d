/**
 * @generated SignedSource<<76faab14499fbd82ef98ee9bbc8b81f8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type MovementKind = "COUNTED" | "DAMAGED" | "RETURNED" | "ROASTED" | "SAMPLE" | "SOLD" | "%future added value";
export type CreateStockMovementInput = {
  clientMutationId?: string | null | undefined;
  stockMovement: StockMovementInput;
};
export type StockMovementInput = {
  batch?: string | null | undefined;
  comment?: string | null | undefined;
  employee?: string | null | undefined;
  kind: MovementKind;
  occurredAt?: string | null | undefined;
  quantity: number;
  variant: string;
};
export type createStockMovementMutation$variables = {
  input: CreateStockMovementInput;
};
export type createStockMovementMutation$data = {
  readonly createStockMovement: {
    readonly stockMovement: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"StockMovementRecord_record">;
    } | null | undefined;
  } | null | undefined;
};
export type createStockMovementMutation = {
  response: createStockMovementMutation$data;
  variables: createStockMovementMutation$variables;
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
    "name": "createStockMovementMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateStockMovementPayload",
        "kind": "LinkedField",
        "name": "createStockMovement",
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
    "name": "createStockMovementMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateStockMovementPayload",
        "kind": "LinkedField",
        "name": "createStockMovement",
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
    "cacheID": "5bb2b6ae5d9be04e8d176c1475ddc073",
    "id": null,
    "metadata": {},
    "name": "createStockMovementMutation",
    "operationKind": "mutation",
    "text": "mutation createStockMovementMutation(\n  $input: CreateStockMovementInput!\n) {\n  createStockMovement(input: $input) {\n    stockMovement {\n      id\n      ...StockMovementRecord_record\n    }\n  }\n}\n\nfragment StockMovementRecord_record on StockMovement {\n  id\n  kind\n  quantity\n  comment\n  batch {\n    id\n    number\n  }\n  employee {\n    id\n    fullName\n    photo\n  }\n  variant {\n    id\n    name\n  }\n  occurredAt\n}\n"
  }
};
})();

(node as any).hash = "7e671568b9e05b5233429696171d206f";

export default node;
