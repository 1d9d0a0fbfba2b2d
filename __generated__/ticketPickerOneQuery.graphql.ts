/**
 * @generated SignedSource<<98b388392b7a59b00de12d5d1dd0f052>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ticketPickerOneQuery$variables = {
  id: string;
};
export type ticketPickerOneQuery$data = {
  readonly ticket: {
    readonly " $fragmentSpreads": FragmentRefs<"ticketPicker_record">;
  } | null | undefined;
};
export type ticketPickerOneQuery = {
  response: ticketPickerOneQuery$data;
  variables: ticketPickerOneQuery$variables;
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
    "name": "ticketPickerOneQuery",
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
    "name": "ticketPickerOneQuery",
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
    "cacheID": "62bb55e82351eeff2ec5e0affe29f285",
    "id": null,
    "metadata": {},
    "name": "ticketPickerOneQuery",
    "operationKind": "query",
    "text": "query ticketPickerOneQuery(\n  $id: ID!\n) {\n  ticket(id: $id) {\n    ...ticketPicker_record\n    id\n  }\n}\n\nfragment ticketPicker_record on Ticket {\n  id\n  subject\n}\n"
  }
};
})();

(node as any).hash = "a7e1c15cb5d2e87ed0facf96feaa8fe6";

export default node;
