/**
 * @generated SignedSource<<52cefd0748f58111072792b368c89d33>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs, Result } from "relay-runtime";
export type SeatQuery$variables = Record<PropertyKey, never>;
export type SeatQuery$data = {
  readonly seats: Result<ReadonlyArray<{
    readonly hall: string;
    readonly number: number;
    readonly " $fragmentSpreads": FragmentRefs<"Seat_record">;
  } | null | undefined> | null | undefined, unknown>;
};
export type SeatQuery = {
  response: SeatQuery$data;
  variables: SeatQuery$variables;
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
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "SeatQuery",
    "selections": [
      {
        "kind": "CatchField",
        "field": {
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
              "args": null,
              "kind": "FragmentSpread",
              "name": "Seat_record"
            }
          ],
          "storageKey": null
        },
        "to": "RESULT"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "SeatQuery",
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
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "holder",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "eb591be4d6cd128af03400fd7a2ad107",
    "id": null,
    "metadata": {},
    "name": "SeatQuery",
    "operationKind": "query",
    "text": "query SeatQuery {\n  seats {\n    hall\n    number\n    ...Seat_record\n  }\n}\n\nfragment Seat_record on Seat {\n  hall\n  number\n  holder\n}\n"
  }
};
})();

(node as any).hash = "8295ae8fd28e811766b594cfe79d90c9";

export default node;
