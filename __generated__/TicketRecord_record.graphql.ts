/**
 * @generated SignedSource<<822bcfb090645705f3cd767436168bd9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type TicketPriority = "HIGH" | "LOW" | "NORMAL" | "URGENT" | "%future added value";
export type TicketStatus = "CLOSED" | "OPEN" | "RESOLVED" | "WAITING" | "%future added value";
import { FragmentRefs, Result } from "relay-runtime";
export type TicketRecord_record$data = {
  readonly body: string;
  readonly id: string;
  readonly labels: ReadonlyArray<string | null | undefined>;
  readonly number: string;
  readonly priority: TicketPriority;
  readonly satisfaction: Result<number | null | undefined, unknown>;
  readonly status: TicketStatus;
  readonly subject: string;
  readonly " $fragmentSpreads": FragmentRefs<"TicketSideSection_record">;
  readonly " $fragmentType": "TicketRecord_record";
};
export type TicketRecord_record$key = {
  readonly " $data"?: TicketRecord_record$data;
  readonly " $fragmentSpreads": FragmentRefs<"TicketRecord_record">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TicketRecord_record",
  "selections": [
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "priority",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "labels",
      "storageKey": null
    },
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "body",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TicketSideSection_record"
    }
  ],
  "type": "Ticket",
  "abstractKey": null
};

(node as any).hash = "60f0cc4567921e47ac7300652b2f2d53";

export default node;
