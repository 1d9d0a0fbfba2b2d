/**
 * @generated SignedSource<<8b57f20a0f5997f0280df28ba036d14d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type EmployeeSideSection_record$data = {
  readonly createdAt: string;
  readonly id: string;
  readonly updatedAt: string;
  readonly " $fragmentType": "EmployeeSideSection_record";
};
export type EmployeeSideSection_record$key = {
  readonly " $data"?: EmployeeSideSection_record$data;
  readonly " $fragmentSpreads": FragmentRefs<"EmployeeSideSection_record">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EmployeeSideSection_record",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "updatedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    }
  ],
  "type": "Employee",
  "abstractKey": null
};

(node as any).hash = "31c08b6676ce12cc33c4a6282980fde7";

export default node;
