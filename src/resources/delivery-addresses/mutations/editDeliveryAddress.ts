// Scaffolded by Frontage from `Mutation.updateDeliveryAddress`. `frontage pull` keeps your edits.
import { optionOf } from 'frontage/ui/form/picker';
import { defineEditing } from 'frontage/ui/form/recordEditing';
import { graphql } from 'react-relay';
import type { editDeliveryAddressQuery } from '../../../../__generated__/editDeliveryAddressQuery.graphql.ts';
import { customerPicker } from '../../customers/pickers/customerPicker.ts';
import { deliveryAddresses } from '../deliveryAddresses.ts';
import { deliveryAddressFields } from '../deliveryAddressFields.ts';

/** The editable fields of a delivery address, with their current values. */
export const editDeliveryAddress = defineEditing({
  resource: deliveryAddresses,
  fields: deliveryAddressFields,
  query: graphql`
    query editDeliveryAddressQuery($id: ID!) {
      deliveryAddress(id: $id) @catch {
        id
        label
        street
        postalCode
        city
        country
        instructions @catch
        openingHours
        isDefault
        customer @catch {
          ...customerPicker_record
        }
        updatedAt
      }
    }
  `,
  variables: (address): editDeliveryAddressQuery['variables'] => ({ id: String(address.key) }),
  subject: ['deliveryAddress'],
  read: ({ deliveryAddress }: editDeliveryAddressQuery['response']) => deliveryAddress,
  title: (deliveryAddress) => deliveryAddress.label,
  lastChange: (deliveryAddress) => ({ at: deliveryAddress.updatedAt }),
  values: (deliveryAddress) => ({
    ...deliveryAddress,
    customer: optionOf(customerPicker, deliveryAddress.customer),
  }),
  update: async () => (await import('./updateDeliveryAddress.ts')).updateDeliveryAddress,
});
