// Scaffolded by Frontage from `Mutation.shipOrder`. `frontage pull` keeps your edits.
import type { RecordAction } from 'frontage/ui/action/recordAction';
import { choice } from 'frontage/ui/form/inputs/choice';
import { integer } from 'frontage/ui/form/inputs/number';
import { text } from 'frontage/ui/form/inputs/text';
import { graphql } from 'react-relay';
import type {
  ShipOrderInput,
  shipOrderMutation,
} from '../../../../__generated__/shipOrderMutation.graphql.ts';
import { carrier } from '../../enums/carrier.ts';

/** Hands an order to a carrier: it becomes shipped, with a shipment to track. */
export const shipOrder: RecordAction<
  shipOrderMutation,
  { readonly id: string },
  Omit<ShipOrderInput, 'id'>
> = {
  label: 'Ship',
  description: 'Hands an order to a carrier: it becomes shipped, with a shipment to track.',
  fields: {
    carrier: choice({ choices: carrier, required: true }),
    trackingNumber: text(),
    parcels: integer(),
  },
  mutation: graphql`
    mutation shipOrderMutation($input: ShipOrderInput!) {
      shipOrder(input: $input) {
        order {
          id
          ...OrderRecord_record
        }
      }
    }
  `,
  variables: (order, values) => ({ input: { id: order.id, ...values } }),
  read: ({ shipOrder }) => ({ record: shipOrder?.order }),
};
