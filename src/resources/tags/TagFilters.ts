// Scaffolded by Frontage from `Query.tags`. `frontage pull` keeps your edits.
import type { TagListQuery } from '../../../__generated__/TagListQuery.graphql.ts';
import { textFilter } from '../../lists/filters/filterSettings.ts';
import type { Filters } from '../../lists/listSettings.ts';

export const filters: Filters<TagListQuery['variables']> = {
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
};
