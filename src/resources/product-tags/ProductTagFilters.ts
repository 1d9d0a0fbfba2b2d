// Scaffolded by Frontage from `Query.productTags`. `frontage pull` keeps your edits.
import type { ProductTagListQuery } from '../../../__generated__/ProductTagListQuery.graphql.ts';
import { integerFilter, recordFilter } from '../../lists/filters/filterSettings.ts';
import type { Filters } from '../../lists/listSettings.ts';
import { employees } from '../employees/employees.ts';
import { products } from '../products/products.ts';
import { tags } from '../tags/tags.ts';

export const filters: Filters<ProductTagListQuery['variables']> = {
  position: integerFilter('Position', {
    is: (position) => ({ filter: { position: { equalTo: position } } }),
    isNot: (position) => ({ filter: { position: { notEqualTo: position } } }),
    anyOf: (values) => ({ filter: { position: { in: values } } }),
    noneOf: (values) => ({ filter: { position: { notIn: values } } }),
    lessThan: (position) => ({ filter: { position: { lessThan: position } } }),
    atMost: (position) => ({ filter: { position: { lessThanOrEqualTo: position } } }),
    greaterThan: (position) => ({ filter: { position: { greaterThan: position } } }),
    atLeast: (position) => ({ filter: { position: { greaterThanOrEqualTo: position } } }),
  }),
  addedBy: recordFilter(
    'Added by',
    employees,
    {
      isEmpty: (isEmpty) => ({ filter: { addedByExists: !isEmpty } }),
      is: (addedBy) => ({ condition: { addedBy } }),
    },
    async () => (await import('../employees/pickers/employeePicker.ts')).employeePicker,
  ),
  product: recordFilter(
    'Product',
    products,
    {
      is: (product) => ({ condition: { product } }),
    },
    async () => (await import('../products/pickers/productPicker.ts')).productPicker,
  ),
  tag: recordFilter(
    'Tag',
    tags,
    {
      is: (tag) => ({ condition: { tag } }),
    },
    async () => (await import('../tags/pickers/tagPicker.ts')).tagPicker,
  ),
};
