/**
 * @generated SignedSource<<4a79fc2f5e21b2cd785644fa576ad7c8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs, Result } from "relay-runtime";
export type Order_record$data = {
  readonly customer: Result<{
    readonly id: string;
    readonly name: string | null | undefined;
  } | null | undefined, unknown>;
  readonly id: string;
  readonly note: Result<string | null | undefined, unknown>;
  readonly number: string;
  readonly total: Result<string | null | undefined, unknown>;
  readonly " $fragmentType": "Order_record";
};
export type Order_record$key = {
  readonly " $data"?: Order_record$data;
  readonly " $fragmentSpreads": FragmentRefs<"Order_record">;
};

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
  "metadata": null,
  "name": "Order_record",
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
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "note",
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

(node as any).hash = "5039fa17dd89a435be5b8742aa889fa2";

export default node;
