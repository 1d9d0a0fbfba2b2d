// Scaffolded by Frontage from `Query.deliveryAddresses`. Edit it and it is yours: `npx frontage
// pull` merges later changes of the schema into what you wrote.
import { graphql } from 'react-relay';
import type { DeliveryAddressListQuery } from '../../../__generated__/DeliveryAddressListQuery.graphql.ts';
import type { DeliveryAddressListTotalQuery } from '../../../__generated__/DeliveryAddressListTotalQuery.graphql.ts';
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
import { deliveryAddresses } from './deliveryAddresses.ts';
import { filters } from './DeliveryAddressFilters.ts';
import { DeliveryAddressTable } from './DeliveryAddressTable.tsx';

const settings: ListSettings<DeliveryAddressListQuery['variables']> = {
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
    city: {
      ascending: { orderBy: ['CITY_ASC'] },
      descending: { orderBy: ['CITY_DESC'] },
    },
    country: {
      ascending: { orderBy: ['COUNTRY_ASC'] },
      descending: { orderBy: ['COUNTRY_DESC'] },
    },
  },
  multiSort: true,
  tieBreak: { column: 'id', variables: { orderBy: ['PRIMARY_KEY_ASC'] } },
  filters,
  and: ['filter', 'and'],
  or: ['filter', 'or'],
  name: 'delivery-addresses',
  columns: {
    customer: 'withCustomer',
    street: 'withStreet',
    postalCode: 'withPostalCode',
    city: 'withCity',
    country: 'withCountry',
    createdAt: 'withCreatedAt',
    instructions: 'withInstructions',
    isDefault: 'withIsDefault',
    updatedAt: 'withUpdatedAt',
  },
};

const query = graphql`
  query DeliveryAddressListQuery(
    $first: Int
    $after: Cursor
    $last: Int
    $before: Cursor
    $condition: DeliveryAddressCondition
    $filter: DeliveryAddressFilter
    $orderBy: [DeliveryAddressOrderBy!]
    $withCustomer: Boolean = true
    $withStreet: Boolean = true
    $withPostalCode: Boolean = true
    $withCity: Boolean = true
    $withCountry: Boolean = true
    $withCreatedAt: Boolean = true
    $withInstructions: Boolean = false
    $withIsDefault: Boolean = false
    $withUpdatedAt: Boolean = false
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
          ...DeliveryAddressTable_rows
            @arguments(
              withCustomer: $withCustomer
              withStreet: $withStreet
              withPostalCode: $withPostalCode
              withCity: $withCity
              withCountry: $withCountry
              withCreatedAt: $withCreatedAt
              withInstructions: $withInstructions
              withIsDefault: $withIsDefault
              withUpdatedAt: $withUpdatedAt
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
  query DeliveryAddressListTotalQuery(
    $first: Int
    $condition: DeliveryAddressCondition
    $filter: DeliveryAddressFilter
  ) {
    deliveryAddresses(first: $first, condition: $condition, filter: $filter) {
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
      pageInfo={{ rowCount: rows.length, ...page?.pageInfo }}
      total={
        <ListTotal<DeliveryAddressListTotalQuery>
          query={totalQuery}
          read={(data) => data.deliveryAddresses?.totalCount}
        />
      }
      loadRecord={async () => (await import('./DeliveryAddressRecord.tsx')).DeliveryAddressRecord}
      bulk={async () => (await import('./deliveryAddressBulk.ts')).deliveryAddressBulk}
      imported={async () => (await import('./deliveryAddressImport.ts')).deliveryAddressImport}
    >
      <DeliveryAddressTable rows={rows} />
    </ListScreen>
  );
}

DeliveryAddressList.queries = (address: Address, visitor: Visitor) => ({
  list: pageQuery<DeliveryAddressListQuery>(query, listVariables(settings, address, visitor)),
  total: pageQuery<DeliveryAddressListTotalQuery>(
    totalQuery,
    totalVariables(settings, address, visitor),
    { need: 'deferred' },
  ),
});

DeliveryAddressList.Failed = failedList(deliveryAddresses, settings);
