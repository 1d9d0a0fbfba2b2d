// Scaffolded by Frontage from `Query.suppliers`. Edit it and it is yours: `npx frontage pull`
// merges later changes of the schema into what you wrote.
import { graphql } from 'react-relay';
import type { SupplierListQuery } from '../../../__generated__/SupplierListQuery.graphql.ts';
import type { SupplierListTotalQuery } from '../../../__generated__/SupplierListTotalQuery.graphql.ts';
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
import { filters } from './SupplierFilters.ts';
import { suppliers } from './suppliers.ts';
import { SupplierTable } from './SupplierTable.tsx';

const settings: ListSettings<SupplierListQuery['variables']> = {
  size: 25,
  paging: cursorPaging(
    (first, after) => ({ first, after }),
    (last, before) => ({ last, before }),
  ),
  defaultSort: 'name',
  sorts: {
    id: {
      ascending: { orderBy: ['PRIMARY_KEY_ASC'] },
      descending: { orderBy: ['PRIMARY_KEY_DESC'] },
    },
    name: {
      ascending: { orderBy: ['NAME_ASC'] },
      descending: { orderBy: ['NAME_DESC'] },
    },
    kind: {
      ascending: { orderBy: ['KIND_ASC'] },
      descending: { orderBy: ['KIND_DESC'] },
    },
    country: {
      ascending: { orderBy: ['COUNTRY_ASC'] },
      descending: { orderBy: ['COUNTRY_DESC'] },
    },
    email: {
      ascending: { orderBy: ['EMAIL_ASC'] },
      descending: { orderBy: ['EMAIL_DESC'] },
    },
    rating: {
      ascending: { orderBy: ['RATING_ASC'] },
      descending: { orderBy: ['RATING_DESC'] },
    },
    isDirectTrade: {
      ascending: { orderBy: ['IS_DIRECT_TRADE_ASC'] },
      descending: { orderBy: ['IS_DIRECT_TRADE_DESC'] },
    },
  },
  multiSort: true,
  tieBreak: { column: 'id', variables: { orderBy: ['PRIMARY_KEY_ASC'] } },
  search: {
    fields: ['Name', 'Email'],
    variables: (text) => ({
      filter: {
        or: [{ name: { includesInsensitive: text } }, { email: { includesInsensitive: text } }],
      },
    }),
  },
  filters,
  and: ['filter', 'and'],
  or: ['filter', 'or'],
  name: 'suppliers',
  columns: {
    picture: 'withPicture',
    kind: 'withKind',
    country: 'withCountry',
    email: 'withEmail',
    rating: 'withRating',
    createdAt: 'withCreatedAt',
    region: 'withRegion',
    phone: 'withPhone',
    website: 'withWebsite',
    story: 'withStory',
    altitudeMeters: 'withAltitudeMeters',
    isDirectTrade: 'withIsDirectTrade',
    partnerSince: 'withPartnerSince',
    updatedAt: 'withUpdatedAt',
  },
  layouts: { gallery: 'picture' },
};

const query = graphql`
  query SupplierListQuery(
    $first: Int
    $after: Cursor
    $last: Int
    $before: Cursor
    $filter: SupplierFilter
    $orderBy: [SupplierOrderBy!]
    $withPicture: Boolean = true
    $withKind: Boolean = true
    $withCountry: Boolean = true
    $withEmail: Boolean = true
    $withRating: Boolean = true
    $withCreatedAt: Boolean = true
    $withRegion: Boolean = false
    $withPhone: Boolean = false
    $withWebsite: Boolean = false
    $withStory: Boolean = false
    $withAltitudeMeters: Boolean = false
    $withIsDirectTrade: Boolean = false
    $withPartnerSince: Boolean = false
    $withUpdatedAt: Boolean = false
  ) {
    suppliers(
      first: $first
      after: $after
      last: $last
      before: $before
      filter: $filter
      orderBy: $orderBy
    ) {
      edges {
        node {
          ...SupplierTable_rows
            @arguments(
              withPicture: $withPicture
              withKind: $withKind
              withCountry: $withCountry
              withEmail: $withEmail
              withRating: $withRating
              withCreatedAt: $withCreatedAt
              withRegion: $withRegion
              withPhone: $withPhone
              withWebsite: $withWebsite
              withStory: $withStory
              withAltitudeMeters: $withAltitudeMeters
              withIsDirectTrade: $withIsDirectTrade
              withPartnerSince: $withPartnerSince
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
  query SupplierListTotalQuery($first: Int, $filter: SupplierFilter) {
    suppliers(first: $first, filter: $filter) {
      totalCount
    }
  }
`;

/** The list of suppliers. */
export function SupplierList() {
  const { suppliers: page } = usePageQuery<SupplierListQuery>(query);
  const rows = present(page?.edges.map((edge) => edge?.node));
  return (
    <ListScreen
      resource={suppliers}
      settings={settings}
      pageInfo={{ rowCount: rows.length, ...page?.pageInfo }}
      total={
        <ListTotal<SupplierListTotalQuery>
          query={totalQuery}
          read={(data) => data.suppliers?.totalCount}
        />
      }
      loadRecord={async () => (await import('./SupplierRecord.tsx')).SupplierRecord}
      bulk={async () => (await import('./supplierBulk.ts')).supplierBulk}
      imported={async () => (await import('./supplierImport.ts')).supplierImport}
    >
      <SupplierTable rows={rows} />
    </ListScreen>
  );
}

SupplierList.queries = (address: Address, visitor: Visitor) => ({
  list: pageQuery<SupplierListQuery>(query, listVariables(settings, address, visitor)),
  total: pageQuery<SupplierListTotalQuery>(totalQuery, totalVariables(settings, address, visitor), {
    need: 'deferred',
  }),
});

SupplierList.Failed = failedList(suppliers, settings);
