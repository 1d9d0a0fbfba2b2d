/**
 * @generated SignedSource<<bd684db3b32fd0b667bfa12c8f875836>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs, Result } from "relay-runtime";
export type BlendComponentTable_rows$data = ReadonlyArray<{
  readonly greenLot?: Result<{
    readonly code: string;
    readonly id: string;
  } | null | undefined, unknown>;
  readonly id: string;
  readonly note?: Result<string | null | undefined, unknown>;
  readonly percent?: string | number;
  readonly product?: Result<{
    readonly id: string;
    readonly name: string;
  } | null | undefined, unknown>;
  readonly " $fragmentType": "BlendComponentTable_rows";
}>;
export type BlendComponentTable_rows$key = ReadonlyArray<{
  readonly " $data"?: BlendComponentTable_rows$data;
  readonly " $fragmentSpreads": FragmentRefs<"BlendComponentTable_rows">;
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
      "defaultValue": true,
      "kind": "LocalArgument",
      "name": "withGreenLot"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "withNote"
    },
    {
      "defaultValue": true,
      "kind": "LocalArgument",
      "name": "withPercent"
    },
    {
      "defaultValue": true,
      "kind": "LocalArgument",
      "name": "withProduct"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "BlendComponentTable_rows",
  "selections": [
    (v0/*:: as any*/),
    {
      "condition": "withGreenLot",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "kind": "CatchField",
          "field": {
            "alias": null,
            "args": null,
            "concreteType": "GreenLot",
            "kind": "LinkedField",
            "name": "greenLot",
            "plural": false,
            "selections": [
              (v0/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "code",
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
      "condition": "withProduct",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "kind": "CatchField",
          "field": {
            "alias": null,
            "args": null,
            "concreteType": "Product",
            "kind": "LinkedField",
            "name": "product",
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
      "condition": "withPercent",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "percent",
          "storageKey": null
        }
      ]
    },
    {
      "condition": "withNote",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
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
        }
      ]
    }
  ],
  "type": "BlendComponent",
  "abstractKey": null
};
})();

(node as any).hash = "fe32ebf2ece3d52166bcc57e8b32699c";

export default node;
