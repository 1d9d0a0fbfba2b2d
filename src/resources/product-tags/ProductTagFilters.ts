// Scaffolded by Frontage from `Query.productTags`. `frontage pull` keeps your edits.
import { defineFilters } from 'frontage/lists/filters/defineFilters';
import { integerFilter, recordFilter } from 'frontage/lists/filters/filterSettings';
import { relatedFilter } from 'frontage/lists/filters/relatedFilter';
import type { RelatedFilters } from 'frontage/lists/listSettings';
import type { EmployeeListQuery } from '../../../__generated__/EmployeeListQuery.graphql.ts';
import type { ProductListQuery } from '../../../__generated__/ProductListQuery.graphql.ts';
import type { ProductTagListQuery } from '../../../__generated__/ProductTagListQuery.graphql.ts';
import type { TagListQuery } from '../../../__generated__/TagListQuery.graphql.ts';
import { employees } from '../employees/employees.ts';
import { intFilter } from '../filters/intFilter.ts';
import { products } from '../products/products.ts';
import { tags } from '../tags/tags.ts';

export const filters = defineFilters<ProductTagListQuery['variables']>({
  position: integerFilter('filter.position', intFilter),
  addedBy: recordFilter(
    employees,
    {
      isEmpty: (isEmpty) => ({ filter: { addedByExists: !isEmpty } }),
      is: (addedBy) => ({ condition: { addedBy } }),
    },
    { picker: async () => (await import('../employees/pickers/employeePicker.ts')).employeePicker },
  ),
  product: recordFilter(
    products,
    { is: (product) => ({ condition: { product } }) },
    { picker: async () => (await import('../products/pickers/productPicker.ts')).productPicker },
  ),
  tag: recordFilter(
    tags,
    { is: (tag) => ({ condition: { tag } }) },
    { picker: async () => (await import('../tags/pickers/tagPicker.ts')).tagPicker },
  ),
});

export const related: RelatedFilters<ProductTagListQuery['variables']> = {
  addedBy: relatedFilter(
    employees,
    (variables: EmployeeListQuery['variables']) => variables.filter,
    { one: (conditions) => ({ filter: { addedBy: conditions } }) },
  ),
  product: relatedFilter(products, (variables: ProductListQuery['variables']) => variables.filter, {
    one: (conditions) => ({ filter: { product: conditions } }),
  }),
  tag: relatedFilter(tags, (variables: TagListQuery['variables']) => variables.filter, {
    one: (conditions) => ({ filter: { tag: conditions } }),
  }),
};
