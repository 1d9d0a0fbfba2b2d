/**
 * @generated SignedSource<<95836decc33fe95e95e44e5d388db627>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type TicketPriority = "HIGH" | "LOW" | "NORMAL" | "URGENT" | "%future added value";
export type TicketStatus = "CLOSED" | "OPEN" | "RESOLVED" | "WAITING" | "%future added value";
import { FragmentRefs, Result } from "relay-runtime";
export type TicketTable_rows$data = ReadonlyArray<{
  readonly assignee?: Result<{
    readonly fullName: string;
    readonly id: string;
  } | null | undefined, unknown>;
  readonly body?: string;
  readonly contact?: Result<{
    readonly fullName: string;
    readonly id: string;
  } | null | undefined, unknown>;
  readonly customer?: Result<{
    readonly id: string;
    readonly name: string;
  } | null | undefined, unknown>;
  readonly id: string;
  readonly number?: string;
  readonly openedAt?: string;
  readonly order?: Result<{
    readonly id: string;
    readonly number: string;
  } | null | undefined, unknown>;
  readonly priority?: TicketPriority;
  readonly resolvedAt?: Result<string | null | undefined, unknown>;
  readonly satisfaction?: Result<number | null | undefined, unknown>;
  readonly status?: TicketStatus;
  readonly subject: string;
  readonly updatedAt?: string;
  readonly " $fragmentType": "TicketTable_rows";
}>;
export type TicketTable_rows$key = ReadonlyArray<{
  readonly " $data"?: TicketTable_rows$data;
  readonly " $fragmentSpreads": FragmentRefs<"TicketTable_rows">;
}>;

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v2 = [
  (v0/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "fullName",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "withAssignee"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "withBody"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "withContact"
    },
    {
      "defaultValue": true,
      "kind": "LocalArgument",
      "name": "withCustomer"
    },
    {
      "defaultValue": true,
      "kind": "LocalArgument",
      "name": "withNumber"
    },
    {
      "defaultValue": true,
      "kind": "LocalArgument",
      "name": "withOpenedAt"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "withOrder"
    },
    {
      "defaultValue": true,
      "kind": "LocalArgument",
      "name": "withPriority"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "withResolvedAt"
    },
    {
      "defaultValue": true,
      "kind": "LocalArgument",
      "name": "withSatisfaction"
    },
    {
      "defaultValue": true,
      "kind": "LocalArgument",
      "name": "withStatus"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "withUpdatedAt"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "TicketTable_rows",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "subject",
      "storageKey": null
    },
    {
      "condition": "withStatus",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "status",
          "storageKey": null
        }
      ]
    },
    {
      "condition": "withCustomer",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "kind": "CatchField",
          "field": {
            "alias": null,
            "args": null,
            "concreteType": "Customer",
            "kind": "LinkedField",
            "name": "customer",
            "plural": false,
            "selections": [
              (v0/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "name",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          "to": "RESULT"
        }
      ]
    },
    {
      "condition": "withNumber",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        (v1/*:: as any*/)
      ]
    },
    {
      "condition": "withPriority",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "priority",
          "storageKey": null
        }
      ]
    },
    {
      "condition": "withSatisfaction",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "kind": "CatchField",
          "field": {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "satisfaction",
            "storageKey": null
          },
          "to": "RESULT"
        }
      ]
    },
    {
      "condition": "withOpenedAt",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "openedAt",
          "storageKey": null
        }
      ]
    },
    {
      "condition": "withAssignee",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "kind": "CatchField",
          "field": {
            "alias": null,
            "args": null,
            "concreteType": "Employee",
            "kind": "LinkedField",
            "name": "assignee",
            "plural": false,
            "selections": (v2/*:: as any*/),
            "storageKey": null
          },
          "to": "RESULT"
        }
      ]
    },
    {
      "condition": "withContact",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "kind": "CatchField",
          "field": {
            "alias": null,
            "args": null,
            "concreteType": "Contact",
            "kind": "LinkedField",
            "name": "contact",
            "plural": false,
            "selections": (v2/*:: as any*/),
            "storageKey": null
          },
          "to": "RESULT"
        }
      ]
    },
    {
      "condition": "withOrder",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "kind": "CatchField",
          "field": {
            "alias": null,
            "args": null,
            "concreteType": "Order",
            "kind": "LinkedField",
            "name": "order",
            "plural": false,
            "selections": [
              (v0/*:: as any*/),
              (v1/*:: as any*/)
            ],
            "storageKey": null
          },
          "to": "RESULT"
        }
      ]
    },
    {
      "condition": "withBody",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "body",
          "storageKey": null
        }
      ]
    },
    {
      "condition": "withResolvedAt",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "kind": "CatchField",
          "field": {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "resolvedAt",
            "storageKey": null
          },
          "to": "RESULT"
        }
      ]
    },
    {
      "condition": "withUpdatedAt",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "updatedAt",
          "storageKey": null
        }
      ]
    }
  ],
  "type": "Ticket",
  "abstractKey": null
};
})();

(node as any).hash = "ea55a1b062e8a2b3af82fda12257edf6";

export default node;
