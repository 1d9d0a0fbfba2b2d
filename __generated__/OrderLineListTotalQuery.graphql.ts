/**
 * @generated SignedSource<<9f774022e48ecca0d324873d4abf103c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type OrderLineCondition = {
  order?: string | null | undefined;
  position?: number | null | undefined;
  quantity?: number | null | undefined;
  total?: string | number | null | undefined;
  variant?: string | null | undefined;
};
export type OrderLineListTotalQuery$variables = {
  condition?: OrderLineCondition | null | undefined;
  first?: number | null | undefined;
};
export type OrderLineListTotalQuery$data = {
  readonly orderLines: {
    readonly totalCount: number;
  } | null | undefined;
};
export type OrderLineListTotalQuery = {
  response: OrderLineListTotalQuery$data;
  variables: OrderLineListTotalQuery$variables;
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
    "concreteType": "OrderLineConnection",
    "kind": "LinkedField",
    "name": "orderLines",
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
    "name": "OrderLineListTotalQuery",
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
    "name": "OrderLineListTotalQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "9d93ac0cc1bb6d8fe632a82ba15e40fd",
    "id": null,
    "metadata": {},
    "name": "OrderLineListTotalQuery",
    "operationKind": "query",
    "text": "query OrderLineListTotalQuery(\n  $first: Int\n  $condition: OrderLineCondition\n) {\n  orderLines(first: $first, condition: $condition) {\n    totalCount\n  }\n}\n"
  }
};
})();

(node as any).hash = "f3acbeb49276b6c35955df170b539de5";

export default node;
