/**
 * @generated SignedSource<<03f4110fd92c44ee770377eded912082>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type SendPaymentRemindersInput = {
  clientMutationId?: string | null | undefined;
  daysOverdue?: number | null | undefined;
};
export type SendPaymentRemindersToolMutation$variables = {
  input: SendPaymentRemindersInput;
};
export type SendPaymentRemindersToolMutation$data = {
  readonly sendPaymentReminders: {
    readonly tickets: ReadonlyArray<{
      readonly id: string;
      readonly subject: string;
    } | null | undefined> | null | undefined;
  } | null | undefined;
};
export type SendPaymentRemindersToolMutation = {
  response: SendPaymentRemindersToolMutation$data;
  variables: SendPaymentRemindersToolMutation$variables;
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
    "concreteType": "SendPaymentRemindersPayload",
    "kind": "LinkedField",
    "name": "sendPaymentReminders",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Ticket",
        "kind": "LinkedField",
        "name": "tickets",
        "plural": true,
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
            "name": "subject",
            "storageKey": null
          }
        ],
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
    "name": "SendPaymentRemindersToolMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SendPaymentRemindersToolMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "5490a41b3a671788ebacc6535e193408",
    "id": null,
    "metadata": {},
    "name": "SendPaymentRemindersToolMutation",
    "operationKind": "mutation",
    "text": "mutation SendPaymentRemindersToolMutation(\n  $input: SendPaymentRemindersInput!\n) {\n  sendPaymentReminders(input: $input) {\n    tickets {\n      id\n      subject\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "61813141db492f3a7da783fdd4503932";

export default node;
