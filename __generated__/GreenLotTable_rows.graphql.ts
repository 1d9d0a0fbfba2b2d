/**
 * @generated SignedSource<<821f525b8120666fb984cd6b81ede7a7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Currency = "CHF" | "DKK" | "EUR" | "GBP" | "PLN" | "SEK" | "USD" | "%future added value";
export type LotStatus = "AFLOAT" | "CONTRACTED" | "IN_STOCK" | "REJECTED" | "USED_UP" | "%future added value";
export type ProcessingMethod = "ANAEROBIC" | "DECAFFEINATED" | "HONEY" | "NATURAL" | "WASHED" | "WET_HULLED" | "%future added value";
import { FragmentRefs, Result } from "relay-runtime";
export type GreenLotTable_rows$data = ReadonlyArray<{
  readonly bags: number;
  readonly code: string;
  readonly createdAt: string;
  readonly currency: Currency;
  readonly id: string;
  readonly pricePerKg: string | number;
  readonly process: ProcessingMethod;
  readonly status: LotStatus;
  readonly supplier: Result<{
    readonly id: string;
    readonly name: string;
  } | null | undefined, unknown>;
  readonly " $fragmentType": "GreenLotTable_rows";
}>;
export type GreenLotTable_rows$key = ReadonlyArray<{
  readonly " $data"?: GreenLotTable_rows$data;
  readonly " $fragmentSpreads": FragmentRefs<"GreenLotTable_rows">;
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
  "name": "GreenLotTable_rows",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "Supplier",
        "kind": "LinkedField",
        "name": "supplier",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "process",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "bags",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pricePerKg",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "currency",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    }
  ],
  "type": "GreenLot",
  "abstractKey": null
};
})();

(node as any).hash = "2f3969e10873d0e781694bd4d10e9ca3";

export default node;
