/**
 * @generated SignedSource<<6fad1167dbd7dd96da3fada8ed916e16>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type BlendComponentCondition = {
  greenLot?: string | null | undefined;
  percent?: string | number | null | undefined;
  product?: string | null | undefined;
};
export type BlendComponentListTotalQuery$variables = {
  condition?: BlendComponentCondition | null | undefined;
  first?: number | null | undefined;
};
export type BlendComponentListTotalQuery$data = {
  readonly blendComponents: {
    readonly totalCount: number;
  } | null | undefined;
};
export type BlendComponentListTotalQuery = {
  response: BlendComponentListTotalQuery$data;
  variables: BlendComponentListTotalQuery$variables;
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
    "concreteType": "BlendComponentConnection",
    "kind": "LinkedField",
    "name": "blendComponents",
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
    "name": "BlendComponentListTotalQuery",
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
    "name": "BlendComponentListTotalQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "4cd11bb0a6fc95683377d072ca61d364",
    "id": null,
    "metadata": {},
    "name": "BlendComponentListTotalQuery",
    "operationKind": "query",
    "text": "query BlendComponentListTotalQuery(\n  $first: Int\n  $condition: BlendComponentCondition\n) {\n  blendComponents(first: $first, condition: $condition) {\n    totalCount\n  }\n}\n"
  }
};
})();

(node as any).hash = "96e282b5db819c065517b7ec035f1c8e";

export default node;
