/**
 * @generated SignedSource<<2926655345ba2247e6977b9fca1cd04c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type orderPickerOneQuery$variables = {
  id: string;
};
export type orderPickerOneQuery$data = {
  readonly order: {
    readonly " $fragmentSpreads": FragmentRefs<"orderPicker_record">;
  } | null | undefined;
};
export type orderPickerOneQuery = {
  response: orderPickerOneQuery$data;
  variables: orderPickerOneQuery$variables;
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
v2 = [
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
    "name": "number",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "orderPickerOneQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Order",
        "kind": "LinkedField",
        "name": "order",
        "plural": false,
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "orderPicker_record",
            "selections": (v2/*:: as any*/),
            "args": null,
            "argumentDefinitions": []
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
    "name": "orderPickerOneQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Order",
        "kind": "LinkedField",
        "name": "order",
        "plural": false,
        "selections": (v2/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "ce97f3c0160e0ae94804ab01c3699504",
    "id": null,
    "metadata": {},
    "name": "orderPickerOneQuery",
    "operationKind": "query",
    "text": "query orderPickerOneQuery(\n  $id: ID!\n) {\n  order(id: $id) {\n    ...orderPicker_record\n    id\n  }\n}\n\nfragment orderPicker_record on Order {\n  id\n  number\n}\n"
  }
};
})();

(node as any).hash = "ecae799c95925b70cc87fa5238a295b1";

export default node;
