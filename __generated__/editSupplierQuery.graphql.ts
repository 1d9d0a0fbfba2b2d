/**
 * @generated SignedSource<<6b0ae48b0779b56de4cef8568656655a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { Result } from "relay-runtime";
export type SupplierKind = "COOPERATIVE" | "FARM" | "IMPORTER" | "WASHING_STATION" | "%future added value";
export type editSupplierQuery$variables = {
  id: string;
};
export type editSupplierQuery$data = {
  readonly supplier: Result<{
    readonly altitudeMeters: Result<number | null | undefined, unknown>;
    readonly certifications: ReadonlyArray<string | null | undefined>;
    readonly country: string;
    readonly email: Result<string | null | undefined, unknown>;
    readonly id: string;
    readonly isDirectTrade: boolean;
    readonly kind: SupplierKind;
    readonly name: string;
    readonly partnerSince: Result<string | null | undefined, unknown>;
    readonly phone: Result<string | null | undefined, unknown>;
    readonly picture: Result<string | null | undefined, unknown>;
    readonly rating: Result<number | null | undefined, unknown>;
    readonly region: Result<string | null | undefined, unknown>;
    readonly story: Result<string | null | undefined, unknown>;
    readonly updatedAt: string;
    readonly website: Result<string | null | undefined, unknown>;
  } | null | undefined, unknown>;
};
export type editSupplierQuery = {
  response: editSupplierQuery$data;
  variables: editSupplierQuery$variables;
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
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "country",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "region",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "picture",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "email",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "phone",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "website",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "story",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "certifications",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "altitudeMeters",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "rating",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isDirectTrade",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "partnerSince",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "updatedAt",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "editSupplierQuery",
    "selections": [
      {
        "kind": "CatchField",
        "field": {
          "alias": null,
          "args": (v1/*:: as any*/),
          "concreteType": "Supplier",
          "kind": "LinkedField",
          "name": "supplier",
          "plural": false,
          "selections": [
            (v2/*:: as any*/),
            (v3/*:: as any*/),
            (v4/*:: as any*/),
            (v5/*:: as any*/),
            {
              "kind": "CatchField",
              "field": (v6/*:: as any*/),
              "to": "RESULT"
            },
            {
              "kind": "CatchField",
              "field": (v7/*:: as any*/),
              "to": "RESULT"
            },
            {
              "kind": "CatchField",
              "field": (v8/*:: as any*/),
              "to": "RESULT"
            },
            {
              "kind": "CatchField",
              "field": (v9/*:: as any*/),
              "to": "RESULT"
            },
            {
              "kind": "CatchField",
              "field": (v10/*:: as any*/),
              "to": "RESULT"
            },
            {
              "kind": "CatchField",
              "field": (v11/*:: as any*/),
              "to": "RESULT"
            },
            (v12/*:: as any*/),
            {
              "kind": "CatchField",
              "field": (v13/*:: as any*/),
              "to": "RESULT"
            },
            {
              "kind": "CatchField",
              "field": (v14/*:: as any*/),
              "to": "RESULT"
            },
            (v15/*:: as any*/),
            {
              "kind": "CatchField",
              "field": (v16/*:: as any*/),
              "to": "RESULT"
            },
            (v17/*:: as any*/)
          ],
          "storageKey": null
        },
        "to": "RESULT"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "editSupplierQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Supplier",
        "kind": "LinkedField",
        "name": "supplier",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          (v10/*:: as any*/),
          (v11/*:: as any*/),
          (v12/*:: as any*/),
          (v13/*:: as any*/),
          (v14/*:: as any*/),
          (v15/*:: as any*/),
          (v16/*:: as any*/),
          (v17/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "84ec841b97a49d1280ef4bf01eb56d48",
    "id": null,
    "metadata": {},
    "name": "editSupplierQuery",
    "operationKind": "query",
    "text": "query editSupplierQuery(\n  $id: ID!\n) {\n  supplier(id: $id) {\n    id\n    name\n    kind\n    country\n    region\n    picture\n    email\n    phone\n    website\n    story\n    certifications\n    altitudeMeters\n    rating\n    isDirectTrade\n    partnerSince\n    updatedAt\n  }\n}\n"
  }
};
})();

(node as any).hash = "eddfe33de79793f2671550d40d71b849";

export default node;
