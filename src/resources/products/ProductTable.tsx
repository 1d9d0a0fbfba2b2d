// Scaffolded by Frontage from the type `Product`. Edit it and it is yours: `npx frontage pull`
// merges later changes of the schema into what you wrote.
import { graphql, useFragment } from 'react-relay';
import type {
  ProductTable_rows$data,
  ProductTable_rows$key,
} from '../../../__generated__/ProductTable_rows.graphql.ts';
import { Choice } from '../../ui/fields/Choice.tsx';
import { Picture } from '../../ui/fields/Link.tsx';
import { Text } from '../../ui/fields/Text.tsx';
import { Moment } from '../../ui/fields/Time.tsx';
import { RecordTable, type Columns, type TableProps } from '../../ui/list/RecordTable.tsx';
import { productCategory } from '../enums/productCategory.ts';
import { productStatus } from '../enums/productStatus.ts';
import { products } from './products.ts';

const columns: Columns<ProductTable_rows$data[number]> = [
  { id: 'name', label: 'Name', cell: (product) => <Text value={product.name} /> },
  { id: 'image', label: 'Image', cell: (product) => <Picture value={product.image} /> },
  {
    id: 'status',
    label: 'Status',
    cell: (product) => <Choice value={product.status} choices={productStatus} />,
  },
  { id: 'code', label: 'Code', cell: (product) => <Text value={product.code} /> },
  { id: 'slug', label: 'Slug', cell: (product) => <Text value={product.slug} /> },
  {
    id: 'category',
    label: 'Category',
    cell: (product) => <Choice value={product.category} choices={productCategory} />,
  },
  { id: 'createdAt', label: 'Created', cell: (product) => <Moment value={product.createdAt} /> },
];

/** Products as rows: of their list, and of whatever they belong to. */
export function ProductTable({ rows, without }: TableProps<ProductTable_rows$key>) {
  const records = useFragment(
    graphql`
      fragment ProductTable_rows on Product @relay(plural: true) {
        id
        name
        image @catch
        status
        code
        slug
        category
        createdAt
      }
    `,
    rows,
  );
  return (
    <RecordTable
      resource={products}
      columns={columns}
      rows={records}
      keyOf={(product) => product.id}
      without={without}
      caption="Products"
    />
  );
}
