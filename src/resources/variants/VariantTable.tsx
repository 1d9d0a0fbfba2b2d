// Scaffolded by Frontage from the type `Variant`. `frontage pull` keeps your edits.
import { graphql } from 'react-relay';
import type { VariantTable_rows$key } from '../../../__generated__/VariantTable_rows.graphql.ts';
import { choiceColumn } from '../../ui/fields/Choice.tsx';
import { recordColumn } from '../../ui/fields/Link.tsx';
import { moneyColumn, numberColumn } from '../../ui/fields/Number.tsx';
import { identifierColumn, textColumn } from '../../ui/fields/Text.tsx';
import { momentColumn } from '../../ui/fields/Time.tsx';
import { yesNoColumn } from '../../ui/fields/YesNo.tsx';
import { defineTable } from '../../ui/list/defineTable.tsx';
import { grind } from '../enums/grind.ts';
import { products } from '../products/products.ts';
import { variants } from './variants.ts';

/** Variants as rows: of their list, and of whatever they belong to. */
export const VariantTable = defineTable<VariantTable_rows$key>({
  resource: variants,
  keyOf: (variant) => variant.id,
  columns: [
    textColumn({ id: 'name', label: 'Name', value: (variant) => variant.name }),
    recordColumn({
      id: 'product',
      label: 'Product',
      resource: products,
      value: (variant) => variant.product,
      keyOf: (product) => product.id,
      title: (product) => product.name,
    }),
    textColumn({ id: 'sku', label: 'SKU', value: (variant) => variant.sku }),
    moneyColumn({
      id: 'priceCents',
      label: 'Price',
      value: (variant) => variant.priceCents,
      currency: (variant) => variant.currency,
      unit: 'minor',
    }),
    moneyColumn({
      id: 'costCents',
      label: 'Cost',
      value: (variant) => variant.costCents,
      currency: (variant) => variant.currency,
      unit: 'minor',
    }),
    numberColumn({ id: 'stock', label: 'Stock', value: (variant) => variant.stock }),
    momentColumn({ id: 'createdAt', label: 'Created', value: (variant) => variant.createdAt }),
    identifierColumn({ id: 'id', label: 'ID', hidden: true, value: (variant) => variant.id }),
    numberColumn({
      id: 'weightGrams',
      label: 'Weight (grams)',
      hidden: true,
      value: (variant) => variant.weightGrams,
    }),
    choiceColumn({
      id: 'grind',
      label: 'Grind',
      hidden: true,
      choices: grind,
      value: (variant) => variant.grind,
    }),
    textColumn({
      id: 'barcode',
      label: 'Barcode',
      hidden: true,
      value: (variant) => variant.barcode,
    }),
    numberColumn({
      id: 'reorderLevel',
      label: 'Reorder level',
      hidden: true,
      value: (variant) => variant.reorderLevel,
    }),
    yesNoColumn({
      id: 'isActive',
      label: 'Active',
      hidden: true,
      value: (variant) => variant.isActive,
    }),
    momentColumn({
      id: 'updatedAt',
      label: 'Updated',
      hidden: true,
      value: (variant) => variant.updatedAt,
    }),
    yesNoColumn({
      id: 'needsReorder',
      label: 'Needs reorder',
      hidden: true,
      value: (variant) => variant.needsReorder,
    }),
  ],
  fragment: graphql`
    fragment VariantTable_rows on Variant
    @relay(plural: true)
    @argumentDefinitions(
      withProduct: { type: "Boolean!", defaultValue: true }
      more: { type: "Boolean!", defaultValue: false }
    ) {
      id
      name
      sku
      priceCents
      currency
      costCents
      stock
      createdAt
      product @include(if: $withProduct) @catch {
        id
        name
      }
      ... @include(if: $more) {
        weightGrams @catch
        grind @catch
        barcode @catch
        reorderLevel
        isActive
        updatedAt
        needsReorder
      }
    }
  `,
});
