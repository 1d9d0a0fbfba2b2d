// Scaffolded by Frontage from `Variant.stockMovements`. `frontage pull` keeps your edits.
import { graphql } from 'react-relay';
import type { VariantStockMovementsTabQuery } from '../../../__generated__/VariantStockMovementsTabQuery.graphql.ts';
import type { Address } from '../../address/address.ts';
import type { ListSettings } from '../../lists/listSettings.ts';
import { pagedVariables } from '../../lists/listVariables.ts';
import { connectionPaging } from '../../lists/paging.ts';
import { present } from '../../lists/present.ts';
import { sortsBy } from '../../lists/sortsBy.ts';
import { usePageQuery } from '../../relay/pageContext.tsx';
import { pageQuery } from '../../relay/pageQueries.ts';
import { TabPanel } from '../../ui/record/TabPanel.tsx';
import { stockMovements } from '../stock-movements/stockMovements.ts';
import { StockMovementTable } from '../stock-movements/StockMovementTable.tsx';
import { variants } from './variants.ts';

const settings: ListSettings<VariantStockMovementsTabQuery['variables']> = {
  size: 10,
  paging: connectionPaging,
  defaultSort: '-occurredAt',
  sorts: sortsBy((sort) => ({ orderBy: [sort] }), {
    occurredAt: ['OCCURRED_AT_ASC', 'OCCURRED_AT_DESC'],
  }),
  multiSort: true,
  tieBreak: { column: 'id', variables: { orderBy: ['PRIMARY_KEY_ASC'] } },
};

const query = graphql`
  query VariantStockMovementsTabQuery(
    $id: ID!
    $first: Int
    $after: Cursor
    $last: Int
    $before: Cursor
    $orderBy: [StockMovementOrderBy!]
  ) {
    variant(id: $id) {
      stockMovements(
        first: $first
        after: $after
        last: $last
        before: $before
        orderBy: $orderBy
      ) {
        edges {
          node {
            ...StockMovementTable_rows @arguments(withVariant: false)
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

/** The stock movements of one variant. */
export function VariantStockMovementsTab() {
  const { variant } = usePageQuery<VariantStockMovementsTabQuery>(query);
  const page = variant?.stockMovements;
  const rows = present(page?.edges.map((edge) => edge?.node));
  return (
    <TabPanel
      parent={variants}
      name="stockMovements"
      resource={stockMovements}
      settings={settings}
      pageInfo={{ rowCount: rows.length, ...page?.pageInfo }}
      viewAllFilter="variant"
    >
      <StockMovementTable rows={rows} hiddenColumns={['variant']} />
    </TabPanel>
  );
}

VariantStockMovementsTab.queries = (address: Address) => {
  const id = String(address.key);
  return {
    stockMovements: pageQuery<VariantStockMovementsTabQuery>(
      query,
      { ...pagedVariables(settings, address), id },
      { need: 'panel' },
    ),
  };
};
