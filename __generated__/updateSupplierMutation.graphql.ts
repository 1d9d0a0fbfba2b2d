/**
 * @generated SignedSource<<221f22c27ee74b072ebdf777606e8eb5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SupplierKind = "COOPERATIVE" | "FARM" | "IMPORTER" | "WASHING_STATION" | "%future added value";
export type UpdateSupplierInput = {
  clientMutationId?: string | null | undefined;
  id: string;
  supplierPatch: SupplierPatch;
};
export type SupplierPatch = {
  altitudeMeters?: number | null | undefined;
  certifications?: ReadonlyArray<string | null | undefined> | null | undefined;
  country?: string | null | undefined;
  email?: string | null | undefined;
  isDirectTrade?: boolean | null | undefined;
  kind?: SupplierKind | null | undefined;
  name?: string | null | undefined;
  partnerSince?: string | null | undefined;
  phone?: string | null | undefined;
  picture?: string | null | undefined;
  rating?: number | null | undefined;
  region?: string | null | undefined;
  story?: string | null | undefined;
  website?: string | null | undefined;
};
export type updateSupplierMutation$variables = {
  input: UpdateSupplierInput;
};
export type updateSupplierMutation$data = {
  readonly updateSupplier: {
    readonly supplier: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"SupplierRecord_record">;
    } | null | undefined;
  } | null | undefined;
};
export type updateSupplierMutation = {
  response: updateSupplierMutation$data;
  variables: updateSupplierMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "updateSupplierMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateSupplierPayload",
        "kind": "LinkedField",
        "name": "updateSupplier",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Supplier",
            "kind": "LinkedField",
            "name": "supplier",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "SupplierRecord_record"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "updateSupplierMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateSupplierPayload",
        "kind": "LinkedField",
        "name": "updateSupplier",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Supplier",
            "kind": "LinkedField",
            "name": "supplier",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "name",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "picture",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "kind",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "country",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "region",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "email",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "phone",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "website",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "story",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "certifications",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "altitudeMeters",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "rating",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isDirectTrade",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "partnerSince",
                "storageKey": null
              },
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
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "63084117e489408bd7a32399f40d1e50",
    "id": null,
    "metadata": {},
    "name": "updateSupplierMutation",
    "operationKind": "mutation",
    "text": "mutation updateSupplierMutation(\n  $input: UpdateSupplierInput!\n) {\n  updateSupplier(input: $input) {\n    supplier {\n      id\n      ...SupplierRecord_record\n    }\n  }\n}\n\nfragment SupplierRecord_record on Supplier {\n  id\n  name\n  picture\n  kind\n  country\n  region\n  email\n  phone\n  website\n  story\n  certifications\n  altitudeMeters\n  rating\n  isDirectTrade\n  partnerSince\n  createdAt\n  updatedAt\n}\n"
  }
};
})();

(node as any).hash = "2c19d1e21d4e5f0d2cf678c7553c2255";

export default node;
