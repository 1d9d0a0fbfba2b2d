/**
 * @generated SignedSource<<a572b7d1602dcb8ab4f12e63f1e17e52>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CustomerPanelQuery$variables = Record<PropertyKey, never>;
export type CustomerPanelQuery$data = {
  readonly customers: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly " $fragmentSpreads": FragmentRefs<"CustomerTable_rows">;
      } | null | undefined;
    } | null | undefined>;
  } | null | undefined;
};
export type CustomerPanelQuery = {
  response: CustomerPanelQuery$data;
  variables: CustomerPanelQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 5
  },
  {
    "kind": "Literal",
    "name": "orderBy",
    "value": [
      "CREATED_AT_DESC"
    ]
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "CustomerPanelQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "CustomerConnection",
        "kind": "LinkedField",
        "name": "customers",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "CustomerEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Customer",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  {
                    "args": [
                      {
                        "kind": "Literal",
                        "name": "withAccountManager",
                        "value": false
                      },
                      {
                        "kind": "Literal",
                        "name": "withCreditLimit",
                        "value": false
                      },
                      {
                        "kind": "Literal",
                        "name": "withEmail",
                        "value": false
                      },
                      {
                        "kind": "Literal",
                        "name": "withKind",
                        "value": false
                      }
                    ],
                    "kind": "FragmentSpread",
                    "name": "CustomerTable_rows"
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "customers(first:5,orderBy:[\"CREATED_AT_DESC\"])"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "CustomerPanelQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "CustomerConnection",
        "kind": "LinkedField",
        "name": "customers",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "CustomerEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Customer",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
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
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "status",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "createdAt",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "customers(first:5,orderBy:[\"CREATED_AT_DESC\"])"
      }
    ]
  },
  "params": {
    "cacheID": "5e870ee74f54d208472280e44f53e290",
    "id": null,
    "metadata": {},
    "name": "CustomerPanelQuery",
    "operationKind": "query",
    "text": "query CustomerPanelQuery {\n  customers(first: 5, orderBy: [CREATED_AT_DESC]) {\n    edges {\n      node {\n        ...CustomerTable_rows_1IBDc8\n        id\n      }\n    }\n  }\n}\n\nfragment CustomerTable_rows_1IBDc8 on Customer {\n  id\n  name\n  status\n  createdAt\n}\n"
  }
};
})();

(node as any).hash = "c7736c668e0d7fe42b9122bb85a0d878";

export default node;
