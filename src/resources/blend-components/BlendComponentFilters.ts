// Scaffolded by Frontage from `Query.blendComponents`. `frontage pull` keeps your edits.
import type { BlendComponentListQuery } from '../../../__generated__/BlendComponentListQuery.graphql.ts';
import { decimalFilter, recordFilter } from '../../lists/filters/filterSettings.ts';
import type { Filters } from '../../lists/listSettings.ts';
import { greenLots } from '../green-lots/greenLots.ts';
import { products } from '../products/products.ts';

export const filters: Filters<BlendComponentListQuery['variables']> = {
  percent: decimalFilter('Percent', {
    is: (percent) => ({ filter: { percent: { equalTo: percent } } }),
    isNot: (percent) => ({ filter: { percent: { notEqualTo: percent } } }),
    anyOf: (values) => ({ filter: { percent: { in: values } } }),
    noneOf: (values) => ({ filter: { percent: { notIn: values } } }),
    lessThan: (percent) => ({ filter: { percent: { lessThan: percent } } }),
    atMost: (percent) => ({ filter: { percent: { lessThanOrEqualTo: percent } } }),
    greaterThan: (percent) => ({ filter: { percent: { greaterThan: percent } } }),
    atLeast: (percent) => ({ filter: { percent: { greaterThanOrEqualTo: percent } } }),
  }),
  greenLot: recordFilter(
    'Green lot',
    greenLots,
    {
      is: (greenLot) => ({ condition: { greenLot } }),
    },
    async () => (await import('../green-lots/pickers/greenLotPicker.ts')).greenLotPicker,
  ),
  product: recordFilter(
    'Product',
    products,
    {
      is: (product) => ({ condition: { product } }),
    },
    async () => (await import('../products/pickers/productPicker.ts')).productPicker,
  ),
};
