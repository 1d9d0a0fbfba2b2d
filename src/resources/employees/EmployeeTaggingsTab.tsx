// Scaffolded by Frontage from `Employee.taggings`. `frontage pull` keeps your edits.
import { graphql } from 'react-relay';
import type { EmployeeTaggingsTabQuery } from '../../../__generated__/EmployeeTaggingsTabQuery.graphql.ts';
import type { Address } from '../../address/address.ts';
import type { ListSettings } from '../../lists/listSettings.ts';
import { pagedVariables } from '../../lists/listVariables.ts';
import { connectionPaging } from '../../lists/paging.ts';
import { present } from '../../lists/present.ts';
import { sortsBy } from '../../lists/sortsBy.ts';
import { usePageQuery } from '../../relay/pageContext.tsx';
import { pageQuery } from '../../relay/pageQueries.ts';
import { TabPanel } from '../../ui/record/TabPanel.tsx';
import { productTags } from '../product-tags/productTags.ts';
import { ProductTagTable } from '../product-tags/ProductTagTable.tsx';
import { employees } from './employees.ts';

const settings: ListSettings<EmployeeTaggingsTabQuery['variables']> = {
  size: 10,
  paging: connectionPaging,
  defaultSort: 'position',
  sorts: sortsBy((sort) => ({ orderBy: [sort] }), {
    position: ['POSITION_ASC', 'POSITION_DESC'],
  }),
  multiSort: true,
  tieBreak: { column: 'id', variables: { orderBy: ['PRIMARY_KEY_ASC'] } },
};

const query = graphql`
  query EmployeeTaggingsTabQuery(
    $id: ID!
    $first: Int
    $after: Cursor
    $last: Int
    $before: Cursor
    $orderBy: [ProductTagOrderBy!]
  ) {
    employee(id: $id) {
      taggings(first: $first, after: $after, last: $last, before: $before, orderBy: $orderBy) {
        edges {
          node {
            ...ProductTagTable_rows
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
  }
`;

/** The taggings of one employee. */
export function EmployeeTaggingsTab() {
  const { employee } = usePageQuery<EmployeeTaggingsTabQuery>(query);
  const page = employee?.taggings;
  const rows = present(page?.edges.map((edge) => edge?.node));
  return (
    <TabPanel
      parent={employees}
      name="taggings"
      resource={productTags}
      settings={settings}
      pageInfo={{ rowCount: rows.length, ...page?.pageInfo }}
      viewAllFilter="addedBy"
    >
      <ProductTagTable rows={rows} hiddenColumns={['addedBy']} />
    </TabPanel>
  );
}

EmployeeTaggingsTab.queries = (address: Address) => {
  const id = String(address.key);
  return {
    taggings: pageQuery<EmployeeTaggingsTabQuery>(
      query,
      { ...pagedVariables(settings, address), id },
      { need: 'panel' },
    ),
  };
};
