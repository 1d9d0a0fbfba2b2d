// Scaffolded by Frontage from the type `Variant`. Edit it and it is yours: `npx frontage pull`
// merges later changes of the schema into what you wrote.
import { graphql, useFragment } from 'react-relay';
import type {
  VariantTable_rows$data,
  VariantTable_rows$key,
} from '../../../__generated__/VariantTable_rows.graphql.ts';
import { RecordLink } from '../../ui/fields/Link.tsx';
import { Money, NumberValue } from '../../ui/fields/Number.tsx';
import { Text } from '../../ui/fields/Text.tsx';
import { Moment } from '../../ui/fields/Time.tsx';
import { RecordTable, type Columns, type TableProps } from '../../ui/list/RecordTable.tsx';
import { products } from '../products/products.ts';
import { variants } from './variants.ts';

const columns: Columns<VariantTable_rows$data[number]> = [
  { id: 'name', label: 'Name', cell: (variant) => <Text value={variant.name} /> },
  {
    id: 'product',
    label: 'Product',
    cell: (variant) => (
      <RecordLink
        resource={products}
        record={variant.product}
        keyOf={(product) => product.id}
        title={(product) => product.name}
      />
    ),
  },
  { id: 'sku', label: 'SKU', cell: (variant) => <Text value={variant.sku} /> },
  {
    id: 'priceCents',
    label: 'Price cents',
    align: 'end',
    cell: (variant) => (
      <Money value={variant.priceCents} currency={variant.currency} unit="minor" />
    ),
  },
  {
    id: 'costCents',
    label: 'Cost cents',
    align: 'end',
    cell: (variant) => <Money value={variant.costCents} currency={variant.currency} unit="minor" />,
  },
  {
    id: 'stock',
    label: 'Stock',
    align: 'end',
    cell: (variant) => <NumberValue value={variant.stock} />,
  },
  { id: 'createdAt', label: 'Created', cell: (variant) => <Moment value={variant.createdAt} /> },
];

/** Variants as rows: of their list, and of whatever they belong to. */
export function VariantTable({ rows, without }: TableProps<VariantTable_rows$key>) {
  const records = useFragment(
    graphql`
      fragment VariantTable_rows on Variant @relay(plural: true) {
        id
        name
        product @catch {
          id
          name
        }
        sku
        priceCents
        currency
        costCents
        stock
        createdAt
      }
    `,
    rows,
  );
  return (
    <RecordTable
      resource={variants}
      columns={columns}
      rows={records}
      keyOf={(variant) => variant.id}
      without={without}
      caption="Variants"
    />
  );
}
