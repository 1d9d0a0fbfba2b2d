/**
 * @generated SignedSource<<64c92d95ff6e8bee8d3620057aad58c9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs, Result } from "relay-runtime";
export type DeliveryAddressRelated_rows$data = ReadonlyArray<{
  readonly customer?: Result<{
    readonly " $fragmentSpreads": FragmentRefs<"CustomerTable_rows">;
  } | null | undefined, unknown>;
  readonly ordersCount?: Result<{
    readonly totalCount: number;
  }, unknown>;
  readonly " $fragmentType": "DeliveryAddressRelated_rows";
}>;
export type DeliveryAddressRelated_rows$key = ReadonlyArray<{
  readonly " $data"?: DeliveryAddressRelated_rows$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeliveryAddressRelated_rows">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "moreOfCustomer"
    },
    {
      "kind": "RootArgument",
      "name": "ofCustomer"
    },
    {
      "kind": "RootArgument",
      "name": "ofOrders"
    },
    {
      "kind": "RootArgument",
      "name": "withAccountManagerOfCustomer"
    },
    {
      "kind": "RootArgument",
      "name": "withMergedIntoOfCustomer"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "DeliveryAddressRelated_rows",
  "selections": [
    {
      "condition": "ofCustomer",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
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
              {
                "args": [
                  {
                    "kind": "Variable",
                    "name": "more",
                    "variableName": "moreOfCustomer"
                  },
                  {
                    "kind": "Variable",
                    "name": "withAccountManager",
                    "variableName": "withAccountManagerOfCustomer"
                  },
                  {
                    "kind": "Variable",
                    "name": "withMergedInto",
                    "variableName": "withMergedIntoOfCustomer"
                  }
                ],
                "kind": "FragmentSpread",
                "name": "CustomerTable_rows"
              }
            ],
            "storageKey": null
          },
          "to": "RESULT"
        }
      ]
    },
    {
      "condition": "ofOrders",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "kind": "CatchField",
          "field": {
            "alias": "ordersCount",
            "args": [
              {
                "kind": "Literal",
                "name": "first",
                "value": 1
              }
            ],
            "concreteType": "OrderConnection",
            "kind": "LinkedField",
            "name": "orders",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "totalCount",
                "storageKey": null
              }
            ],
            "storageKey": "orders(first:1)"
          },
          "to": "RESULT"
        }
      ]
    }
  ],
  "type": "DeliveryAddress",
  "abstractKey": null
};

(node as any).hash = "c706edfb449a30aae1b6e86cd8d3ef87";

export default node;
