// Scaffolded by Frontage from `Query.variants`. `frontage pull` keeps your edits.
import { defineFilters } from 'frontage/lists/filters/defineFilters';
import {
  choiceFilter,
  integerFilter,
  recordFilter,
  textFilter,
  yesNoFilter,
} from 'frontage/lists/filters/filterSettings';
import { integerMoneyFilter } from 'frontage/lists/filters/moneyFilters';
import { relatedFilter } from 'frontage/lists/filters/relatedFilter';
import type { RelatedFilters } from 'frontage/lists/listSettings';
import type { OrderLineListQuery } from '../../../__generated__/OrderLineListQuery.graphql.ts';
import type { ProductListQuery } from '../../../__generated__/ProductListQuery.graphql.ts';
import type { StandingOrderListQuery } from '../../../__generated__/StandingOrderListQuery.graphql.ts';
import type { StockMovementListQuery } from '../../../__generated__/StockMovementListQuery.graphql.ts';
import type { VariantListQuery } from '../../../__generated__/VariantListQuery.graphql.ts';
import { grind } from '../enums/grind.ts';
import { booleanFilter } from '../filters/booleanFilter.ts';
import { enumFilter } from '../filters/enumFilter.ts';
import { intFilter } from '../filters/intFilter.ts';
import { stringFilter } from '../filters/stringFilter.ts';
import { orderLines } from '../order-lines/orderLines.ts';
import { products } from '../products/products.ts';
import { standingOrders } from '../standing-orders/standingOrders.ts';
import { stockMovements } from '../stock-movements/stockMovements.ts';

export const filters = defineFilters<VariantListQuery['variables']>({
  grind: choiceFilter(grind, 'filter.grind', enumFilter, { nullable: true }),
  sku: textFilter('filter.sku', stringFilter, { label: 'SKU' }),
  name: textFilter('filter.name', stringFilter),
  priceCents: integerMoneyFilter('filter.priceCents', intFilter, { label: 'Price' }),
  barcode: textFilter('filter.barcode', stringFilter, { nullable: true }),
  stock: integerFilter('filter.stock', intFilter),
  isActive: yesNoFilter('filter.isActive', booleanFilter, { label: 'Active' }),
  needsReorder: yesNoFilter('filter.needsReorder', booleanFilter),
  product: recordFilter(
    products,
    { is: (product) => ({ condition: { product } }) },
    { picker: async () => (await import('../products/pickers/productPicker.ts')).productPicker },
  ),
  stockMovementsCount: integerFilter(
    'filter.stockMovements.aggregates.distinctCount.id',
    intFilter,
    { label: 'Number of stock movements' },
  ),
  standingOrdersCount: integerFilter(
    'filter.standingOrders.aggregates.distinctCount.id',
    intFilter,
    { label: 'Number of standing orders' },
  ),
  orderLinesCount: integerFilter('filter.orderLines.aggregates.distinctCount.id', intFilter, {
    label: 'Number of order lines',
  }),
});

export const related: RelatedFilters<VariantListQuery['variables']> = {
  product: relatedFilter(products, (variables: ProductListQuery['variables']) => variables.filter, {
    one: (conditions) => ({ filter: { product: conditions } }),
  }),
  stockMovements: relatedFilter(
    stockMovements,
    (variables: StockMovementListQuery['variables']) => variables.filter,
    {
      any: (conditions) => ({ filter: { stockMovements: { some: conditions } } }),
      all: (conditions) => ({ filter: { stockMovements: { every: conditions } } }),
      none: (conditions) => ({ filter: { stockMovements: { none: conditions } } }),
    },
  ),
  standingOrders: relatedFilter(
    standingOrders,
    (variables: StandingOrderListQuery['variables']) => variables.filter,
    {
      any: (conditions) => ({ filter: { standingOrders: { some: conditions } } }),
      all: (conditions) => ({ filter: { standingOrders: { every: conditions } } }),
      none: (conditions) => ({ filter: { standingOrders: { none: conditions } } }),
    },
  ),
  orderLines: relatedFilter(
    orderLines,
    (variables: OrderLineListQuery['variables']) => variables.filter,
    {
      any: (conditions) => ({ filter: { orderLines: { some: conditions } } }),
      all: (conditions) => ({ filter: { orderLines: { every: conditions } } }),
      none: (conditions) => ({ filter: { orderLines: { none: conditions } } }),
    },
  ),
};
