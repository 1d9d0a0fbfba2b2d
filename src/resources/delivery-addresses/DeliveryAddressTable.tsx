// Scaffolded by Frontage from the type `DeliveryAddress`. Edit it and it is yours: `npx frontage
// pull` merges later changes of the schema into what you wrote.
import { graphql, useFragment } from 'react-relay';
import type {
  DeliveryAddressTable_rows$data,
  DeliveryAddressTable_rows$key,
} from '../../../__generated__/DeliveryAddressTable_rows.graphql.ts';
import { RecordLink } from '../../ui/fields/Link.tsx';
import { Identifier, LongText, Text } from '../../ui/fields/Text.tsx';
import { Moment } from '../../ui/fields/Time.tsx';
import { YesNo } from '../../ui/fields/YesNo.tsx';
import { RecordTable, type Columns, type TableProps } from '../../ui/list/RecordTable.tsx';
import { customers } from '../customers/customers.ts';
import { deliveryAddresses } from './deliveryAddresses.ts';

const columns: Columns<DeliveryAddressTable_rows$data[number]> = [
  {
    id: 'label',
    label: 'Label',
    cell: (deliveryAddress) => <Text value={deliveryAddress.label} />,
  },
  {
    id: 'customer',
    label: 'Customer',
    cell: (deliveryAddress) => (
      <RecordLink
        resource={customers}
        record={deliveryAddress.customer}
        keyOf={(customer) => customer.id}
        title={(customer) => customer.name}
      />
    ),
  },
  {
    id: 'street',
    label: 'Street',
    cell: (deliveryAddress) => <Text value={deliveryAddress.street} />,
  },
  {
    id: 'postalCode',
    label: 'Postal code',
    cell: (deliveryAddress) => <Text value={deliveryAddress.postalCode} />,
  },
  { id: 'city', label: 'City', cell: (deliveryAddress) => <Text value={deliveryAddress.city} /> },
  {
    id: 'country',
    label: 'Country',
    cell: (deliveryAddress) => <Text value={deliveryAddress.country} />,
  },
  {
    id: 'createdAt',
    label: 'Created',
    cell: (deliveryAddress) => <Moment value={deliveryAddress.createdAt} />,
  },
  {
    id: 'id',
    label: 'ID',
    hidden: true,
    cell: (deliveryAddress) => <Identifier value={deliveryAddress.id} />,
  },
  {
    id: 'instructions',
    label: 'Instructions',
    hidden: true,
    cell: (deliveryAddress) => <LongText value={deliveryAddress.instructions} />,
  },
  {
    id: 'isDefault',
    label: 'Default',
    hidden: true,
    cell: (deliveryAddress) => <YesNo value={deliveryAddress.isDefault} />,
  },
  {
    id: 'updatedAt',
    label: 'Updated',
    hidden: true,
    cell: (deliveryAddress) => <Moment value={deliveryAddress.updatedAt} />,
  },
];

/** Delivery addresses as rows: of their list, and of whatever they belong to. */
export function DeliveryAddressTable({
  rows,
  hiddenColumns,
}: TableProps<DeliveryAddressTable_rows$key>) {
  const records = useFragment(
    graphql`
      fragment DeliveryAddressTable_rows on DeliveryAddress
      @relay(plural: true)
      @argumentDefinitions(
        withCustomer: { type: "Boolean!", defaultValue: true }
        withStreet: { type: "Boolean!", defaultValue: true }
        withPostalCode: { type: "Boolean!", defaultValue: true }
        withCity: { type: "Boolean!", defaultValue: true }
        withCountry: { type: "Boolean!", defaultValue: true }
        withCreatedAt: { type: "Boolean!", defaultValue: true }
        withInstructions: { type: "Boolean!", defaultValue: false }
        withIsDefault: { type: "Boolean!", defaultValue: false }
        withUpdatedAt: { type: "Boolean!", defaultValue: false }
      ) {
        id
        label
        ... @include(if: $withCustomer) {
          customer @catch {
            id
            name
          }
        }
        ... @include(if: $withStreet) {
          street
        }
        ... @include(if: $withPostalCode) {
          postalCode
        }
        ... @include(if: $withCity) {
          city
        }
        ... @include(if: $withCountry) {
          country
        }
        ... @include(if: $withCreatedAt) {
          createdAt
        }
        ... @include(if: $withInstructions) {
          instructions @catch
        }
        ... @include(if: $withIsDefault) {
          isDefault
        }
        ... @include(if: $withUpdatedAt) {
          updatedAt
        }
      }
    `,
    rows,
  );
  return (
    <RecordTable
      resource={deliveryAddresses}
      columns={columns}
      rows={records}
      keyOf={(deliveryAddress) => deliveryAddress.id}
      hiddenColumns={hiddenColumns}
      caption="Delivery addresses"
    />
  );
}
