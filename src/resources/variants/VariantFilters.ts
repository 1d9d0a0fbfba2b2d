// Scaffolded by Frontage from `Query.variants`. `frontage pull` keeps your edits.
import type { VariantListQuery } from '../../../__generated__/VariantListQuery.graphql.ts';
import {
  choiceFilter,
  integerFilter,
  recordFilter,
  textFilter,
  yesNoFilter,
} from '../../lists/filters/filterSettings.ts';
import type { Filters } from '../../lists/listSettings.ts';
import { grind } from '../enums/grind.ts';
import { products } from '../products/products.ts';

export const filters: Filters<VariantListQuery['variables']> = {
  grind: choiceFilter('Grind', grind, {
    isEmpty: (isEmpty) => ({ filter: { grind: { isNull: isEmpty } } }),
    is: (value) => ({ filter: { grind: { equalTo: value } } }),
    isNot: (value) => ({ filter: { grind: { notEqualTo: value } } }),
    anyOf: (values) => ({ filter: { grind: { in: values } } }),
    noneOf: (values) => ({ filter: { grind: { notIn: values } } }),
  }),
  sku: textFilter('SKU', {
    is: (sku) => ({ filter: { sku: { equalTo: sku } } }),
    isNot: (sku) => ({ filter: { sku: { notEqualTo: sku } } }),
    anyOf: (values) => ({ filter: { sku: { in: values } } }),
    noneOf: (values) => ({ filter: { sku: { notIn: values } } }),
    contains: (sku) => ({ filter: { sku: { includesInsensitive: sku } } }),
    doesNotContain: (sku) => ({ filter: { sku: { notIncludesInsensitive: sku } } }),
    startsWith: (sku) => ({ filter: { sku: { startsWithInsensitive: sku } } }),
    endsWith: (sku) => ({ filter: { sku: { endsWithInsensitive: sku } } }),
  }),
  name: textFilter('Name', {
    is: (name) => ({ filter: { name: { equalTo: name } } }),
    isNot: (name) => ({ filter: { name: { notEqualTo: name } } }),
    anyOf: (values) => ({ filter: { name: { in: values } } }),
    noneOf: (values) => ({ filter: { name: { notIn: values } } }),
    contains: (name) => ({ filter: { name: { includesInsensitive: name } } }),
    doesNotContain: (name) => ({ filter: { name: { notIncludesInsensitive: name } } }),
    startsWith: (name) => ({ filter: { name: { startsWithInsensitive: name } } }),
    endsWith: (name) => ({ filter: { name: { endsWithInsensitive: name } } }),
  }),
  priceCents: integerFilter('Price (cents)', {
    is: (priceCents) => ({ filter: { priceCents: { equalTo: priceCents } } }),
    isNot: (priceCents) => ({ filter: { priceCents: { notEqualTo: priceCents } } }),
    anyOf: (values) => ({ filter: { priceCents: { in: values } } }),
    noneOf: (values) => ({ filter: { priceCents: { notIn: values } } }),
    lessThan: (priceCents) => ({ filter: { priceCents: { lessThan: priceCents } } }),
    atMost: (priceCents) => ({ filter: { priceCents: { lessThanOrEqualTo: priceCents } } }),
    greaterThan: (priceCents) => ({ filter: { priceCents: { greaterThan: priceCents } } }),
    atLeast: (priceCents) => ({ filter: { priceCents: { greaterThanOrEqualTo: priceCents } } }),
  }),
  barcode: textFilter('Barcode', {
    isEmpty: (isEmpty) => ({ filter: { barcode: { isNull: isEmpty } } }),
    is: (barcode) => ({ filter: { barcode: { equalTo: barcode } } }),
    isNot: (barcode) => ({ filter: { barcode: { notEqualTo: barcode } } }),
    anyOf: (values) => ({ filter: { barcode: { in: values } } }),
    noneOf: (values) => ({ filter: { barcode: { notIn: values } } }),
    contains: (barcode) => ({ filter: { barcode: { includesInsensitive: barcode } } }),
    doesNotContain: (barcode) => ({ filter: { barcode: { notIncludesInsensitive: barcode } } }),
    startsWith: (barcode) => ({ filter: { barcode: { startsWithInsensitive: barcode } } }),
    endsWith: (barcode) => ({ filter: { barcode: { endsWithInsensitive: barcode } } }),
  }),
  stock: integerFilter('Stock', {
    is: (stock) => ({ filter: { stock: { equalTo: stock } } }),
    isNot: (stock) => ({ filter: { stock: { notEqualTo: stock } } }),
    anyOf: (values) => ({ filter: { stock: { in: values } } }),
    noneOf: (values) => ({ filter: { stock: { notIn: values } } }),
    lessThan: (stock) => ({ filter: { stock: { lessThan: stock } } }),
    atMost: (stock) => ({ filter: { stock: { lessThanOrEqualTo: stock } } }),
    greaterThan: (stock) => ({ filter: { stock: { greaterThan: stock } } }),
    atLeast: (stock) => ({ filter: { stock: { greaterThanOrEqualTo: stock } } }),
  }),
  isActive: yesNoFilter('Active', {
    is: (isActive) => ({ filter: { isActive: { equalTo: isActive } } }),
  }),
  needsReorder: yesNoFilter('Needs reorder', {
    is: (needsReorder) => ({ filter: { needsReorder: { equalTo: needsReorder } } }),
  }),
  product: recordFilter(
    'Product',
    products,
    {
      is: (product) => ({ condition: { product } }),
    },
    async () => (await import('../products/pickers/productPicker.ts')).productPicker,
  ),
};
