// Scaffolded by Frontage from `Query.customers`. Edit it and it is yours: `npx frontage pull`
// merges later changes of the schema into what you wrote.
import { graphql } from 'react-relay';
import type { CustomerListQuery } from '../../../__generated__/CustomerListQuery.graphql.ts';
import type { CustomerListTotalQuery } from '../../../__generated__/CustomerListTotalQuery.graphql.ts';
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
import { filters } from './CustomerFilters.ts';
import { customers } from './customers.ts';
import { CustomerTable } from './CustomerTable.tsx';

const settings: ListSettings<CustomerListQuery['variables']> = {
  size: 25,
  paging: cursorPaging(
    (first, after) => ({ first, after }),
    (last, before) => ({ last, before }),
  ),
  defaultSort: '-createdAt',
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
    status: {
      ascending: { orderBy: ['STATUS_ASC'] },
      descending: { orderBy: ['STATUS_DESC'] },
    },
    email: {
      ascending: { orderBy: ['EMAIL_ASC'] },
      descending: { orderBy: ['EMAIL_DESC'] },
    },
    vatNumber: {
      ascending: { orderBy: ['VAT_NUMBER_ASC'] },
      descending: { orderBy: ['VAT_NUMBER_DESC'] },
    },
    billingCity: {
      ascending: { orderBy: ['BILLING_CITY_ASC'] },
      descending: { orderBy: ['BILLING_CITY_DESC'] },
    },
    billingCountry: {
      ascending: { orderBy: ['BILLING_COUNTRY_ASC'] },
      descending: { orderBy: ['BILLING_COUNTRY_DESC'] },
    },
    creditLimit: {
      ascending: { orderBy: ['CREDIT_LIMIT_ASC'] },
      descending: { orderBy: ['CREDIT_LIMIT_DESC'] },
    },
    newsletter: {
      ascending: { orderBy: ['NEWSLETTER_ASC'] },
      descending: { orderBy: ['NEWSLETTER_DESC'] },
    },
    customerSince: {
      ascending: { orderBy: ['CUSTOMER_SINCE_ASC'] },
      descending: { orderBy: ['CUSTOMER_SINCE_DESC'] },
    },
    createdAt: {
      ascending: { orderBy: ['CREATED_AT_ASC'] },
      descending: { orderBy: ['CREATED_AT_DESC'] },
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
  name: 'customers',
  columns: {
    status: 'withStatus',
    accountManager: 'withAccountManager',
    kind: 'withKind',
    email: 'withEmail',
    creditLimit: 'withCreditLimit',
    createdAt: 'withCreatedAt',
    mergedInto: 'withMergedInto',
    phone: 'withPhone',
    website: 'withWebsite',
    vatNumber: 'withVatNumber',
    billingStreet: 'withBillingStreet',
    billingPostalCode: 'withBillingPostalCode',
    billingCity: 'withBillingCity',
    billingCountry: 'withBillingCountry',
    discountPercent: 'withDiscountPercent',
    paymentTermsDays: 'withPaymentTermsDays',
    newsletter: 'withNewsletter',
    notes: 'withNotes',
    customerSince: 'withCustomerSince',
    updatedAt: 'withUpdatedAt',
    fullAddress: 'withFullAddress',
    openAmount: 'withOpenAmount',
  },
  layouts: { board: 'status', calendar: 'createdAt' },
};

const query = graphql`
  query CustomerListQuery(
    $first: Int
    $after: Cursor
    $last: Int
    $before: Cursor
    $filter: CustomerFilter
    $orderBy: [CustomerOrderBy!]
    $withStatus: Boolean = true
    $withAccountManager: Boolean = true
    $withKind: Boolean = true
    $withEmail: Boolean = true
    $withCreditLimit: Boolean = true
    $withCreatedAt: Boolean = true
    $withMergedInto: Boolean = false
    $withPhone: Boolean = false
    $withWebsite: Boolean = false
    $withVatNumber: Boolean = false
    $withBillingStreet: Boolean = false
    $withBillingPostalCode: Boolean = false
    $withBillingCity: Boolean = false
    $withBillingCountry: Boolean = false
    $withDiscountPercent: Boolean = false
    $withPaymentTermsDays: Boolean = false
    $withNewsletter: Boolean = false
    $withNotes: Boolean = false
    $withCustomerSince: Boolean = false
    $withUpdatedAt: Boolean = false
    $withFullAddress: Boolean = false
    $withOpenAmount: Boolean = false
  ) {
    customers(
      first: $first
      after: $after
      last: $last
      before: $before
      filter: $filter
      orderBy: $orderBy
    ) {
      edges {
        node {
          ...CustomerTable_rows
            @arguments(
              withStatus: $withStatus
              withAccountManager: $withAccountManager
              withKind: $withKind
              withEmail: $withEmail
              withCreditLimit: $withCreditLimit
              withCreatedAt: $withCreatedAt
              withMergedInto: $withMergedInto
              withPhone: $withPhone
              withWebsite: $withWebsite
              withVatNumber: $withVatNumber
              withBillingStreet: $withBillingStreet
              withBillingPostalCode: $withBillingPostalCode
              withBillingCity: $withBillingCity
              withBillingCountry: $withBillingCountry
              withDiscountPercent: $withDiscountPercent
              withPaymentTermsDays: $withPaymentTermsDays
              withNewsletter: $withNewsletter
              withNotes: $withNotes
              withCustomerSince: $withCustomerSince
              withUpdatedAt: $withUpdatedAt
              withFullAddress: $withFullAddress
              withOpenAmount: $withOpenAmount
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
  query CustomerListTotalQuery($first: Int, $filter: CustomerFilter) {
    customers(first: $first, filter: $filter) {
      totalCount
    }
  }
`;

/** The list of customers. */
export function CustomerList() {
  const { customers: page } = usePageQuery<CustomerListQuery>(query);
  const rows = present(page?.edges.map((edge) => edge?.node));
  return (
    <ListScreen
      resource={customers}
      settings={settings}
      pageInfo={{ rowCount: rows.length, ...page?.pageInfo }}
      total={
        <ListTotal<CustomerListTotalQuery>
          query={totalQuery}
          read={(data) => data.customers?.totalCount}
        />
      }
      loadRecord={async () => (await import('./CustomerRecord.tsx')).CustomerRecord}
      bulk={async () => (await import('./customerBulk.ts')).customerBulk}
      imported={async () => (await import('./customerImport.ts')).customerImport}
    >
      <CustomerTable rows={rows} />
    </ListScreen>
  );
}

CustomerList.queries = (address: Address, visitor: Visitor) => ({
  list: pageQuery<CustomerListQuery>(query, listVariables(settings, address, visitor)),
  total: pageQuery<CustomerListTotalQuery>(totalQuery, totalVariables(settings, address, visitor), {
    need: 'deferred',
  }),
});

CustomerList.Failed = failedList(customers, settings);
