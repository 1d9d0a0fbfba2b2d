/**
 * @generated SignedSource<<ead2e2711281660d493357a07e33fb38>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type RefundsOfOrderQuery$variables = {
  id: string;
};
export type RefundsOfOrderQuery$data = {
  readonly order: {
    readonly id: string;
    readonly refunds: {
      readonly refunds: {
        readonly items: ReadonlyArray<{
          readonly refund: {
            readonly " $fragmentSpreads": FragmentRefs<"Refunds_rows">;
          } | null | undefined;
        }>;
      } | null | undefined;
      readonly refusedAs: "Failure";
      readonly refusedMessage?: string;
    };
  } | null | undefined;
};
export type RefundsOfOrderQuery = {
  response: RefundsOfOrderQuery$data;
  variables: RefundsOfOrderQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": "refusedAs",
      "args": null,
      "kind": "ScalarField",
      "name": "__typename",
      "storageKey": null
    },
    {
      "alias": "refusedMessage",
      "args": null,
      "kind": "ScalarField",
      "name": "message",
      "storageKey": null
    }
  ],
  "type": "Failure",
  "abstractKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "RefundsOfOrderQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Order",
        "kind": "LinkedField",
        "name": "order",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": null,
            "kind": "LinkedField",
            "name": "refunds",
            "plural": false,
            "selections": [
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "concreteType": null,
                      "kind": "LinkedField",
                      "name": "items",
                      "plural": true,
                      "selections": [
                        {
                          "fragment": {
                            "kind": "InlineFragment",
                            "selections": [
                              {
                                "args": null,
                                "kind": "FragmentSpread",
                                "name": "Refunds_rows"
                              }
                            ],
                            "type": "Refund",
                            "abstractKey": null
                          },
                          "kind": "AliasedInlineFragmentSpread",
                          "name": "refund"
                        }
                      ],
                      "storageKey": null
                    }
                  ],
                  "type": "Refunds",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "refunds"
              },
              (v3/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RefundsOfOrderQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Order",
        "kind": "LinkedField",
        "name": "order",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": null,
            "kind": "LinkedField",
            "name": "refunds",
            "plural": false,
            "selections": [
              (v4/*:: as any*/),
              {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": null,
                    "kind": "LinkedField",
                    "name": "items",
                    "plural": true,
                    "selections": [
                      (v4/*:: as any*/),
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          (v2/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "amount",
                            "storageKey": null
                          }
                        ],
                        "type": "Refund",
                        "abstractKey": null
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          (v2/*:: as any*/)
                        ],
                        "type": "Refund",
                        "abstractKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "type": "Refunds",
                "abstractKey": null
              },
              (v3/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "6574174b59ab2161686df667febc5107",
    "id": null,
    "metadata": {},
    "name": "RefundsOfOrderQuery",
    "operationKind": "query",
    "text": "query RefundsOfOrderQuery(\n  $id: ID!\n) {\n  order(id: $id) {\n    id\n    refunds {\n      __typename\n      ... on Refunds {\n        items {\n          __typename\n          ... on Refund {\n            ...Refunds_rows\n            id\n          }\n        }\n      }\n      ... on Failure {\n        refusedAs: __typename\n        refusedMessage: message\n      }\n    }\n  }\n}\n\nfragment Refunds_rows on Refund {\n  id\n  amount\n}\n"
  }
};
})();

(node as any).hash = "e7125db18a4091e994d56244fd3fafd9";

export default node;
