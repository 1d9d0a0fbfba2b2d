/**
 * @generated SignedSource<<08c35111480d683653fb6f412f36805b>>
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
  readonly id: string;
  readonly kind: SupplierKind;
  readonly name: string;
  readonly partnerSince: Result<string | null | undefined, unknown>;
  readonly picture: Result<string | null | undefined, unknown>;
  readonly rating: Result<number | null | undefined, unknown>;
  readonly region: Result<string | null | undefined, unknown>;
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
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "region",
        "storageKey": null
      },
      "to": "RESULT"
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
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "partnerSince",
        "storageKey": null
      },
      "to": "RESULT"
    }
  ],
  "type": "Supplier",
  "abstractKey": null
};

(node as any).hash = "3c437ca4c1390091467f6977b240250a";

export default node;
