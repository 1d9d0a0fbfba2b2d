/**
 * @generated SignedSource<<8bfbb0d272b4f0beef5a0532ba6500ee>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DeliveryAddressCondition = {
  city?: string | null | undefined;
  country?: string | null | undefined;
  customer?: string | null | undefined;
};
export type deliveryAddressFinderQuery$variables = {
  after?: string | null | undefined;
  condition?: DeliveryAddressCondition | null | undefined;
  first?: number | null | undefined;
};
export type deliveryAddressFinderQuery$data = {
  readonly deliveryAddresses: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly " $fragmentSpreads": FragmentRefs<"deliveryAddressFinder_note" | "deliveryAddressPicker_record">;
      } | null | undefined;
    } | null | undefined>;
  } | null | undefined;
};
export type deliveryAddressFinderQuery = {
  response: deliveryAddressFinderQuery$data;
  variables: deliveryAddressFinderQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "after"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "condition"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "first"
},
v3 = [
  {
    "kind": "Variable",
    "name": "after",
    "variableName": "after"
  },
  {
    "kind": "Variable",
    "name": "condition",
    "variableName": "condition"
  },
  {
    "kind": "Variable",
    "name": "first",
    "variableName": "first"
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "concreteType": "Customer",
  "kind": "LinkedField",
  "name": "customer",
  "plural": false,
  "selections": [
    (v4/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "deliveryAddressFinderQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "DeliveryAddressConnection",
        "kind": "LinkedField",
        "name": "deliveryAddresses",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "DeliveryAddressEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "DeliveryAddress",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  {
                    "kind": "InlineDataFragmentSpread",
                    "name": "deliveryAddressPicker_record",
                    "selections": [
                      (v4/*:: as any*/),
                      (v5/*:: as any*/)
                    ],
                    "args": null,
                    "argumentDefinitions": []
                  },
                  {
                    "kind": "InlineDataFragmentSpread",
                    "name": "deliveryAddressFinder_note",
                    "selections": [
                      {
                        "kind": "CatchField",
                        "field": (v6/*:: as any*/),
                        "to": "RESULT"
                      }
                    ],
                    "args": null,
                    "argumentDefinitions": []
                  }
                ],
                "storageKey": null
              }
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
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "deliveryAddressFinderQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "DeliveryAddressConnection",
        "kind": "LinkedField",
        "name": "deliveryAddresses",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "DeliveryAddressEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "DeliveryAddress",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  (v6/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "d652ea9d1172c9f32c08e6ee44380579",
    "id": null,
    "metadata": {},
    "name": "deliveryAddressFinderQuery",
    "operationKind": "query",
    "text": "query deliveryAddressFinderQuery(\n  $first: Int\n  $after: Cursor\n  $condition: DeliveryAddressCondition\n) {\n  deliveryAddresses(first: $first, after: $after, condition: $condition) {\n    edges {\n      node {\n        ...deliveryAddressPicker_record\n        ...deliveryAddressFinder_note\n        id\n      }\n    }\n  }\n}\n\nfragment deliveryAddressFinder_note on DeliveryAddress {\n  customer {\n    id\n    name\n  }\n}\n\nfragment deliveryAddressPicker_record on DeliveryAddress {\n  id\n  label\n}\n"
  }
};
})();

(node as any).hash = "7edf28a06c17db0846755315589a07a2";

export default node;
