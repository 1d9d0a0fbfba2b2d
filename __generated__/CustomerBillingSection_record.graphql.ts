/**
 * @generated SignedSource<<6cbce8ec8c3e6bebdbed5a0d4d7054b7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs, Result } from "relay-runtime";
export type CustomerBillingSection_record$data = {
  readonly billingCity: Result<string | null | undefined, unknown>;
  readonly billingCountry: Result<string | null | undefined, unknown>;
  readonly billingPostalCode: Result<string | null | undefined, unknown>;
  readonly billingStreet: Result<string | null | undefined, unknown>;
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
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "billingStreet",
        "storageKey": null
      },
      "to": "RESULT"
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "billingPostalCode",
        "storageKey": null
      },
      "to": "RESULT"
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "billingCity",
        "storageKey": null
      },
      "to": "RESULT"
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "billingCountry",
        "storageKey": null
      },
      "to": "RESULT"
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "e36d8cc2359667166ac11ee63f41979f";

export default node;
