// Scaffolded by Frontage from `Query.deliveryAddresses`. `frontage pull` keeps your edits.
import { connectionPage } from 'frontage/lists/pageInResponse';
import { connectionPaging } from 'frontage/lists/paging';
import { sortsBy } from 'frontage/lists/sortsBy';
import { failedList } from 'frontage/ui/list/failedList';
import { listQueries, type ListDefinition } from 'frontage/ui/list/listDefinition';
import { ListScreen } from 'frontage/ui/list/ListScreen';
import { graphql } from 'react-relay';
import type { DeliveryAddressListQuery } from '../../../__generated__/DeliveryAddressListQuery.graphql.ts';
import type { DeliveryAddressListTotalQuery } from '../../../__generated__/DeliveryAddressListTotalQuery.graphql.ts';
import { customers } from '../customers/customers.ts';
import { deliveryAddresses } from './deliveryAddresses.ts';
import { filters, related, valueCounts } from './DeliveryAddressFilters.ts';
import { deliveryAddressOperations } from './deliveryAddressOperations.ts';
import { DeliveryAddressTable } from './DeliveryAddressTable.tsx';

const list: ListDefinition<
  DeliveryAddressListQuery,
  typeof DeliveryAddressTable,
  DeliveryAddressListTotalQuery
> = {
  resource: deliveryAddresses,
  table: DeliveryAddressTable,
  query: graphql`
    query DeliveryAddressListQuery(
      $first: Int
      $after: Cursor
      $last: Int
      $before: Cursor
      $condition: DeliveryAddressCondition
      $filter: DeliveryAddressFilter
      $orderBy: [DeliveryAddressOrderBy!]
      $withCustomer: Boolean = true
      $more: Boolean = false
    ) {
      deliveryAddresses(
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
            ...DeliveryAddressTable_rows @arguments(withCustomer: $withCustomer, more: $more)
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
  read: ({ deliveryAddresses: page }) => connectionPage(page),
  total: {
    query: graphql`
      query DeliveryAddressListTotalQuery(
        $first: Int
        $condition: DeliveryAddressCondition
        $filter: DeliveryAddressFilter
      ) {
        deliveryAddresses(first: $first, condition: $condition, filter: $filter) {
          totalCount
        }
      }
    `,
    read: (data) => data.deliveryAddresses?.totalCount,
  },
  valueCounts,
  size: 25,
  paging: connectionPaging,
  sorts: sortsBy((sort) => ({ orderBy: [sort] }), {
    id: ['PRIMARY_KEY_ASC', 'PRIMARY_KEY_DESC'],
    city: ['CITY_ASC', 'CITY_DESC'],
    country: ['COUNTRY_ASC', 'COUNTRY_DESC'],
  }),
  multiSort: true,
  tieBreak: { column: 'id', variables: { orderBy: ['PRIMARY_KEY_ASC'] } },
  search: {
    fields: ['Customer'],
    through: { customer: customers },
    variables: (text) => ({ filter: { customer: { name: { includesInsensitive: text } } } }),
  },
  filters,
  related,
  and: ['filter', 'and'],
  or: ['filter', 'or'],
  not: ['filter', 'not'],
  relatedColumns: () => import('./DeliveryAddressRelated.ts'),
  name: 'delivery-addresses',
};

/** The list of delivery addresses. */
export function DeliveryAddressList() {
  return (
    <ListScreen
      list={list}
      loadRecord={async () => (await import('./DeliveryAddressRecord.tsx')).DeliveryAddressRecord}
      operations={deliveryAddressOperations}
    />
  );
}

DeliveryAddressList.queries = listQueries(list);
DeliveryAddressList.Failed = failedList(list);
