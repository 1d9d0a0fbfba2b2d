/**
 * @generated SignedSource<<996faddc86e14aea69ab8ad132b7380b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type MovementKind = "COUNTED" | "DAMAGED" | "RETURNED" | "ROASTED" | "SAMPLE" | "SOLD" | "%future added value";
import { FragmentRefs, Result } from "relay-runtime";
export type StockMovementTable_rows$data = ReadonlyArray<{
  readonly batch?: Result<{
    readonly id: string;
    readonly number: string;
  } | null | undefined, unknown>;
  readonly comment?: Result<string | null | undefined, unknown>;
  readonly employee?: Result<{
    readonly fullName: string;
    readonly id: string;
    readonly photo: Result<string | null | undefined, unknown>;
  } | null | undefined, unknown>;
  readonly id: string;
  readonly kind: MovementKind;
  readonly occurredAt: string;
  readonly quantity: number;
  readonly variant?: Result<{
    readonly id: string;
    readonly name: string;
  } | null | undefined, unknown>;
  readonly " $fragmentType": "StockMovementTable_rows";
}>;
export type StockMovementTable_rows$key = ReadonlyArray<{
  readonly " $data"?: StockMovementTable_rows$data;
  readonly " $fragmentSpreads": FragmentRefs<"StockMovementTable_rows">;
}>;

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "more"
    },
    {
      "defaultValue": true,
      "kind": "LocalArgument",
      "name": "withBatch"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "withEmployee"
    },
    {
      "defaultValue": true,
      "kind": "LocalArgument",
      "name": "withVariant"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "StockMovementTable_rows",
  "selections": [
    (v0/*:: as any*/),
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
      "name": "occurredAt",
      "storageKey": null
    },
    {
      "condition": "withVariant",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "kind": "CatchField",
          "field": {
            "alias": null,
            "args": null,
            "concreteType": "Variant",
            "kind": "LinkedField",
            "name": "variant",
            "plural": false,
            "selections": [
              (v0/*:: as any*/),
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
          "to": "RESULT"
        }
      ]
    },
    {
      "condition": "withBatch",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "kind": "CatchField",
          "field": {
            "alias": null,
            "args": null,
            "concreteType": "RoastBatch",
            "kind": "LinkedField",
            "name": "batch",
            "plural": false,
            "selections": [
              (v0/*:: as any*/),
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
          "to": "RESULT"
        }
      ]
    },
    {
      "condition": "withEmployee",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "kind": "CatchField",
          "field": {
            "alias": null,
            "args": null,
            "concreteType": "Employee",
            "kind": "LinkedField",
            "name": "employee",
            "plural": false,
            "selections": [
              (v0/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "fullName",
                "storageKey": null
              },
              {
                "kind": "CatchField",
                "field": {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "photo",
                  "storageKey": null
                },
                "to": "RESULT"
              }
            ],
            "storageKey": null
          },
          "to": "RESULT"
        }
      ]
    },
    {
      "condition": "more",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "kind": "CatchField",
          "field": {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "comment",
            "storageKey": null
          },
          "to": "RESULT"
        }
      ]
    }
  ],
  "type": "StockMovement",
  "abstractKey": null
};
})();

(node as any).hash = "9ff879a8938ca3e10ca64ca8ef8ede5c";

export default node;
