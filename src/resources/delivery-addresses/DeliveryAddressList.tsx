// Scaffolded by Frontage from `Query.deliveryAddresses`. Edit it and it is yours: `npx frontage
// pull` merges later changes of the schema into what you wrote.
import { graphql } from 'react-relay';
import type { DeliveryAddressListQuery } from '../../../__generated__/DeliveryAddressListQuery.graphql.ts';
import type { DeliveryAddressListTotalQuery } from '../../../__generated__/DeliveryAddressListTotalQuery.graphql.ts';
import { usePageQuery } from '../../relay/pageContext.tsx';
import { pageQuery, type Address } from '../../relay/pageQueries.ts';
import { listVariables, totalVariables } from '../../ui/list/listAddress.ts';
import { ListScreen } from '../../ui/list/ListScreen.tsx';
import type { ListSettings } from '../../ui/list/listSettings.ts';
import { ListTotal } from '../../ui/list/ListTotal.tsx';
import { cursorPaging } from '../../ui/list/paging.ts';
import { present } from '../../ui/list/present.ts';
import { customers } from '../customers/customers.ts';
import { deliveryAddresses } from './deliveryAddresses.ts';
import { DeliveryAddressTable } from './DeliveryAddressTable.tsx';

const settings: ListSettings<DeliveryAddressListQuery['variables']> = {
  size: 25,
  paging: cursorPaging(
    (first, after) => ({ first, after }),
    (last, before) => ({ last, before }),
  ),
  sorts: {
    city: {
      ascending: { orderBy: ['CITY_ASC', 'PRIMARY_KEY_ASC'] },
      descending: { orderBy: ['CITY_DESC', 'PRIMARY_KEY_ASC'] },
    },
    country: {
      ascending: { orderBy: ['COUNTRY_ASC', 'PRIMARY_KEY_ASC'] },
      descending: { orderBy: ['COUNTRY_DESC', 'PRIMARY_KEY_ASC'] },
    },
  },
  filters: {
    customer: {
      label: 'Customer',
      relation: customers,
      variables: (customer) => ({ condition: { customer } }),
    },
  },
};

const query = graphql`
  query DeliveryAddressListQuery(
    $first: Int
    $after: Cursor
    $last: Int
    $before: Cursor
    $condition: DeliveryAddressCondition
    $orderBy: [DeliveryAddressOrderBy!]
  ) {
    deliveryAddresses(
      first: $first
      after: $after
      last: $last
      before: $before
      condition: $condition
      orderBy: $orderBy
    ) {
      edges {
        node {
          ...DeliveryAddressTable_rows
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
  query DeliveryAddressListTotalQuery($first: Int, $condition: DeliveryAddressCondition) {
    deliveryAddresses(first: $first, condition: $condition) {
      totalCount
    }
  }
`;

/** The list of delivery addresses. */
export function DeliveryAddressList() {
  const { deliveryAddresses: page } = usePageQuery<DeliveryAddressListQuery>(query);
  const rows = present(page?.edges.map((edge) => edge?.node));
  return (
    <ListScreen
      resource={deliveryAddresses}
      settings={settings}
      ends={{ rowCount: rows.length, ...page?.pageInfo }}
      total={
        <ListTotal<DeliveryAddressListTotalQuery>
          query={totalQuery}
          read={(data) => data.deliveryAddresses?.totalCount}
        />
      }
    >
      <DeliveryAddressTable rows={rows} />
    </ListScreen>
  );
}

DeliveryAddressList.queries = (address: Address) => ({
  list: pageQuery<DeliveryAddressListQuery>(query, listVariables(settings, address)),
  total: pageQuery<DeliveryAddressListTotalQuery>(totalQuery, totalVariables(settings, address), {
    need: 'late',
  }),
});
