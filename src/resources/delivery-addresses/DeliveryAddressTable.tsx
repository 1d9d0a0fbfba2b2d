// Scaffolded by Frontage from the type `DeliveryAddress`. Edit it and it is yours: `npx frontage
// pull` merges later changes of the schema into what you wrote.
import { graphql, useFragment } from 'react-relay';
import type {
  DeliveryAddressTable_rows$data,
  DeliveryAddressTable_rows$key,
} from '../../../__generated__/DeliveryAddressTable_rows.graphql.ts';
import { RecordLink } from '../../ui/fields/Link.tsx';
import { Text } from '../../ui/fields/Text.tsx';
import { Moment } from '../../ui/fields/Time.tsx';
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
];

/** Delivery addresses as rows: of their list, and of whatever they belong to. */
export function DeliveryAddressTable({ rows, without }: TableProps<DeliveryAddressTable_rows$key>) {
  const records = useFragment(
    graphql`
      fragment DeliveryAddressTable_rows on DeliveryAddress @relay(plural: true) {
        id
        label
        customer @catch {
          id
          name
        }
        street
        postalCode
        city
        country
        createdAt
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
      without={without}
      caption="Delivery addresses"
    />
  );
}
