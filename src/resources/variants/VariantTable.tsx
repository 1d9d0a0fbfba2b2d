// Scaffolded by Frontage from the type `Variant`. Edit it and it is yours: `npx frontage pull`
// merges later changes of the schema into what you wrote.
import { graphql, useFragment } from 'react-relay';
import type {
  VariantTable_rows$data,
  VariantTable_rows$key,
} from '../../../__generated__/VariantTable_rows.graphql.ts';
import { Choice } from '../../ui/fields/Choice.tsx';
import { RecordLink } from '../../ui/fields/Link.tsx';
import { Money, NumberValue } from '../../ui/fields/Number.tsx';
import { Identifier, Text } from '../../ui/fields/Text.tsx';
import { Moment } from '../../ui/fields/Time.tsx';
import { YesNo } from '../../ui/fields/YesNo.tsx';
import { RecordTable, type Columns, type TableProps } from '../../ui/list/RecordTable.tsx';
import { grind } from '../enums/grind.ts';
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
    label: 'Price',
    align: 'end',
    cell: (variant) => (
      <Money value={variant.priceCents} currency={variant.currency} unit="minor" />
    ),
  },
  {
    id: 'costCents',
    label: 'Cost',
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
  { id: 'id', label: 'ID', hidden: true, cell: (variant) => <Identifier value={variant.id} /> },
  {
    id: 'weightGrams',
    label: 'Weight (grams)',
    align: 'end',
    hidden: true,
    cell: (variant) => <NumberValue value={variant.weightGrams} />,
  },
  {
    id: 'grind',
    label: 'Grind',
    hidden: true,
    cell: (variant) => <Choice value={variant.grind} choices={grind} />,
  },
  {
    id: 'barcode',
    label: 'Barcode',
    hidden: true,
    cell: (variant) => <Text value={variant.barcode} />,
  },
  {
    id: 'reorderLevel',
    label: 'Reorder level',
    align: 'end',
    hidden: true,
    cell: (variant) => <NumberValue value={variant.reorderLevel} />,
  },
  {
    id: 'isActive',
    label: 'Active',
    hidden: true,
    cell: (variant) => <YesNo value={variant.isActive} />,
  },
  {
    id: 'updatedAt',
    label: 'Updated',
    hidden: true,
    cell: (variant) => <Moment value={variant.updatedAt} />,
  },
  {
    id: 'needsReorder',
    label: 'Needs reorder',
    hidden: true,
    cell: (variant) => <YesNo value={variant.needsReorder} />,
  },
];

/** Variants as rows: of their list, and of whatever they belong to. */
export function VariantTable({ rows, hiddenColumns }: TableProps<VariantTable_rows$key>) {
  const records = useFragment(
    graphql`
      fragment VariantTable_rows on Variant
      @relay(plural: true)
      @argumentDefinitions(
        withProduct: { type: "Boolean!", defaultValue: true }
        withSku: { type: "Boolean!", defaultValue: true }
        withPriceCents: { type: "Boolean!", defaultValue: true }
        withCostCents: { type: "Boolean!", defaultValue: true }
        withStock: { type: "Boolean!", defaultValue: true }
        withCreatedAt: { type: "Boolean!", defaultValue: true }
        withWeightGrams: { type: "Boolean!", defaultValue: false }
        withGrind: { type: "Boolean!", defaultValue: false }
        withBarcode: { type: "Boolean!", defaultValue: false }
        withReorderLevel: { type: "Boolean!", defaultValue: false }
        withIsActive: { type: "Boolean!", defaultValue: false }
        withUpdatedAt: { type: "Boolean!", defaultValue: false }
        withNeedsReorder: { type: "Boolean!", defaultValue: false }
      ) {
        id
        name
        ... @include(if: $withProduct) {
          product @catch {
            id
            name
          }
        }
        ... @include(if: $withSku) {
          sku
        }
        ... @include(if: $withPriceCents) {
          priceCents
          currency
        }
        ... @include(if: $withCostCents) {
          costCents
          currency
        }
        ... @include(if: $withStock) {
          stock
        }
        ... @include(if: $withCreatedAt) {
          createdAt
        }
        ... @include(if: $withWeightGrams) {
          weightGrams @catch
        }
        ... @include(if: $withGrind) {
          grind @catch
        }
        ... @include(if: $withBarcode) {
          barcode @catch
        }
        ... @include(if: $withReorderLevel) {
          reorderLevel
        }
        ... @include(if: $withIsActive) {
          isActive
        }
        ... @include(if: $withUpdatedAt) {
          updatedAt
        }
        ... @include(if: $withNeedsReorder) {
          needsReorder
        }
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
      hiddenColumns={hiddenColumns}
      caption="Variants"
    />
  );
}
