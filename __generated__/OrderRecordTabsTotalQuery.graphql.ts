/**
 * @generated SignedSource<<e132945da9ca04ed68d5dde1f11dac38>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type OrderRecordTabsTotalQuery$variables = {
  id: string;
};
export type OrderRecordTabsTotalQuery$data = {
  readonly order: {
    readonly events: {
      readonly totalCount: number;
    } | null | undefined;
    readonly lines: {
      readonly totalCount: number;
    } | null | undefined;
    readonly shipments: {
      readonly totalCount: number;
    } | null | undefined;
    readonly tickets: {
      readonly totalCount: number;
    } | null | undefined;
  } | null | undefined;
};
export type OrderRecordTabsTotalQuery = {
  response: OrderRecordTabsTotalQuery$data;
  variables: OrderRecordTabsTotalQuery$variables;
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
    "kind": "Literal",
    "name": "first",
    "value": 1
  }
],
v3 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "totalCount",
    "storageKey": null
  }
],
v4 = {
  "alias": null,
  "args": (v2/*:: as any*/),
  "concreteType": "OrderLineConnection",
  "kind": "LinkedField",
  "name": "lines",
  "plural": false,
  "selections": (v3/*:: as any*/),
  "storageKey": "lines(first:1)"
},
v5 = {
  "alias": null,
  "args": (v2/*:: as any*/),
  "concreteType": "ShipmentConnection",
  "kind": "LinkedField",
  "name": "shipments",
  "plural": false,
  "selections": (v3/*:: as any*/),
  "storageKey": "shipments(first:1)"
},
v6 = {
  "alias": null,
  "args": (v2/*:: as any*/),
  "concreteType": "TicketConnection",
  "kind": "LinkedField",
  "name": "tickets",
  "plural": false,
  "selections": (v3/*:: as any*/),
  "storageKey": "tickets(first:1)"
},
v7 = {
  "alias": null,
  "args": (v2/*:: as any*/),
  "concreteType": "OrderEventConnection",
  "kind": "LinkedField",
  "name": "events",
  "plural": false,
  "selections": (v3/*:: as any*/),
  "storageKey": "events(first:1)"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "OrderRecordTabsTotalQuery",
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
            "kind": "CatchField",
            "field": (v4/*:: as any*/),
            "to": "NULL"
          },
          {
            "kind": "CatchField",
            "field": (v5/*:: as any*/),
            "to": "NULL"
          },
          {
            "kind": "CatchField",
            "field": (v6/*:: as any*/),
            "to": "NULL"
          },
          {
            "kind": "CatchField",
            "field": (v7/*:: as any*/),
            "to": "NULL"
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
    "name": "OrderRecordTabsTotalQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Order",
        "kind": "LinkedField",
        "name": "order",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "1d75170fa1139866a97c7454c78b0df8",
    "id": null,
    "metadata": {},
    "name": "OrderRecordTabsTotalQuery",
    "operationKind": "query",
    "text": "query OrderRecordTabsTotalQuery(\n  $id: ID!\n) {\n  order(id: $id) {\n    lines(first: 1) {\n      totalCount\n    }\n    shipments(first: 1) {\n      totalCount\n    }\n    tickets(first: 1) {\n      totalCount\n    }\n    events(first: 1) {\n      totalCount\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "c3847f90d1abf55d8965e6fee8737451";

export default node;
