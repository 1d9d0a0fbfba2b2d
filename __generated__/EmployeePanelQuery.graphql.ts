/**
 * @generated SignedSource<<fa3576fa4861f430a239259b3f097820>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type EmployeePanelQuery$variables = Record<PropertyKey, never>;
export type EmployeePanelQuery$data = {
  readonly employees: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly " $fragmentSpreads": FragmentRefs<"EmployeeTable_rows">;
      } | null | undefined;
    } | null | undefined>;
  } | null | undefined;
};
export type EmployeePanelQuery = {
  response: EmployeePanelQuery$data;
  variables: EmployeePanelQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 5
  },
  {
    "kind": "Literal",
    "name": "orderBy",
    "value": [
      "HIRED_ON_DESC"
    ]
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "EmployeePanelQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "EmployeeConnection",
        "kind": "LinkedField",
        "name": "employees",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "EmployeeEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Employee",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  {
                    "args": [
                      {
                        "kind": "Literal",
                        "name": "withDepartment",
                        "value": false
                      },
                      {
                        "kind": "Literal",
                        "name": "withEmail",
                        "value": false
                      },
                      {
                        "kind": "Literal",
                        "name": "withJobTitle",
                        "value": false
                      },
                      {
                        "kind": "Literal",
                        "name": "withManager",
                        "value": false
                      },
                      {
                        "kind": "Literal",
                        "name": "withPhoto",
                        "value": false
                      }
                    ],
                    "kind": "FragmentSpread",
                    "name": "EmployeeTable_rows"
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "employees(first:5,orderBy:[\"HIRED_ON_DESC\"])"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "EmployeePanelQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "EmployeeConnection",
        "kind": "LinkedField",
        "name": "employees",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "EmployeeEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Employee",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
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
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "hiredOn",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "employees(first:5,orderBy:[\"HIRED_ON_DESC\"])"
      }
    ]
  },
  "params": {
    "cacheID": "39ed0c7f3306ba79916ab25f452a862c",
    "id": null,
    "metadata": {},
    "name": "EmployeePanelQuery",
    "operationKind": "query",
    "text": "query EmployeePanelQuery {\n  employees(first: 5, orderBy: [HIRED_ON_DESC]) {\n    edges {\n      node {\n        ...EmployeeTable_rows_3Y0Dhf\n        id\n      }\n    }\n  }\n}\n\nfragment EmployeeTable_rows_3Y0Dhf on Employee {\n  id\n  fullName\n  hiredOn\n}\n"
  }
};
})();

(node as any).hash = "08051cdd7c61ec90efdc9fd8d55a039c";

export default node;
