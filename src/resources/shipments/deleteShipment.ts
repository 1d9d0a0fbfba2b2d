// Scaffolded by Frontage from `Mutation.deleteShipment`. Edit it and it is yours: `npx frontage
// pull` merges later changes of the schema into what you wrote.
import { graphql } from 'react-relay';
import type { deleteShipmentMutation } from '../../../__generated__/deleteShipmentMutation.graphql.ts';
import type { RecordAction } from '../../ui/action/recordAction.ts';

/** Deletes one shipment. */
export const deleteShipment: RecordAction<deleteShipmentMutation, { readonly id: string }> = {
  label: 'Delete',
  isDangerous: true,
  isDelete: true,
  fields: {},
  change: {
    mutation: graphql`
      mutation deleteShipmentMutation($input: DeleteShipmentInput!) {
        deleteShipment(input: $input) {
          __typename
        }
      }
    `,
    read: () => ({}),
  },
  variables: (shipment) => ({ input: { id: shipment.id } }),
};
