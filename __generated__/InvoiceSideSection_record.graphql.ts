/**
 * @generated SignedSource<<547ce3553f4b9be8dd95282000c36212>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs, Result } from "relay-runtime";
export type InvoiceSideSection_record$data = {
  readonly createdAt: string;
  readonly id: string;
  readonly order: Result<{
    readonly id: string;
    readonly number: string;
  } | null | undefined, unknown>;
  readonly overdueInvoice: Result<{
    readonly id: string;
    readonly number: string;
  } | null | undefined, unknown>;
  readonly updatedAt: string;
  readonly " $fragmentType": "InvoiceSideSection_record";
};
export type InvoiceSideSection_record$key = {
  readonly " $data"?: InvoiceSideSection_record$data;
  readonly " $fragmentSpreads": FragmentRefs<"InvoiceSideSection_record">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "number",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InvoiceSideSection_record",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "Order",
        "kind": "LinkedField",
        "name": "order",
        "plural": false,
        "selections": (v1/*:: as any*/),
        "storageKey": null
      },
      "to": "RESULT"
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "OverdueInvoice",
        "kind": "LinkedField",
        "name": "overdueInvoice",
        "plural": false,
        "selections": (v1/*:: as any*/),
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "updatedAt",
      "storageKey": null
    },
    (v0/*:: as any*/)
  ],
  "type": "Invoice",
  "abstractKey": null
};
})();

(node as any).hash = "732a5a9b30773d78d17ec2f68199bd90";

export default node;
