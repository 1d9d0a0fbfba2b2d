/**
 * @generated SignedSource<<3627c37ba96ff35d329187b95b87fd86>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type TicketActions_record$data = {
  readonly id: string;
  readonly subject: string;
  readonly " $fragmentType": "TicketActions_record";
};
export type TicketActions_record$key = {
  readonly " $data"?: TicketActions_record$data;
  readonly " $fragmentSpreads": FragmentRefs<"TicketActions_record">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TicketActions_record",
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
    }
  ],
  "type": "Ticket",
  "abstractKey": null
};

(node as any).hash = "1ff2e7af1fd2a6ef62a9d427103deb48";

export default node;
