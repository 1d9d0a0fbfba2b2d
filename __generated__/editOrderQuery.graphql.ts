/**
 * @generated SignedSource<<988445603e705d1be39dae35baeaa993>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs, Result } from "relay-runtime";
export type Currency = "CHF" | "DKK" | "EUR" | "GBP" | "PLN" | "SEK" | "USD" | "%future added value";
export type OrderChannel = "EMAIL" | "PHONE" | "SALES_VISIT" | "STANDING_ORDER" | "WEB_SHOP" | "%future added value";
export type OrderStatus = "CANCELLED" | "CONFIRMED" | "DELIVERED" | "DRAFT" | "ROASTING" | "SHIPPED" | "%future added value";
export type PaymentStatus = "PAID" | "PARTLY_PAID" | "REFUNDED" | "UNPAID" | "%future added value";
export type editOrderQuery$variables = {
  id: string;
};
export type editOrderQuery$data = {
  readonly order: Result<{
    readonly channel: OrderChannel;
    readonly currency: Result<Currency | null | undefined, unknown>;
    readonly customer: Result<{
      readonly " $fragmentSpreads": FragmentRefs<"customerPicker_record">;
    } | null | undefined, unknown>;
    readonly deliveryAddress: Result<{
      readonly " $fragmentSpreads": FragmentRefs<"deliveryAddressPicker_record">;
    } | null | undefined, unknown>;
    readonly id: string;
    readonly internalNotes: Result<string | null | undefined, unknown>;
    readonly isRush: boolean;
    readonly metadata: Result<unknown | null | undefined, unknown>;
    readonly number: string;
    readonly paymentStatus: Result<PaymentStatus | null | undefined, unknown>;
    readonly placedAt: string;
    readonly purchaseOrderNumber: Result<string | null | undefined, unknown>;
    readonly requestedOn: Result<string | null | undefined, unknown>;
    readonly salesRep: Result<{
      readonly " $fragmentSpreads": FragmentRefs<"employeePicker_record">;
    } | null | undefined, unknown>;
    readonly shippingAmount: Result<string | number | null | undefined, unknown>;
    readonly status: OrderStatus;
    readonly updatedAt: string;
  } | null | undefined, unknown>;
};
export type editOrderQuery = {
  response: editOrderQuery$data;
  variables: editOrderQuery$variables;
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
  "name": "status",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "paymentStatus",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "channel",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "placedAt",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "requestedOn",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "currency",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "shippingAmount",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "purchaseOrderNumber",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isRush",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "internalNotes",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "metadata",
  "storageKey": null
},
v15 = [
  (v2/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
    "storageKey": null
  }
],
v16 = [
  (v2/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "label",
    "storageKey": null
  }
],
v17 = [
  (v2/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "fullName",
    "storageKey": null
  }
],
v18 = {
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
    "name": "editOrderQuery",
    "selections": [
      {
        "kind": "CatchField",
        "field": {
          "alias": null,
          "args": (v1/*:: as any*/),
          "concreteType": "Order",
          "kind": "LinkedField",
          "name": "order",
          "plural": false,
          "selections": [
            (v2/*:: as any*/),
            (v3/*:: as any*/),
            (v4/*:: as any*/),
            {
              "kind": "CatchField",
              "field": (v5/*:: as any*/),
              "to": "RESULT"
            },
            (v6/*:: as any*/),
            (v7/*:: as any*/),
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
            {
              "kind": "CatchField",
              "field": {
                "alias": null,
                "args": null,
                "concreteType": "Customer",
                "kind": "LinkedField",
                "name": "customer",
                "plural": false,
                "selections": [
                  {
                    "kind": "InlineDataFragmentSpread",
                    "name": "customerPicker_record",
                    "selections": (v15/*:: as any*/),
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
                "concreteType": "DeliveryAddress",
                "kind": "LinkedField",
                "name": "deliveryAddress",
                "plural": false,
                "selections": [
                  {
                    "kind": "InlineDataFragmentSpread",
                    "name": "deliveryAddressPicker_record",
                    "selections": (v16/*:: as any*/),
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
                "name": "salesRep",
                "plural": false,
                "selections": [
                  {
                    "kind": "InlineDataFragmentSpread",
                    "name": "employeePicker_record",
                    "selections": (v17/*:: as any*/),
                    "args": null,
                    "argumentDefinitions": []
                  }
                ],
                "storageKey": null
              },
              "to": "RESULT"
            },
            (v18/*:: as any*/)
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
    "name": "editOrderQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Order",
        "kind": "LinkedField",
        "name": "order",
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
          {
            "alias": null,
            "args": null,
            "concreteType": "Customer",
            "kind": "LinkedField",
            "name": "customer",
            "plural": false,
            "selections": (v15/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "DeliveryAddress",
            "kind": "LinkedField",
            "name": "deliveryAddress",
            "plural": false,
            "selections": (v16/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Employee",
            "kind": "LinkedField",
            "name": "salesRep",
            "plural": false,
            "selections": (v17/*:: as any*/),
            "storageKey": null
          },
          (v18/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "03bd105d6f6fed7fa3aa9e35b9ca60ed",
    "id": null,
    "metadata": {},
    "name": "editOrderQuery",
    "operationKind": "query",
    "text": "query editOrderQuery(\n  $id: ID!\n) {\n  order(id: $id) {\n    id\n    number\n    status\n    paymentStatus\n    channel\n    placedAt\n    requestedOn\n    currency\n    shippingAmount\n    purchaseOrderNumber\n    isRush\n    internalNotes\n    metadata\n    customer {\n      ...customerPicker_record\n      id\n    }\n    deliveryAddress {\n      ...deliveryAddressPicker_record\n      id\n    }\n    salesRep {\n      ...employeePicker_record\n      id\n    }\n    updatedAt\n  }\n}\n\nfragment customerPicker_record on Customer {\n  id\n  name\n}\n\nfragment deliveryAddressPicker_record on DeliveryAddress {\n  id\n  label\n}\n\nfragment employeePicker_record on Employee {\n  id\n  fullName\n}\n"
  }
};
})();

(node as any).hash = "8446b91a767e6d7c023b1b3ee0031b33";

export default node;
