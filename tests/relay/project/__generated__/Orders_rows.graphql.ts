/**
 * @generated SignedSource<<7777b2bcb0f3cdc5e117cb387c4379e1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs, Result } from "relay-runtime";
export type Orders_rows$data = ReadonlyArray<{
  readonly customer: Result<{
    readonly id: string;
    readonly name: string | null | undefined;
  } | null | undefined, unknown>;
  readonly id: string;
  readonly number: string;
  readonly status: string | null | undefined;
  readonly total: Result<string | null | undefined, unknown>;
  readonly " $fragmentType": "Orders_rows";
}>;
export type Orders_rows$key = ReadonlyArray<{
  readonly " $data"?: Orders_rows$data;
  readonly " $fragmentSpreads": FragmentRefs<"Orders_rows">;
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
  "name": "Orders_rows",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
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
        "kind": "ScalarField",
        "name": "total",
        "storageKey": null
      },
      "to": "RESULT"
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "customer",
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
  ],
  "type": "Order",
  "abstractKey": null
};
})();

(node as any).hash = "39f20afd70aaf3f3b72e3dfdab7fecd4";

export default node;
