// Scaffolded by Frontage from the type `DeliveryAddress`. `frontage pull` keeps your edits.
import { graphql } from 'react-relay';
import type { DeliveryAddressTable_rows$key } from '../../../__generated__/DeliveryAddressTable_rows.graphql.ts';
import { recordColumn } from '../../ui/fields/Link.tsx';
import { identifierColumn, longTextColumn, textColumn } from '../../ui/fields/Text.tsx';
import { momentColumn } from '../../ui/fields/Time.tsx';
import { yesNoColumn } from '../../ui/fields/YesNo.tsx';
import { defineTable } from '../../ui/list/defineTable.tsx';
import { customers } from '../customers/customers.ts';
import { deliveryAddresses } from './deliveryAddresses.ts';

/** Delivery addresses as rows: of their list, and of whatever they belong to. */
export const DeliveryAddressTable = defineTable<DeliveryAddressTable_rows$key>({
  resource: deliveryAddresses,
  keyOf: (deliveryAddress) => deliveryAddress.id,
  columns: [
    textColumn({ id: 'label', label: 'Label', value: (deliveryAddress) => deliveryAddress.label }),
    recordColumn({
      id: 'customer',
      label: 'Customer',
      resource: customers,
      value: (deliveryAddress) => deliveryAddress.customer,
      keyOf: (customer) => customer.id,
      title: (customer) => customer.name,
    }),
    textColumn({
      id: 'street',
      label: 'Street',
      value: (deliveryAddress) => deliveryAddress.street,
    }),
    textColumn({
      id: 'postalCode',
      label: 'Postal code',
      value: (deliveryAddress) => deliveryAddress.postalCode,
    }),
    textColumn({ id: 'city', label: 'City', value: (deliveryAddress) => deliveryAddress.city }),
    textColumn({
      id: 'country',
      label: 'Country',
      value: (deliveryAddress) => deliveryAddress.country,
    }),
    momentColumn({
      id: 'createdAt',
      label: 'Created',
      value: (deliveryAddress) => deliveryAddress.createdAt,
    }),
    identifierColumn({
      id: 'id',
      label: 'ID',
      hidden: true,
      value: (deliveryAddress) => deliveryAddress.id,
    }),
    longTextColumn({
      id: 'instructions',
      label: 'Instructions',
      hidden: true,
      value: (deliveryAddress) => deliveryAddress.instructions,
    }),
    yesNoColumn({
      id: 'isDefault',
      label: 'Default',
      hidden: true,
      value: (deliveryAddress) => deliveryAddress.isDefault,
    }),
    momentColumn({
      id: 'updatedAt',
      label: 'Updated',
      hidden: true,
      value: (deliveryAddress) => deliveryAddress.updatedAt,
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
