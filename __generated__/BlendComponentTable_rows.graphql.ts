/**
 * @generated SignedSource<<abe17f67c33dc0b9369d4894d6ab3926>>
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
  readonly percent: string | number;
  readonly product?: Result<{
    readonly id: string;
    readonly image: Result<string | null | undefined, unknown>;
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
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "more"
    },
    {
      "defaultValue": true,
      "kind": "LocalArgument",
      "name": "withGreenLot"
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "percent",
      "storageKey": null
    },
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
              },
              {
                "kind": "CatchField",
                "field": {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "image",
                  "storageKey": null
                },
                "to": "RESULT"
              }
            ],
            "storageKey": null
          },
          "to": "RESULT"
        }
      ]
    },
    {
      "condition": "more",
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

(node as any).hash = "0b31ec3a07b9b642003da14cbd775ee0";

export default node;
