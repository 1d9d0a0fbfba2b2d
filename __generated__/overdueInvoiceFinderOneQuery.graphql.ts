/**
 * @generated SignedSource<<7e80211ad8fc3e2e2b49151d97035ca0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type overdueInvoiceFinderOneQuery$variables = {
  id: string;
};
export type overdueInvoiceFinderOneQuery$data = {
  readonly overdueInvoice: {
    readonly " $fragmentSpreads": FragmentRefs<"overdueInvoicePicker_record">;
  } | null | undefined;
};
export type overdueInvoiceFinderOneQuery = {
  response: overdueInvoiceFinderOneQuery$data;
  variables: overdueInvoiceFinderOneQuery$variables;
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
    "name": "overdueInvoiceFinderOneQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "OverdueInvoice",
        "kind": "LinkedField",
        "name": "overdueInvoice",
        "plural": false,
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "overdueInvoicePicker_record",
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
    "name": "overdueInvoiceFinderOneQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "OverdueInvoice",
        "kind": "LinkedField",
        "name": "overdueInvoice",
        "plural": false,
        "selections": (v2/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "e3b3fc7096d7fce452be5fa191083772",
    "id": null,
    "metadata": {},
    "name": "overdueInvoiceFinderOneQuery",
    "operationKind": "query",
    "text": "query overdueInvoiceFinderOneQuery(\n  $id: ID!\n) {\n  overdueInvoice(id: $id) {\n    ...overdueInvoicePicker_record\n    id\n  }\n}\n\nfragment overdueInvoicePicker_record on OverdueInvoice {\n  id\n  number\n}\n"
  }
};
})();

(node as any).hash = "c182b78d1fd41f184118f047b174a605";

export default node;
