// Scaffolded by Frontage from `Query.tags`. `frontage pull` keeps your edits.
import { defineFilters } from 'frontage/lists/filters/defineFilters';
import { textFilter } from 'frontage/lists/filters/filterSettings';
import type { TagListQuery } from '../../../__generated__/TagListQuery.graphql.ts';
import { stringFilter } from '../filters/stringFilter.ts';

export const filters = defineFilters<TagListQuery['variables']>({
  name: textFilter('filter.name', stringFilter),
});
