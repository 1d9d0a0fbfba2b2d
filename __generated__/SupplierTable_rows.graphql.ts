/**
 * @generated SignedSource<<23e45b191146f8032133d93841d27b4b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type SupplierKind = "COOPERATIVE" | "FARM" | "IMPORTER" | "WASHING_STATION" | "%future added value";
import { FragmentRefs, Result } from "relay-runtime";
export type SupplierTable_rows$data = ReadonlyArray<{
  readonly country: string;
  readonly createdAt: string;
  readonly email: string;
  readonly id: string;
  readonly kind: SupplierKind;
  readonly name: string;
  readonly picture: Result<string | null | undefined, unknown>;
  readonly rating: Result<number | null | undefined, unknown>;
  readonly " $fragmentType": "SupplierTable_rows";
}>;
export type SupplierTable_rows$key = ReadonlyArray<{
  readonly " $data"?: SupplierTable_rows$data;
  readonly " $fragmentSpreads": FragmentRefs<"SupplierTable_rows">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "SupplierTable_rows",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "picture",
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
      "name": "country",
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
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "rating",
        "storageKey": null
      },
      "to": "RESULT"
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    }
  ],
  "type": "Supplier",
  "abstractKey": null
};

(node as any).hash = "ca5f86b26be14365e2de660c3225c84a";

export default node;
