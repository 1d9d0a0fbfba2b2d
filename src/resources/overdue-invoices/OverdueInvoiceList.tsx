// Scaffolded by Frontage from `Query.overdueInvoices`. Edit it and it is yours: `npx frontage pull`
// merges later changes of the schema into what you wrote.
import { graphql } from 'react-relay';
import type { OverdueInvoiceListQuery } from '../../../__generated__/OverdueInvoiceListQuery.graphql.ts';
import type { OverdueInvoiceListTotalQuery } from '../../../__generated__/OverdueInvoiceListTotalQuery.graphql.ts';
import { usePageQuery } from '../../relay/pageContext.tsx';
import { pageQuery, type Address } from '../../relay/pageQueries.ts';
import { listVariables, totalVariables } from '../../ui/list/listAddress.ts';
import { ListScreen } from '../../ui/list/ListScreen.tsx';
import type { ListSettings } from '../../ui/list/listSettings.ts';
import { ListTotal } from '../../ui/list/ListTotal.tsx';
import { cursorPaging } from '../../ui/list/paging.ts';
import { present } from '../../ui/list/present.ts';
import { customers } from '../customers/customers.ts';
import { employees } from '../employees/employees.ts';
import { currency } from '../enums/currency.ts';
import { invoices } from '../invoices/invoices.ts';
import { overdueInvoices } from './overdueInvoices.ts';
import { OverdueInvoiceTable } from './OverdueInvoiceTable.tsx';

const settings: ListSettings<OverdueInvoiceListQuery['variables']> = {
  size: 25,
  paging: cursorPaging(
    (first, after) => ({ first, after }),
    (last, before) => ({ last, before }),
  ),
  sortedBy: '-dueOn',
  sorts: {
    number: {
      ascending: { orderBy: ['NUMBER_ASC', 'PRIMARY_KEY_ASC'] },
      descending: { orderBy: ['NUMBER_DESC', 'PRIMARY_KEY_ASC'] },
    },
    dueOn: {
      ascending: { orderBy: ['DUE_ON_ASC', 'PRIMARY_KEY_ASC'] },
      descending: { orderBy: ['DUE_ON_DESC', 'PRIMARY_KEY_ASC'] },
    },
    daysOverdue: {
      ascending: { orderBy: ['DAYS_OVERDUE_ASC', 'PRIMARY_KEY_ASC'] },
      descending: { orderBy: ['DAYS_OVERDUE_DESC', 'PRIMARY_KEY_ASC'] },
    },
    amount: {
      ascending: { orderBy: ['AMOUNT_ASC', 'PRIMARY_KEY_ASC'] },
      descending: { orderBy: ['AMOUNT_DESC', 'PRIMARY_KEY_ASC'] },
    },
    balanceDue: {
      ascending: { orderBy: ['BALANCE_DUE_ASC', 'PRIMARY_KEY_ASC'] },
      descending: { orderBy: ['BALANCE_DUE_DESC', 'PRIMARY_KEY_ASC'] },
    },
  },
  search: {
    label: 'Search number',
    variables: (text) => ({ filter: { number: { includesInsensitive: text } } }),
  },
  filters: {
    currency: {
      label: 'Currency',
      choices: currency,
      variables: (value) => ({ filter: { currency: { equalTo: value as keyof typeof currency } } }),
    },
    customer: {
      label: 'Customer',
      relation: customers,
      variables: (customer) => ({ condition: { customer } }),
    },
    accountManager: {
      label: 'Account manager',
      relation: employees,
      variables: (accountManager) => ({ condition: { accountManager } }),
    },
    invoice: {
      label: 'Invoice',
      relation: invoices,
      variables: (invoice) => ({ condition: { invoice } }),
    },
  },
};

const query = graphql`
  query OverdueInvoiceListQuery(
    $first: Int
    $after: Cursor
    $last: Int
    $before: Cursor
    $condition: OverdueInvoiceCondition
    $filter: OverdueInvoiceFilter
    $orderBy: [OverdueInvoiceOrderBy!]
  ) {
    overdueInvoices(
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
          ...OverdueInvoiceTable_rows
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
  query OverdueInvoiceListTotalQuery(
    $first: Int
    $condition: OverdueInvoiceCondition
    $filter: OverdueInvoiceFilter
  ) {
    overdueInvoices(first: $first, condition: $condition, filter: $filter) {
      totalCount
    }
  }
`;

/** The list of overdue invoices. */
export function OverdueInvoiceList() {
  const { overdueInvoices: page } = usePageQuery<OverdueInvoiceListQuery>(query);
  const rows = present(page?.edges.map((edge) => edge?.node));
  return (
    <ListScreen
      resource={overdueInvoices}
      settings={settings}
      ends={{ rowCount: rows.length, ...page?.pageInfo }}
      total={
        <ListTotal<OverdueInvoiceListTotalQuery>
          query={totalQuery}
          read={(data) => data.overdueInvoices?.totalCount}
        />
      }
    >
      <OverdueInvoiceTable rows={rows} />
    </ListScreen>
  );
}

OverdueInvoiceList.queries = (address: Address) => ({
  list: pageQuery<OverdueInvoiceListQuery>(query, listVariables(settings, address)),
  total: pageQuery<OverdueInvoiceListTotalQuery>(totalQuery, totalVariables(settings, address), {
    need: 'late',
  }),
});
