// Scaffolded by Frontage from `Query.blendComponents`. Edit it and it is yours: `npx frontage pull`
// merges later changes of the schema into what you wrote.
import { graphql } from 'react-relay';
import type { BlendComponentListQuery } from '../../../__generated__/BlendComponentListQuery.graphql.ts';
import type { BlendComponentListTotalQuery } from '../../../__generated__/BlendComponentListTotalQuery.graphql.ts';
import { usePageQuery } from '../../relay/pageContext.tsx';
import { pageQuery, type Address } from '../../relay/pageQueries.ts';
import { listVariables, totalVariables } from '../../ui/list/listAddress.ts';
import { ListScreen } from '../../ui/list/ListScreen.tsx';
import type { ListSettings } from '../../ui/list/listSettings.ts';
import { ListTotal } from '../../ui/list/ListTotal.tsx';
import { cursorPaging } from '../../ui/list/paging.ts';
import { present } from '../../ui/list/present.ts';
import { greenLots } from '../green-lots/greenLots.ts';
import { products } from '../products/products.ts';
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
      ascending: { orderBy: ['PERCENT_ASC', 'PRIMARY_KEY_ASC'] },
      descending: { orderBy: ['PERCENT_DESC', 'PRIMARY_KEY_ASC'] },
    },
  },
  filters: {
    greenLot: {
      label: 'Green lot',
      relation: greenLots,
      variables: (greenLot) => ({ condition: { greenLot } }),
    },
    product: {
      label: 'Product',
      relation: products,
      variables: (product) => ({ condition: { product } }),
    },
  },
};

const query = graphql`
  query BlendComponentListQuery(
    $first: Int
    $after: Cursor
    $last: Int
    $before: Cursor
    $condition: BlendComponentCondition
    $orderBy: [BlendComponentOrderBy!]
  ) {
    blendComponents(
      first: $first
      after: $after
      last: $last
      before: $before
      condition: $condition
      orderBy: $orderBy
    ) {
      edges {
        node {
          ...BlendComponentTable_rows
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
  query BlendComponentListTotalQuery($first: Int, $condition: BlendComponentCondition) {
    blendComponents(first: $first, condition: $condition) {
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
      ends={{ rowCount: rows.length, ...page?.pageInfo }}
      total={
        <ListTotal<BlendComponentListTotalQuery>
          query={totalQuery}
          read={(data) => data.blendComponents?.totalCount}
        />
      }
    >
      <BlendComponentTable rows={rows} />
    </ListScreen>
  );
}

BlendComponentList.queries = (address: Address) => ({
  list: pageQuery<BlendComponentListQuery>(query, listVariables(settings, address)),
  total: pageQuery<BlendComponentListTotalQuery>(totalQuery, totalVariables(settings, address), {
    need: 'late',
  }),
});
