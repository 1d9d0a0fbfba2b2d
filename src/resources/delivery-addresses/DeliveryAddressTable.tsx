// Scaffolded by Frontage from the type `DeliveryAddress`. `frontage pull` keeps your edits.
import { recordColumn } from 'frontage/ui/fields/Link';
import { identifierColumn, longTextColumn, textColumn } from 'frontage/ui/fields/Text';
import { momentColumn } from 'frontage/ui/fields/Time';
import { yesNoColumn } from 'frontage/ui/fields/YesNo';
import { defineTable } from 'frontage/ui/list/defineTable';
import { graphql } from 'react-relay';
import type { DeliveryAddressTable_rows$key } from '../../../__generated__/DeliveryAddressTable_rows.graphql.ts';
import { customers } from '../customers/customers.ts';
import { deliveryAddresses } from './deliveryAddresses.ts';

/** Delivery addresses as rows: in their list, and below the records that they belong to. */
export const DeliveryAddressTable = defineTable<DeliveryAddressTable_rows$key>({
  resource: deliveryAddresses,
  columns: [
    textColumn('label', (deliveryAddress) => deliveryAddress.label),
    recordColumn('customer', (deliveryAddress) => deliveryAddress.customer, {
      resource: customers,
      title: (customer) => customer.name,
    }),
    textColumn('street', (deliveryAddress) => deliveryAddress.street),
    textColumn('postalCode', (deliveryAddress) => deliveryAddress.postalCode),
    textColumn('city', (deliveryAddress) => deliveryAddress.city),
    textColumn('country', (deliveryAddress) => deliveryAddress.country),
    momentColumn('createdAt', (deliveryAddress) => deliveryAddress.createdAt, { label: 'Created' }),
    identifierColumn('id', (deliveryAddress) => deliveryAddress.id, { label: 'ID', hidden: true }),
    longTextColumn('instructions', (deliveryAddress) => deliveryAddress.instructions, {
      hidden: true,
    }),
    yesNoColumn('isDefault', (deliveryAddress) => deliveryAddress.isDefault, {
      label: 'Default',
      hidden: true,
    }),
    momentColumn('updatedAt', (deliveryAddress) => deliveryAddress.updatedAt, {
      label: 'Updated',
      hidden: true,
    }),
  ],
  fragment: graphql`
    fragment DeliveryAddressTable_rows on DeliveryAddress
    @relay(plural: true)
    @argumentDefinitions(
      withCustomer: { type: "Boolean!", defaultValue: true }
      more: { type: "Boolean!", defaultValue: false }
    ) {
      id
      label
      street
      postalCode
      city
      country
      createdAt
      customer @include(if: $withCustomer) @catch {
        id
        name
      }
      ... @include(if: $more) {
        instructions @catch
        isDefault
        updatedAt
      }
    }
  `,
});
