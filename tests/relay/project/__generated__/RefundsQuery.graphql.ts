/**
 * @generated SignedSource<<5ef536c65869a9285e5fcfe7176b1c6f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type RefundsQuery$variables = Record<PropertyKey, never>;
export type RefundsQuery$data = {
  readonly refunds: {
    readonly refunds: {
      readonly items: ReadonlyArray<{
        readonly refund: {
          readonly " $fragmentSpreads": FragmentRefs<"Refunds_rows">;
        } | null | undefined;
        readonly refusedItemAs: "Failure";
        readonly refusedMessage?: string;
      }>;
    } | null | undefined;
    readonly refusedAs: "Failure";
    readonly refusedMessage?: string;
  };
};
export type RefundsQuery = {
  response: RefundsQuery$data;
  variables: RefundsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": "refusedMessage",
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v1 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": "refusedItemAs",
      "args": null,
      "kind": "ScalarField",
      "name": "__typename",
      "storageKey": null
    },
    (v0/*:: as any*/)
  ],
  "type": "Failure",
  "abstractKey": null
},
v2 = {
  "alias": "refusedAs",
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v3 = {
  "kind": "InlineFragment",
  "selections": [
    (v2/*:: as any*/),
    (v0/*:: as any*/)
  ],
  "type": "Failure",
  "abstractKey": null
},
v4 = {
  "kind": "InlineFragment",
  "selections": [
    (v2/*:: as any*/)
  ],
  "type": "Busy",
  "abstractKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "RefundsQuery",
    "selections": [
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
                    },
                    (v1/*:: as any*/)
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
          (v3/*:: as any*/),
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "RefundsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": null,
        "kind": "LinkedField",
        "name": "refunds",
        "plural": false,
        "selections": [
          (v5/*:: as any*/),
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
                  (v5/*:: as any*/),
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      (v6/*:: as any*/),
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
                  (v1/*:: as any*/),
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      (v6/*:: as any*/)
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
          (v3/*:: as any*/),
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "c883d674444de8d17896f3cb8cb50959",
    "id": null,
    "metadata": {},
    "name": "RefundsQuery",
    "operationKind": "query",
    "text": "query RefundsQuery {\n  refunds {\n    __typename\n    ... on Refunds {\n      items {\n        __typename\n        ... on Refund {\n          ...Refunds_rows\n          id\n        }\n        ... on Failure {\n          refusedItemAs: __typename\n          refusedMessage: message\n        }\n      }\n    }\n    ... on Failure {\n      refusedAs: __typename\n      refusedMessage: message\n    }\n    ... on Busy {\n      refusedAs: __typename\n    }\n  }\n}\n\nfragment Refunds_rows on Refund {\n  id\n  amount\n}\n"
  }
};
})();

(node as any).hash = "37b3c6730ff8bd82f762588b9d1485d3";

export default node;
