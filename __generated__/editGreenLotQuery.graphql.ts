/**
 * @generated SignedSource<<01f270acaaca9731d160bc3903265127>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs, Result } from "relay-runtime";
export type Currency = "CHF" | "DKK" | "EUR" | "GBP" | "PLN" | "SEK" | "USD" | "%future added value";
export type LotStatus = "AFLOAT" | "CONTRACTED" | "IN_STOCK" | "REJECTED" | "USED_UP" | "%future added value";
export type ProcessingMethod = "ANAEROBIC" | "DECAFFEINATED" | "HONEY" | "NATURAL" | "WASHED" | "WET_HULLED" | "%future added value";
export type editGreenLotQuery$variables = {
  id: string;
};
export type editGreenLotQuery$data = {
  readonly greenLot: Result<{
    readonly analysis: Result<unknown | null | undefined, unknown>;
    readonly arrivedOn: Result<string | null | undefined, unknown>;
    readonly bagWeightKg: string | number;
    readonly bags: number;
    readonly code: string;
    readonly cupScore: Result<string | number | null | undefined, unknown>;
    readonly currency: Result<Currency | null | undefined, unknown>;
    readonly harvestedOn: Result<string | null | undefined, unknown>;
    readonly id: string;
    readonly pricePerKg: Result<string | number | null | undefined, unknown>;
    readonly process: ProcessingMethod;
    readonly status: LotStatus;
    readonly supplier: Result<{
      readonly " $fragmentSpreads": FragmentRefs<"supplierPicker_record">;
    } | null | undefined, unknown>;
    readonly tastingNotes: ReadonlyArray<string | null | undefined>;
    readonly updatedAt: string;
    readonly varieties: ReadonlyArray<string | null | undefined>;
  } | null | undefined, unknown>;
};
export type editGreenLotQuery = {
  response: editGreenLotQuery$data;
  variables: editGreenLotQuery$variables;
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
  "name": "code",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "process",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "varieties",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "harvestedOn",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "arrivedOn",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "bags",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "bagWeightKg",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pricePerKg",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "currency",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "cupScore",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "tastingNotes",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "analysis",
  "storageKey": null
},
v16 = [
  (v2/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
    "storageKey": null
  }
],
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
    "name": "editGreenLotQuery",
    "selections": [
      {
        "kind": "CatchField",
        "field": {
          "alias": null,
          "args": (v1/*:: as any*/),
          "concreteType": "GreenLot",
          "kind": "LinkedField",
          "name": "greenLot",
          "plural": false,
          "selections": [
            (v2/*:: as any*/),
            (v3/*:: as any*/),
            (v4/*:: as any*/),
            (v5/*:: as any*/),
            (v6/*:: as any*/),
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
            (v9/*:: as any*/),
            (v10/*:: as any*/),
            {
              "kind": "CatchField",
              "field": (v11/*:: as any*/),
              "to": "RESULT"
            },
            {
              "kind": "CatchField",
              "field": (v12/*:: as any*/),
              "to": "RESULT"
            },
            {
              "kind": "CatchField",
              "field": (v13/*:: as any*/),
              "to": "RESULT"
            },
            (v14/*:: as any*/),
            {
              "kind": "CatchField",
              "field": (v15/*:: as any*/),
              "to": "RESULT"
            },
            {
              "kind": "CatchField",
              "field": {
                "alias": null,
                "args": null,
                "concreteType": "Supplier",
                "kind": "LinkedField",
                "name": "supplier",
                "plural": false,
                "selections": [
                  {
                    "kind": "InlineDataFragmentSpread",
                    "name": "supplierPicker_record",
                    "selections": (v16/*:: as any*/),
                    "args": null,
                    "argumentDefinitions": []
                  }
                ],
                "storageKey": null
              },
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
    "name": "editGreenLotQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "GreenLot",
        "kind": "LinkedField",
        "name": "greenLot",
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
          {
            "alias": null,
            "args": null,
            "concreteType": "Supplier",
            "kind": "LinkedField",
            "name": "supplier",
            "plural": false,
            "selections": (v16/*:: as any*/),
            "storageKey": null
          },
          (v17/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "251be386ff7452256f616cda8177b86e",
    "id": null,
    "metadata": {},
    "name": "editGreenLotQuery",
    "operationKind": "query",
    "text": "query editGreenLotQuery(\n  $id: ID!\n) {\n  greenLot(id: $id) {\n    id\n    code\n    status\n    process\n    varieties\n    harvestedOn\n    arrivedOn\n    bags\n    bagWeightKg\n    pricePerKg\n    currency\n    cupScore\n    tastingNotes\n    analysis\n    supplier {\n      ...supplierPicker_record\n      id\n    }\n    updatedAt\n  }\n}\n\nfragment supplierPicker_record on Supplier {\n  id\n  name\n}\n"
  }
};
})();

(node as any).hash = "53a260c02a28e6aa5c3f7ff1ae2a9907";

export default node;
