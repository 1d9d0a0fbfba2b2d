/**
 * @generated SignedSource<<cf88bddcc4da874ecc8d2e67ea54224f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs, Result } from "relay-runtime";
export type CustomerSideSection_record$data = {
  readonly createdAt: string;
  readonly id: string;
  readonly mergedInto: Result<{
    readonly id: string;
    readonly name: string;
  } | null | undefined, unknown>;
  readonly updatedAt: string;
  readonly " $fragmentType": "CustomerSideSection_record";
};
export type CustomerSideSection_record$key = {
  readonly " $data"?: CustomerSideSection_record$data;
  readonly " $fragmentSpreads": FragmentRefs<"CustomerSideSection_record">;
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
  "name": "CustomerSideSection_record",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "mergedInto",
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
  "type": "Customer",
  "abstractKey": null
};
})();

(node as any).hash = "45eee80276bbfdfeb2fe97050fdcd709";

export default node;
