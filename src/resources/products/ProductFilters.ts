// Scaffolded by Frontage from `Query.products`. `frontage pull` keeps your edits.
import type { ProductListQuery } from '../../../__generated__/ProductListQuery.graphql.ts';
import { dayFilter } from '../../lists/filters/dateFilters.ts';
import {
  choiceFilter,
  statusFilter,
  textFilter,
  yesNoFilter,
} from '../../lists/filters/filterSettings.ts';
import type { Filters } from '../../lists/listSettings.ts';
import { productCategory } from '../enums/productCategory.ts';
import { productStatus } from '../enums/productStatus.ts';
import { roastLevel } from '../enums/roastLevel.ts';

export const filters: Filters<ProductListQuery['variables']> = {
  status: statusFilter('Status', productStatus, {
    is: (status) => ({ filter: { status: { equalTo: status } } }),
    isNot: (status) => ({ filter: { status: { notEqualTo: status } } }),
    anyOf: (values) => ({ filter: { status: { in: values } } }),
    noneOf: (values) => ({ filter: { status: { notIn: values } } }),
  }),
  category: choiceFilter('Category', productCategory, {
    is: (category) => ({ filter: { category: { equalTo: category } } }),
    isNot: (category) => ({ filter: { category: { notEqualTo: category } } }),
    anyOf: (values) => ({ filter: { category: { in: values } } }),
    noneOf: (values) => ({ filter: { category: { notIn: values } } }),
  }),
  roast: choiceFilter('Roast', roastLevel, {
    isEmpty: (isEmpty) => ({ filter: { roast: { isNull: isEmpty } } }),
    is: (roast) => ({ filter: { roast: { equalTo: roast } } }),
    isNot: (roast) => ({ filter: { roast: { notEqualTo: roast } } }),
    anyOf: (values) => ({ filter: { roast: { in: values } } }),
    noneOf: (values) => ({ filter: { roast: { notIn: values } } }),
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
  code: textFilter('Code', {
    is: (code) => ({ filter: { code: { equalTo: code } } }),
    isNot: (code) => ({ filter: { code: { notEqualTo: code } } }),
    anyOf: (values) => ({ filter: { code: { in: values } } }),
    noneOf: (values) => ({ filter: { code: { notIn: values } } }),
    contains: (code) => ({ filter: { code: { includesInsensitive: code } } }),
    doesNotContain: (code) => ({ filter: { code: { notIncludesInsensitive: code } } }),
    startsWith: (code) => ({ filter: { code: { startsWithInsensitive: code } } }),
    endsWith: (code) => ({ filter: { code: { endsWithInsensitive: code } } }),
  }),
  slug: textFilter('Slug', {
    is: (slug) => ({ filter: { slug: { equalTo: slug } } }),
    isNot: (slug) => ({ filter: { slug: { notEqualTo: slug } } }),
    anyOf: (values) => ({ filter: { slug: { in: values } } }),
    noneOf: (values) => ({ filter: { slug: { notIn: values } } }),
    contains: (slug) => ({ filter: { slug: { includesInsensitive: slug } } }),
    doesNotContain: (slug) => ({ filter: { slug: { notIncludesInsensitive: slug } } }),
    startsWith: (slug) => ({ filter: { slug: { startsWithInsensitive: slug } } }),
    endsWith: (slug) => ({ filter: { slug: { endsWithInsensitive: slug } } }),
  }),
  isOrganic: yesNoFilter('Organic', {
    is: (isOrganic) => ({ filter: { isOrganic: { equalTo: isOrganic } } }),
  }),
  launchedOn: dayFilter('Launched on', {
    isEmpty: (isEmpty) => ({ filter: { launchedOn: { isNull: isEmpty } } }),
    isNot: (launchedOn) => ({ filter: { launchedOn: { notEqualTo: launchedOn } } }),
    lessThan: (launchedOn) => ({ filter: { launchedOn: { lessThan: launchedOn } } }),
    atLeast: (launchedOn) => ({ filter: { launchedOn: { greaterThanOrEqualTo: launchedOn } } }),
  }),
};
