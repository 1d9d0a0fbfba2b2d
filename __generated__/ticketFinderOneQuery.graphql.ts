/**
 * @generated SignedSource<<f5584de37359470f02e589e7cfbdba91>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ticketFinderOneQuery$variables = {
  id: string;
};
export type ticketFinderOneQuery$data = {
  readonly ticket: {
    readonly " $fragmentSpreads": FragmentRefs<"ticketPicker_record">;
  } | null | undefined;
};
export type ticketFinderOneQuery = {
  response: ticketFinderOneQuery$data;
  variables: ticketFinderOneQuery$variables;
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
    "name": "subject",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ticketFinderOneQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Ticket",
        "kind": "LinkedField",
        "name": "ticket",
        "plural": false,
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "ticketPicker_record",
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
    "name": "ticketFinderOneQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Ticket",
        "kind": "LinkedField",
        "name": "ticket",
        "plural": false,
        "selections": (v2/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "c035938e58f641f00022271f0a6c49e2",
    "id": null,
    "metadata": {},
    "name": "ticketFinderOneQuery",
    "operationKind": "query",
    "text": "query ticketFinderOneQuery(\n  $id: ID!\n) {\n  ticket(id: $id) {\n    ...ticketPicker_record\n    id\n  }\n}\n\nfragment ticketPicker_record on Ticket {\n  id\n  subject\n}\n"
  }
};
})();

(node as any).hash = "83e88125d0610833f609e81209726855";

export default node;
