/**
 * @generated SignedSource<<87a3615ebd99585951c860af62d4cfb6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs, Result } from "relay-runtime";
export type editRoastBatchQuery$variables = {
  id: string;
};
export type editRoastBatchQuery$data = {
  readonly roastBatch: Result<{
    readonly chargeWeightKg: string | number;
    readonly cupScore: Result<string | number | null | undefined, unknown>;
    readonly durationSeconds: number;
    readonly greenLot: Result<{
      readonly " $fragmentSpreads": FragmentRefs<"greenLotPicker_record">;
    } | null | undefined, unknown>;
    readonly id: string;
    readonly machine: string;
    readonly notes: Result<string | null | undefined, unknown>;
    readonly number: string;
    readonly passed: Result<boolean | null | undefined, unknown>;
    readonly product: Result<{
      readonly " $fragmentSpreads": FragmentRefs<"productPicker_record">;
    } | null | undefined, unknown>;
    readonly profile: unknown;
    readonly roastedAt: string;
    readonly roaster: Result<{
      readonly " $fragmentSpreads": FragmentRefs<"employeePicker_record">;
    } | null | undefined, unknown>;
    readonly updatedAt: string;
    readonly yieldWeightKg: string | number;
  } | null | undefined, unknown>;
};
export type editRoastBatchQuery = {
  response: editRoastBatchQuery$data;
  variables: editRoastBatchQuery$variables;
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
  "name": "number",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "machine",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "roastedAt",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "chargeWeightKg",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "yieldWeightKg",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "durationSeconds",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "profile",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "cupScore",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "passed",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "notes",
  "storageKey": null
},
v13 = [
  (v2/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "code",
    "storageKey": null
  }
],
v14 = [
  (v2/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
    "storageKey": null
  }
],
v15 = [
  (v2/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "fullName",
    "storageKey": null
  }
],
v16 = {
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
    "name": "editRoastBatchQuery",
    "selections": [
      {
        "kind": "CatchField",
        "field": {
          "alias": null,
          "args": (v1/*:: as any*/),
          "concreteType": "RoastBatch",
          "kind": "LinkedField",
          "name": "roastBatch",
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
            {
              "kind": "CatchField",
              "field": (v12/*:: as any*/),
              "to": "RESULT"
            },
            {
              "kind": "CatchField",
              "field": {
                "alias": null,
                "args": null,
                "concreteType": "GreenLot",
                "kind": "LinkedField",
                "name": "greenLot",
                "plural": false,
                "selections": [
                  {
                    "kind": "InlineDataFragmentSpread",
                    "name": "greenLotPicker_record",
                    "selections": (v13/*:: as any*/),
                    "args": null,
                    "argumentDefinitions": []
                  }
                ],
                "storageKey": null
              },
              "to": "RESULT"
            },
            {
              "kind": "CatchField",
              "field": {
                "alias": null,
                "args": null,
                "concreteType": "Product",
                "kind": "LinkedField",
                "name": "product",
                "plural": false,
                "selections": [
                  {
                    "kind": "InlineDataFragmentSpread",
                    "name": "productPicker_record",
                    "selections": (v14/*:: as any*/),
                    "args": null,
                    "argumentDefinitions": []
                  }
                ],
                "storageKey": null
              },
              "to": "RESULT"
            },
            {
              "kind": "CatchField",
              "field": {
                "alias": null,
                "args": null,
                "concreteType": "Employee",
                "kind": "LinkedField",
                "name": "roaster",
                "plural": false,
                "selections": [
                  {
                    "kind": "InlineDataFragmentSpread",
                    "name": "employeePicker_record",
                    "selections": (v15/*:: as any*/),
                    "args": null,
                    "argumentDefinitions": []
                  }
                ],
                "storageKey": null
              },
              "to": "RESULT"
            },
            (v16/*:: as any*/)
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
    "name": "editRoastBatchQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "RoastBatch",
        "kind": "LinkedField",
        "name": "roastBatch",
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
          {
            "alias": null,
            "args": null,
            "concreteType": "GreenLot",
            "kind": "LinkedField",
            "name": "greenLot",
            "plural": false,
            "selections": (v13/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Product",
            "kind": "LinkedField",
            "name": "product",
            "plural": false,
            "selections": (v14/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Employee",
            "kind": "LinkedField",
            "name": "roaster",
            "plural": false,
            "selections": (v15/*:: as any*/),
            "storageKey": null
          },
          (v16/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "9699963fa21957399228e4150f95a55f",
    "id": null,
    "metadata": {},
    "name": "editRoastBatchQuery",
    "operationKind": "query",
    "text": "query editRoastBatchQuery(\n  $id: ID!\n) {\n  roastBatch(id: $id) {\n    id\n    number\n    machine\n    roastedAt\n    chargeWeightKg\n    yieldWeightKg\n    durationSeconds\n    profile\n    cupScore\n    passed\n    notes\n    greenLot {\n      ...greenLotPicker_record\n      id\n    }\n    product {\n      ...productPicker_record\n      id\n    }\n    roaster {\n      ...employeePicker_record\n      id\n    }\n    updatedAt\n  }\n}\n\nfragment employeePicker_record on Employee {\n  id\n  fullName\n}\n\nfragment greenLotPicker_record on GreenLot {\n  id\n  code\n}\n\nfragment productPicker_record on Product {\n  id\n  name\n}\n"
  }
};
})();

(node as any).hash = "2dfd35d647c6199966e28c92923d88c0";

export default node;
