// Scaffolded by Frontage from `Supplier.greenLots`. `frontage pull` keeps your edits.
import { graphql } from 'react-relay';
import type { SupplierGreenLotsTabQuery } from '../../../__generated__/SupplierGreenLotsTabQuery.graphql.ts';
import type { Address } from '../../address/address.ts';
import type { ListSettings } from '../../lists/listSettings.ts';
import { pagedVariables } from '../../lists/listVariables.ts';
import { connectionPaging } from '../../lists/paging.ts';
import { present } from '../../lists/present.ts';
import { sortsBy } from '../../lists/sortsBy.ts';
import { usePageQuery } from '../../relay/pageContext.tsx';
import { pageQuery } from '../../relay/pageQueries.ts';
import { TabPanel } from '../../ui/record/TabPanel.tsx';
import { greenLots } from '../green-lots/greenLots.ts';
import { GreenLotTable } from '../green-lots/GreenLotTable.tsx';
import { suppliers } from './suppliers.ts';

const settings: ListSettings<SupplierGreenLotsTabQuery['variables']> = {
  size: 10,
  paging: connectionPaging,
  defaultSort: 'code',
  sorts: sortsBy((sort) => ({ orderBy: [sort] }), {
    code: ['CODE_ASC', 'CODE_DESC'],
  }),
  multiSort: true,
  tieBreak: { column: 'id', variables: { orderBy: ['PRIMARY_KEY_ASC'] } },
};

const query = graphql`
  query SupplierGreenLotsTabQuery(
    $id: ID!
    $first: Int
    $after: Cursor
    $last: Int
    $before: Cursor
    $orderBy: [GreenLotOrderBy!]
  ) {
    supplier(id: $id) {
      greenLots(first: $first, after: $after, last: $last, before: $before, orderBy: $orderBy) {
        edges {
          node {
            ...GreenLotTable_rows @arguments(withSupplier: false)
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

/** The green lots of one supplier. */
export function SupplierGreenLotsTab() {
  const { supplier } = usePageQuery<SupplierGreenLotsTabQuery>(query);
  const page = supplier?.greenLots;
  const rows = present(page?.edges.map((edge) => edge?.node));
  return (
    <TabPanel
      parent={suppliers}
      name="greenLots"
      resource={greenLots}
      settings={settings}
      pageInfo={{ rowCount: rows.length, ...page?.pageInfo }}
      viewAllFilter="supplier"
    >
      <GreenLotTable rows={rows} hiddenColumns={['supplier']} />
    </TabPanel>
  );
}

SupplierGreenLotsTab.queries = (address: Address) => {
  const id = String(address.key);
  return {
    greenLots: pageQuery<SupplierGreenLotsTabQuery>(
      query,
      { ...pagedVariables(settings, address), id },
      { need: 'panel' },
    ),
  };
};
