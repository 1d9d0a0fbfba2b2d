/**
 * @generated SignedSource<<01a082895cc24b497d41257f6aa22485>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { Result } from "relay-runtime";
export type SeatVisitsQuery$variables = Record<PropertyKey, never>;
export type SeatVisitsQuery$data = {
  readonly seats: ReadonlyArray<{
    readonly hall: string;
    readonly number: number;
    readonly visits: Result<ReadonlyArray<{
      readonly day: string;
    }> | null | undefined, unknown>;
  } | null | undefined> | null | undefined;
};
export type SeatVisitsQuery = {
  response: SeatVisitsQuery$data;
  variables: SeatVisitsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "hall",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "Visit",
  "kind": "LinkedField",
  "name": "visits",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "day",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "SeatVisitsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Seat",
        "kind": "LinkedField",
        "name": "seats",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          {
            "kind": "CatchField",
            "field": (v2/*:: as any*/),
            "to": "RESULT"
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
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "SeatVisitsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Seat",
        "kind": "LinkedField",
        "name": "seats",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "c1e27368645b56d2f49d08f9d28c0646",
    "id": null,
    "metadata": {},
    "name": "SeatVisitsQuery",
    "operationKind": "query",
    "text": "query SeatVisitsQuery {\n  seats {\n    hall\n    number\n    visits {\n      day\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "cd88c419075605f42618bbafb36184f1";

export default node;
