/**
 * @generated SignedSource<<8c5b8616429c1abccfbafc302ba86ff0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Currency = "CHF" | "DKK" | "EUR" | "GBP" | "PLN" | "SEK" | "USD" | "%future added value";
export type CustomerKind = "CAFE" | "DISTRIBUTOR" | "GROCER" | "HOTEL" | "OFFICE" | "RESTAURANT" | "%future added value";
export type CustomerStatus = "ACTIVE" | "CLOSED" | "LEAD" | "ON_HOLD" | "%future added value";
import { FragmentRefs, Result } from "relay-runtime";
export type CustomerTable_rows$data = ReadonlyArray<{
  readonly accountManager: Result<{
    readonly fullName: string;
    readonly id: string;
  } | null | undefined, unknown>;
  readonly createdAt: string;
  readonly creditLimit: string | number;
  readonly currency: Currency;
  readonly email: string;
  readonly id: string;
  readonly kind: CustomerKind;
  readonly name: string;
  readonly status: CustomerStatus;
  readonly " $fragmentType": "CustomerTable_rows";
}>;
export type CustomerTable_rows$key = ReadonlyArray<{
  readonly " $data"?: CustomerTable_rows$data;
  readonly " $fragmentSpreads": FragmentRefs<"CustomerTable_rows">;
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
  "name": "CustomerTable_rows",
  "selections": [
    (v0/*:: as any*/),
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
      "name": "status",
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "Employee",
        "kind": "LinkedField",
        "name": "accountManager",
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
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "creditLimit",
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
  "type": "Customer",
  "abstractKey": null
};
})();

(node as any).hash = "8590dc6a43a3963e986fc256cd3333f2";

export default node;
