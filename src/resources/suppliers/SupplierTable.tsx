// Scaffolded by Frontage from the type `Supplier`. Edit it and it is yours: `npx frontage pull`
// merges later changes of the schema into what you wrote.
import { graphql, useFragment } from 'react-relay';
import type {
  SupplierTable_rows$data,
  SupplierTable_rows$key,
} from '../../../__generated__/SupplierTable_rows.graphql.ts';
import { Choice } from '../../ui/fields/Choice.tsx';
import { Email, Picture } from '../../ui/fields/Link.tsx';
import { NumberValue } from '../../ui/fields/Number.tsx';
import { Text } from '../../ui/fields/Text.tsx';
import { Moment } from '../../ui/fields/Time.tsx';
import { RecordTable, type Columns, type TableProps } from '../../ui/list/RecordTable.tsx';
import { supplierKind } from '../enums/supplierKind.ts';
import { suppliers } from './suppliers.ts';

const columns: Columns<SupplierTable_rows$data[number]> = [
  { id: 'name', label: 'Name', cell: (supplier) => <Text value={supplier.name} /> },
  { id: 'picture', label: 'Picture', cell: (supplier) => <Picture value={supplier.picture} /> },
  {
    id: 'kind',
    label: 'Kind',
    cell: (supplier) => <Choice value={supplier.kind} choices={supplierKind} />,
  },
  { id: 'country', label: 'Country', cell: (supplier) => <Text value={supplier.country} /> },
  { id: 'email', label: 'Email', cell: (supplier) => <Email value={supplier.email} /> },
  {
    id: 'rating',
    label: 'Rating',
    align: 'end',
    cell: (supplier) => <NumberValue value={supplier.rating} />,
  },
  { id: 'createdAt', label: 'Created', cell: (supplier) => <Moment value={supplier.createdAt} /> },
];

/** Suppliers as rows: of their list, and of whatever they belong to. */
export function SupplierTable({ rows, without }: TableProps<SupplierTable_rows$key>) {
  const records = useFragment(
    graphql`
      fragment SupplierTable_rows on Supplier @relay(plural: true) {
        id
        name
        picture @catch
        kind
        country
        email
        rating @catch
        createdAt
      }
    `,
    rows,
  );
  return (
    <RecordTable
      resource={suppliers}
      columns={columns}
      rows={records}
      keyOf={(supplier) => supplier.id}
      without={without}
      caption="Suppliers"
    />
  );
}
