/**
 * @generated SignedSource<<117c8ec589892d51af5463db6db2e98b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type EmployeeActions_record$data = {
  readonly fullName: string;
  readonly id: string;
  readonly " $fragmentType": "EmployeeActions_record";
};
export type EmployeeActions_record$key = {
  readonly " $data"?: EmployeeActions_record$data;
  readonly " $fragmentSpreads": FragmentRefs<"EmployeeActions_record">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EmployeeActions_record",
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
      "name": "fullName",
      "storageKey": null
    }
  ],
  "type": "Employee",
  "abstractKey": null
};

(node as any).hash = "310286fcd712efc1429fe21f03c10ca6";

export default node;
