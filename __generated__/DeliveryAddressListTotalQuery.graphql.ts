/**
 * @generated SignedSource<<181f8bf0f0c773c43a374a7e87c55750>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type DeliveryAddressCondition = {
  city?: string | null | undefined;
  country?: string | null | undefined;
  customer?: string | null | undefined;
};
export type DeliveryAddressListTotalQuery$variables = {
  condition?: DeliveryAddressCondition | null | undefined;
  first?: number | null | undefined;
};
export type DeliveryAddressListTotalQuery$data = {
  readonly deliveryAddresses: {
    readonly totalCount: number;
  } | null | undefined;
};
export type DeliveryAddressListTotalQuery = {
  response: DeliveryAddressListTotalQuery$data;
  variables: DeliveryAddressListTotalQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "condition"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "first"
},
v2 = [
  {
    "alias": null,
    "args": [
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
    "concreteType": "DeliveryAddressConnection",
    "kind": "LinkedField",
    "name": "deliveryAddresses",
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
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "DeliveryAddressListTotalQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "DeliveryAddressListTotalQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "034e827e305edc36f7f43062ce73e261",
    "id": null,
    "metadata": {},
    "name": "DeliveryAddressListTotalQuery",
    "operationKind": "query",
    "text": "query DeliveryAddressListTotalQuery(\n  $first: Int\n  $condition: DeliveryAddressCondition\n) {\n  deliveryAddresses(first: $first, condition: $condition) {\n    totalCount\n  }\n}\n"
  }
};
})();

(node as any).hash = "6a59e8825990d6bab7033d86dcd9bad7";

export default node;
