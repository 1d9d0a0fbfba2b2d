// Scaffolded by Frontage from the type `Variant`. `frontage pull` keeps your edits.
import { choiceColumn } from 'frontage/ui/fields/Choice';
import { recordColumn } from 'frontage/ui/fields/Link';
import { moneyColumn, numberColumn } from 'frontage/ui/fields/Number';
import { identifierColumn, textColumn } from 'frontage/ui/fields/Text';
import { momentColumn } from 'frontage/ui/fields/Time';
import { yesNoColumn } from 'frontage/ui/fields/YesNo';
import { defineTable } from 'frontage/ui/list/defineTable';
import { graphql } from 'react-relay';
import type { VariantTable_rows$key } from '../../../__generated__/VariantTable_rows.graphql.ts';
import { grind } from '../enums/grind.ts';
import { products } from '../products/products.ts';
import { variants } from './variants.ts';

/** Variants as rows: in their list, and below the records that they belong to. */
export const VariantTable = defineTable<VariantTable_rows$key>({
  resource: variants,
  columns: [
    textColumn('name', (variant) => variant.name),
    recordColumn('product', (variant) => variant.product, {
      resource: products,
      title: (product) => product.name,
      picture: (product) => product.image,
    }),
    textColumn('sku', (variant) => variant.sku, { label: 'SKU' }),
    moneyColumn('priceCents', (variant) => variant.priceCents, {
      label: 'Price',
      currency: (variant) => variant.currency,
      unit: 'minor',
    }),
    moneyColumn('costCents', (variant) => variant.costCents, {
      label: 'Cost',
      currency: (variant) => variant.currency,
      unit: 'minor',
    }),
    numberColumn('stock', (variant) => variant.stock),
    momentColumn('createdAt', (variant) => variant.createdAt, { label: 'Created' }),
    identifierColumn('id', (variant) => variant.id, { label: 'ID', hidden: true }),
    numberColumn('weightGrams', (variant) => variant.weightGrams, {
      label: 'Weight (grams)',
      hidden: true,
    }),
    choiceColumn('grind', (variant) => variant.grind, { hidden: true, choices: grind }),
    textColumn('barcode', (variant) => variant.barcode, { hidden: true }),
    numberColumn('reorderLevel', (variant) => variant.reorderLevel, { hidden: true }),
    yesNoColumn('isActive', (variant) => variant.isActive, { label: 'Active', hidden: true }),
    momentColumn('updatedAt', (variant) => variant.updatedAt, { label: 'Updated', hidden: true }),
    yesNoColumn('needsReorder', (variant) => variant.needsReorder, { hidden: true }),
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
      priceCents @catch
      currency @catch
      costCents @catch
      stock
      createdAt
      product @include(if: $withProduct) @catch {
        id
        name
        image @catch
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
