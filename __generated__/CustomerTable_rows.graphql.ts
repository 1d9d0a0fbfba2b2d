/**
 * @generated SignedSource<<8d4f35db8f89fe97461adc2677f20962>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Currency = "CHF" | "DKK" | "EUR" | "GBP" | "PLN" | "SEK" | "USD" | "%future added value";
export type CustomerKind = "CAFE" | "DISTRIBUTOR" | "GROCER" | "HOTEL" | "OFFICE" | "RESTAURANT" | "%future added value";
export type CustomerStatus = "ACTIVE" | "CLOSED" | "LEAD" | "ON_HOLD" | "%future added value";
import { FragmentRefs, Result } from "relay-runtime";
export type CustomerTable_rows$data = ReadonlyArray<{
  readonly accountManager?: Result<{
    readonly fullName: string;
    readonly id: string;
  } | null | undefined, unknown>;
  readonly billingCity?: string;
  readonly billingCountry?: string;
  readonly billingPostalCode?: string;
  readonly billingStreet?: string;
  readonly createdAt?: string;
  readonly creditLimit?: string | number;
  readonly currency?: Currency;
  readonly customerSince?: Result<string | null | undefined, unknown>;
  readonly discountPercent?: string | number;
  readonly email?: string;
  readonly fullAddress?: string;
  readonly id: string;
  readonly kind?: CustomerKind;
  readonly mergedInto?: Result<{
    readonly id: string;
    readonly name: string;
  } | null | undefined, unknown>;
  readonly name: string;
  readonly newsletter?: boolean;
  readonly notes?: Result<string | null | undefined, unknown>;
  readonly openAmount?: string | number;
  readonly paymentTermsDays?: number;
  readonly phone?: Result<string | null | undefined, unknown>;
  readonly status?: CustomerStatus;
  readonly updatedAt?: string;
  readonly vatNumber?: Result<string | null | undefined, unknown>;
  readonly website?: Result<string | null | undefined, unknown>;
  readonly " $fragmentType": "CustomerTable_rows";
}>;
export type CustomerTable_rows$key = ReadonlyArray<{
  readonly " $data"?: CustomerTable_rows$data;
  readonly " $fragmentSpreads": FragmentRefs<"CustomerTable_rows">;
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
  "name": "name",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "currency",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": true,
      "kind": "LocalArgument",
      "name": "withAccountManager"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "withBillingCity"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "withBillingCountry"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "withBillingPostalCode"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "withBillingStreet"
    },
    {
      "defaultValue": true,
      "kind": "LocalArgument",
      "name": "withCreatedAt"
    },
    {
      "defaultValue": true,
      "kind": "LocalArgument",
      "name": "withCreditLimit"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "withCustomerSince"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "withDiscountPercent"
    },
    {
      "defaultValue": true,
      "kind": "LocalArgument",
      "name": "withEmail"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "withFullAddress"
    },
    {
      "defaultValue": true,
      "kind": "LocalArgument",
      "name": "withKind"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "withMergedInto"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "withNewsletter"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "withNotes"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "withOpenAmount"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "withPaymentTermsDays"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "withPhone"
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
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "withVatNumber"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "withWebsite"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "CustomerTable_rows",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
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
      "condition": "withAccountManager",
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
            "name": "accountManager",
            "plural": false,
            "selections": [
              (v0/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "fullName",
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
      "condition": "withKind",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        }
      ]
    },
    {
      "condition": "withEmail",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "email",
          "storageKey": null
        }
      ]
    },
    {
      "condition": "withCreditLimit",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "creditLimit",
          "storageKey": null
        },
        (v2/*:: as any*/)
      ]
    },
    {
      "condition": "withCreatedAt",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "createdAt",
          "storageKey": null
        }
      ]
    },
    {
      "condition": "withMergedInto",
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
            "name": "mergedInto",
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
      "condition": "withPhone",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "kind": "CatchField",
          "field": {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "phone",
            "storageKey": null
          },
          "to": "RESULT"
        }
      ]
    },
    {
      "condition": "withWebsite",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "kind": "CatchField",
          "field": {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "website",
            "storageKey": null
          },
          "to": "RESULT"
        }
      ]
    },
    {
      "condition": "withVatNumber",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "kind": "CatchField",
          "field": {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "vatNumber",
            "storageKey": null
          },
          "to": "RESULT"
        }
      ]
    },
    {
      "condition": "withBillingStreet",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "billingStreet",
          "storageKey": null
        }
      ]
    },
    {
      "condition": "withBillingPostalCode",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "billingPostalCode",
          "storageKey": null
        }
      ]
    },
    {
      "condition": "withBillingCity",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "billingCity",
          "storageKey": null
        }
      ]
    },
    {
      "condition": "withBillingCountry",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "billingCountry",
          "storageKey": null
        }
      ]
    },
    {
      "condition": "withDiscountPercent",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "discountPercent",
          "storageKey": null
        }
      ]
    },
    {
      "condition": "withPaymentTermsDays",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "paymentTermsDays",
          "storageKey": null
        }
      ]
    },
    {
      "condition": "withNewsletter",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "newsletter",
          "storageKey": null
        }
      ]
    },
    {
      "condition": "withNotes",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "kind": "CatchField",
          "field": {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "notes",
            "storageKey": null
          },
          "to": "RESULT"
        }
      ]
    },
    {
      "condition": "withCustomerSince",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "kind": "CatchField",
          "field": {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "customerSince",
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
    },
    {
      "condition": "withFullAddress",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fullAddress",
          "storageKey": null
        }
      ]
    },
    {
      "condition": "withOpenAmount",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "openAmount",
          "storageKey": null
        },
        (v2/*:: as any*/)
      ]
    }
  ],
  "type": "Customer",
  "abstractKey": null
};
})();

(node as any).hash = "0dde7aa223ffa91a1d0024b0a2d7fc6f";

export default node;
