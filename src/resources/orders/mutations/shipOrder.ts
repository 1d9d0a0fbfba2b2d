// Scaffolded by Frontage from `Mutation.shipOrder`. `frontage pull` keeps your edits.
import { graphql } from 'react-relay';
import type {
  ShipOrderInput,
  shipOrderMutation,
} from '../../../../__generated__/shipOrderMutation.graphql.ts';
import type { RecordAction } from '../../../ui/action/recordAction.ts';
import { choice } from '../../../ui/form/inputs/choice.tsx';
import { integer } from '../../../ui/form/inputs/number.tsx';
import { text } from '../../../ui/form/inputs/text.tsx';
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
