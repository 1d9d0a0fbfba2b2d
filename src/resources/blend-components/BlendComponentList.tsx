// Scaffolded by Frontage from `Query.blendComponents`. Edit it and it is yours: `npx frontage pull`
// merges later changes of the schema into what you wrote.
import { graphql } from 'react-relay';
import type { BlendComponentListQuery } from '../../../__generated__/BlendComponentListQuery.graphql.ts';
import type { BlendComponentListTotalQuery } from '../../../__generated__/BlendComponentListTotalQuery.graphql.ts';
import type { Address } from '../../address/address.ts';
import { usePageQuery } from '../../relay/pageContext.tsx';
import { pageQuery } from '../../relay/pageQueries.ts';
import { failedList } from '../../ui/list/failedList.tsx';
import { ListScreen } from '../../ui/list/ListScreen.tsx';
import type { ListSettings } from '../../ui/list/listSettings.ts';
import { ListTotal } from '../../ui/list/ListTotal.tsx';
import { listVariables, totalVariables } from '../../ui/list/listVariables.ts';
import { cursorPaging } from '../../ui/list/paging.ts';
import { present } from '../../ui/list/present.ts';
import type { Visitor } from '../../visitor/visitor.ts';
import { filters } from './BlendComponentFilters.ts';
import { blendComponents } from './blendComponents.ts';
import { BlendComponentTable } from './BlendComponentTable.tsx';

const settings: ListSettings<BlendComponentListQuery['variables']> = {
  size: 25,
  paging: cursorPaging(
    (first, after) => ({ first, after }),
    (last, before) => ({ last, before }),
  ),
  sorts: {
    id: {
      ascending: { orderBy: ['PRIMARY_KEY_ASC'] },
      descending: { orderBy: ['PRIMARY_KEY_DESC'] },
    },
    percent: {
      ascending: { orderBy: ['PERCENT_ASC'] },
      descending: { orderBy: ['PERCENT_DESC'] },
    },
  },
  multiSort: true,
  tieBreak: { column: 'id', variables: { orderBy: ['PRIMARY_KEY_ASC'] } },
  filters,
  and: ['filter', 'and'],
  or: ['filter', 'or'],
  name: 'blend-components',
  columns: {
    greenLot: 'withGreenLot',
    product: 'withProduct',
    percent: 'withPercent',
    note: 'withNote',
  },
};

const query = graphql`
  query BlendComponentListQuery(
    $first: Int
    $after: Cursor
    $last: Int
    $before: Cursor
    $condition: BlendComponentCondition
    $filter: BlendComponentFilter
    $orderBy: [BlendComponentOrderBy!]
    $withGreenLot: Boolean = true
    $withProduct: Boolean = true
    $withPercent: Boolean = true
    $withNote: Boolean = false
  ) {
    blendComponents(
      first: $first
      after: $after
      last: $last
      before: $before
      condition: $condition
      filter: $filter
      orderBy: $orderBy
    ) {
      edges {
        node {
          ...BlendComponentTable_rows
            @arguments(
              withGreenLot: $withGreenLot
              withProduct: $withProduct
              withPercent: $withPercent
              withNote: $withNote
            )
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
`;

const totalQuery = graphql`
  query BlendComponentListTotalQuery(
    $first: Int
    $condition: BlendComponentCondition
    $filter: BlendComponentFilter
  ) {
    blendComponents(first: $first, condition: $condition, filter: $filter) {
      totalCount
    }
  }
`;

/** The list of blend components. */
export function BlendComponentList() {
  const { blendComponents: page } = usePageQuery<BlendComponentListQuery>(query);
  const rows = present(page?.edges.map((edge) => edge?.node));
  return (
    <ListScreen
      resource={blendComponents}
      settings={settings}
      pageInfo={{ rowCount: rows.length, ...page?.pageInfo }}
      total={
        <ListTotal<BlendComponentListTotalQuery>
          query={totalQuery}
          read={(data) => data.blendComponents?.totalCount}
        />
      }
      loadRecord={async () => (await import('./BlendComponentRecord.tsx')).BlendComponentRecord}
      bulk={async () => (await import('./blendComponentBulk.ts')).blendComponentBulk}
      imported={async () => (await import('./blendComponentImport.ts')).blendComponentImport}
    >
      <BlendComponentTable rows={rows} />
    </ListScreen>
  );
}

BlendComponentList.queries = (address: Address, visitor: Visitor) => ({
  list: pageQuery<BlendComponentListQuery>(query, listVariables(settings, address, visitor)),
  total: pageQuery<BlendComponentListTotalQuery>(
    totalQuery,
    totalVariables(settings, address, visitor),
    { need: 'deferred' },
  ),
});

BlendComponentList.Failed = failedList(blendComponents, settings);
