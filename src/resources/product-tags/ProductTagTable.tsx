// Scaffolded by Frontage from the type `ProductTag`. Edit it and it is yours: `npx frontage pull`
// merges later changes of the schema into what you wrote.
import { graphql, useFragment } from 'react-relay';
import type {
  ProductTagTable_rows$data,
  ProductTagTable_rows$key,
} from '../../../__generated__/ProductTagTable_rows.graphql.ts';
import { RecordLink } from '../../ui/fields/Link.tsx';
import { NumberValue } from '../../ui/fields/Number.tsx';
import { RecordTitle } from '../../ui/fields/RecordTitle.tsx';
import { Identifier } from '../../ui/fields/Text.tsx';
import { Moment } from '../../ui/fields/Time.tsx';
import { RecordTable, type Columns, type TableProps } from '../../ui/list/RecordTable.tsx';
import { employees } from '../employees/employees.ts';
import { products } from '../products/products.ts';
import { tags } from '../tags/tags.ts';
import { productTags } from './productTags.ts';

const columns: Columns<ProductTagTable_rows$data[number]> = [
  {
    id: 'id',
    label: 'Product tag',
    cell: (productTag) => <RecordTitle resource={productTags} recordKey={productTag.id} />,
  },
  {
    id: 'product',
    label: 'Product',
    cell: (productTag) => (
      <RecordLink
        resource={products}
        record={productTag.product}
        keyOf={(product) => product.id}
        title={(product) => product.name}
      />
    ),
  },
  {
    id: 'tag',
    label: 'Tag',
    cell: (productTag) => (
      <RecordLink
        resource={tags}
        record={productTag.tag}
        keyOf={(tag) => tag.id}
        title={(tag) => tag.name}
      />
    ),
  },
  {
    id: 'position',
    label: 'Position',
    align: 'end',
    cell: (productTag) => <NumberValue value={productTag.position} />,
  },
  { id: 'addedAt', label: 'Added', cell: (productTag) => <Moment value={productTag.addedAt} /> },
  {
    id: 'addedBy',
    label: 'Added by',
    hidden: true,
    cell: (productTag) => (
      <RecordLink
        resource={employees}
        record={productTag.addedBy}
        keyOf={(employee) => employee.id}
        title={(employee) => employee.fullName}
      />
    ),
  },
  {
    id: 'id',
    label: 'ID',
    hidden: true,
    cell: (productTag) => <Identifier value={productTag.id} />,
  },
];

/** Product tags as rows: of their list, and of whatever they belong to. */
export function ProductTagTable({ rows, hiddenColumns }: TableProps<ProductTagTable_rows$key>) {
  const records = useFragment(
    graphql`
      fragment ProductTagTable_rows on ProductTag
      @relay(plural: true)
      @argumentDefinitions(
        withProduct: { type: "Boolean!", defaultValue: true }
        withTag: { type: "Boolean!", defaultValue: true }
        withPosition: { type: "Boolean!", defaultValue: true }
        withAddedAt: { type: "Boolean!", defaultValue: true }
        withAddedBy: { type: "Boolean!", defaultValue: false }
      ) {
        id
        ... @include(if: $withProduct) {
          product @catch {
            id
            name
          }
        }
        ... @include(if: $withTag) {
          tag @catch {
            id
            name
          }
        }
        ... @include(if: $withPosition) {
          position
        }
        ... @include(if: $withAddedAt) {
          addedAt
        }
        ... @include(if: $withAddedBy) {
          addedBy @catch {
            id
            fullName
          }
        }
      }
    `,
    rows,
  );
  return (
    <RecordTable
      resource={productTags}
      columns={columns}
      rows={records}
      keyOf={(productTag) => productTag.id}
      hiddenColumns={hiddenColumns}
      caption="Product tags"
    />
  );
}
