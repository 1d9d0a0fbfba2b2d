/**
 * @generated SignedSource<<f5bbb321180cf5426ac248f065c16328>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type MovementKind = "COUNTED" | "DAMAGED" | "RETURNED" | "ROASTED" | "SAMPLE" | "SOLD" | "%future added value";
import { FragmentRefs, Result } from "relay-runtime";
export type StockMovementTable_rows$data = ReadonlyArray<{
  readonly batch: Result<{
    readonly id: string;
    readonly number: string;
  } | null | undefined, unknown>;
  readonly employee: Result<{
    readonly fullName: string;
    readonly id: string;
  } | null | undefined, unknown>;
  readonly id: string;
  readonly kind: MovementKind;
  readonly occurredAt: string;
  readonly quantity: number;
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
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "StockMovementTable_rows",
  "selections": [
    (v0/*:: as any*/),
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
    },
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
          }
        ],
        "storageKey": null
      },
      "to": "RESULT"
    },
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
    }
  ],
  "type": "StockMovement",
  "abstractKey": null
};
})();

(node as any).hash = "def180957d8408bf18654472e451bc37";

export default node;
