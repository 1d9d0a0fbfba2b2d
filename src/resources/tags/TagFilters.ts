// Scaffolded by Frontage from `Query.tags`. `frontage pull` keeps your edits.
import type { TagListQuery } from '../../../__generated__/TagListQuery.graphql.ts';
import { defineFilters } from '../../lists/filters/defineFilters.ts';
import { textFilter } from '../../lists/filters/filterSettings.ts';
import { stringFilter } from '../filters/stringFilter.ts';

export const filters = defineFilters<TagListQuery['variables']>({
  name: textFilter('filter.name', stringFilter),
});
