/**
 * @generated SignedSource<<7c399dc61108b764525acfcb0413a2f1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CustomerBillingSection_record$data = {
  readonly billingCity: string;
  readonly billingCountry: string;
  readonly billingPostalCode: string;
  readonly billingStreet: string;
  readonly " $fragmentType": "CustomerBillingSection_record";
};
export type CustomerBillingSection_record$key = {
  readonly " $data"?: CustomerBillingSection_record$data;
  readonly " $fragmentSpreads": FragmentRefs<"CustomerBillingSection_record">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CustomerBillingSection_record",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "billingStreet",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "billingPostalCode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "billingCity",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "billingCountry",
      "storageKey": null
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "615326bcf0e67cc267d5bc856611e75d";

export default node;
