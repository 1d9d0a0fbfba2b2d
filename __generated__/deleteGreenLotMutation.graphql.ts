/**
 * @generated SignedSource<<59b7700872bd794bd32def42b261b98a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type DeleteGreenLotInput = {
  clientMutationId?: string | null | undefined;
  id: string;
};
export type deleteGreenLotMutation$variables = {
  input: DeleteGreenLotInput;
};
export type deleteGreenLotMutation$data = {
  readonly deleteGreenLot: {
    readonly __typename: "DeleteGreenLotPayload";
  } | null | undefined;
};
export type deleteGreenLotMutation = {
  response: deleteGreenLotMutation$data;
  variables: deleteGreenLotMutation$variables;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "DeleteGreenLotPayload",
    "kind": "LinkedField",
    "name": "deleteGreenLot",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "__typename",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "deleteGreenLotMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "deleteGreenLotMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "979af860e32e1bc8947b41b318dbec0d",
    "id": null,
    "metadata": {},
    "name": "deleteGreenLotMutation",
    "operationKind": "mutation",
    "text": "mutation deleteGreenLotMutation(\n  $input: DeleteGreenLotInput!\n) {\n  deleteGreenLot(input: $input) {\n    __typename\n  }\n}\n"
  }
};
})();

(node as any).hash = "385b4d229b628c80f713e5685ac2cd03";

export default node;
