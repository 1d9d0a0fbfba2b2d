// Scaffolded by Frontage from `Query.tags`. `frontage pull` keeps your edits.
import { connectionPage } from 'frontage/lists/pageInResponse';
import { connectionPaging } from 'frontage/lists/paging';
import { sortsBy } from 'frontage/lists/sortsBy';
import { failedList } from 'frontage/ui/list/failedList';
import { listQueries, type ListDefinition } from 'frontage/ui/list/listDefinition';
import { ListScreen } from 'frontage/ui/list/ListScreen';
import { graphql } from 'react-relay';
import type { TagListQuery } from '../../../__generated__/TagListQuery.graphql.ts';
import type { TagListTotalQuery } from '../../../__generated__/TagListTotalQuery.graphql.ts';
import { filters, related } from './TagFilters.ts';
import { tagOperations } from './tagOperations.ts';
import { tags } from './tags.ts';
import { TagTable } from './TagTable.tsx';

const list: ListDefinition<TagListQuery, typeof TagTable, TagListTotalQuery> = {
  resource: tags,
  table: TagTable,
  query: graphql`
    query TagListQuery(
      $first: Int
      $after: Cursor
      $last: Int
      $before: Cursor
      $filter: TagFilter
      $orderBy: [TagOrderBy!]
      $more: Boolean = false
    ) {
      tags(
        first: $first
        after: $after
        last: $last
        before: $before
        filter: $filter
        orderBy: $orderBy
      ) {
        edges {
          node {
            ...TagTable_rows @arguments(more: $more)
          }
        }
        pageInfo {
          endCursor
          hasNextPage
          startCursor
          hasPreviousPage
        }
      }
    }
  `,
  read: ({ tags: page }) => connectionPage(page),
  total: {
    query: graphql`
      query TagListTotalQuery($first: Int, $filter: TagFilter) {
        tags(first: $first, filter: $filter) {
          totalCount
        }
      }
    `,
    read: (data) => data.tags?.totalCount,
  },
  size: 25,
  paging: connectionPaging,
  defaultSort: 'name',
  sorts: sortsBy((sort) => ({ orderBy: [sort] }), {
    id: ['PRIMARY_KEY_ASC', 'PRIMARY_KEY_DESC'],
    name: ['NAME_ASC', 'NAME_DESC'],
  }),
  multiSort: true,
  tieBreak: { column: 'id', variables: { orderBy: ['PRIMARY_KEY_ASC'] } },
  search: {
    fields: ['Name'],
    variables: (text) => ({ filter: { name: { includesInsensitive: text } } }),
  },
  filters,
  related,
  and: ['filter', 'and'],
  or: ['filter', 'or'],
  not: ['filter', 'not'],
  relatedColumns: () => import('./TagRelated.ts'),
  name: 'tags',
};

/** The list of tags. */
export function TagList() {
  return (
    <ListScreen
      list={list}
      loadRecord={async () => (await import('./TagRecord.tsx')).TagRecord}
      operations={tagOperations}
    />
  );
}

TagList.queries = listQueries(list);
TagList.Failed = failedList(list);
