// Scaffolded by Frontage from `Query.invoices`. Edit it and it is yours: `npx frontage pull` merges
// later changes of the schema into what you wrote.
import { graphql } from 'react-relay';
import type { InvoiceListQuery } from '../../../__generated__/InvoiceListQuery.graphql.ts';
import type { InvoiceListTotalQuery } from '../../../__generated__/InvoiceListTotalQuery.graphql.ts';
import { usePageQuery } from '../../relay/pageContext.tsx';
import { pageQuery, type Address } from '../../relay/pageQueries.ts';
import { listVariables, totalVariables } from '../../ui/list/listAddress.ts';
import { ListScreen } from '../../ui/list/ListScreen.tsx';
import type { ListSettings } from '../../ui/list/listSettings.ts';
import { ListTotal } from '../../ui/list/ListTotal.tsx';
import { cursorPaging } from '../../ui/list/paging.ts';
import { present } from '../../ui/list/present.ts';
import { yesNo } from '../../ui/list/yesNo.ts';
import { customers } from '../customers/customers.ts';
import { currency } from '../enums/currency.ts';
import { invoiceStatus } from '../enums/invoiceStatus.ts';
import { orders } from '../orders/orders.ts';
import { invoices } from './invoices.ts';
import { InvoiceTable } from './InvoiceTable.tsx';

const settings: ListSettings<InvoiceListQuery['variables']> = {
  size: 25,
  paging: cursorPaging(
    (first, after) => ({ first, after }),
    (last, before) => ({ last, before }),
  ),
  sortedBy: '-issuedOn',
  sorts: {
    number: {
      ascending: { orderBy: ['NUMBER_ASC', 'PRIMARY_KEY_ASC'] },
      descending: { orderBy: ['NUMBER_DESC', 'PRIMARY_KEY_ASC'] },
    },
    status: {
      ascending: { orderBy: ['STATUS_ASC', 'PRIMARY_KEY_ASC'] },
      descending: { orderBy: ['STATUS_DESC', 'PRIMARY_KEY_ASC'] },
    },
    issuedOn: {
      ascending: { orderBy: ['ISSUED_ON_ASC', 'PRIMARY_KEY_ASC'] },
      descending: { orderBy: ['ISSUED_ON_DESC', 'PRIMARY_KEY_ASC'] },
    },
    dueOn: {
      ascending: { orderBy: ['DUE_ON_ASC', 'PRIMARY_KEY_ASC'] },
      descending: { orderBy: ['DUE_ON_DESC', 'PRIMARY_KEY_ASC'] },
    },
    amount: {
      ascending: { orderBy: ['AMOUNT_ASC', 'PRIMARY_KEY_ASC'] },
      descending: { orderBy: ['AMOUNT_DESC', 'PRIMARY_KEY_ASC'] },
    },
  },
  search: {
    label: 'Search number',
    variables: (text) => ({ filter: { number: { includesInsensitive: text } } }),
  },
  filters: {
    status: {
      label: 'Status',
      choices: invoiceStatus,
      variables: (status) => ({
        filter: { status: { equalTo: status as keyof typeof invoiceStatus } },
      }),
    },
    currency: {
      label: 'Currency',
      choices: currency,
      variables: (value) => ({ filter: { currency: { equalTo: value as keyof typeof currency } } }),
    },
    isOverdue: {
      label: 'Overdue',
      choices: yesNo,
      variables: (isOverdue) => ({ filter: { isOverdue: { equalTo: isOverdue === 'true' } } }),
    },
    customer: {
      label: 'Customer',
      relation: customers,
      variables: (customer) => ({ condition: { customer } }),
    },
    order: {
      label: 'Order',
      relation: orders,
      variables: (order) => ({ condition: { order } }),
    },
  },
};

const query = graphql`
  query InvoiceListQuery(
    $first: Int
    $after: Cursor
    $last: Int
    $before: Cursor
    $condition: InvoiceCondition
    $filter: InvoiceFilter
    $orderBy: [InvoiceOrderBy!]
  ) {
    invoices(
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
          ...InvoiceTable_rows
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
  query InvoiceListTotalQuery($first: Int, $condition: InvoiceCondition, $filter: InvoiceFilter) {
    invoices(first: $first, condition: $condition, filter: $filter) {
      totalCount
    }
  }
`;

/** The list of invoices. */
export function InvoiceList() {
  const { invoices: page } = usePageQuery<InvoiceListQuery>(query);
  const rows = present(page?.edges.map((edge) => edge?.node));
  return (
    <ListScreen
      resource={invoices}
      settings={settings}
      ends={{ rowCount: rows.length, ...page?.pageInfo }}
      total={
        <ListTotal<InvoiceListTotalQuery>
          query={totalQuery}
          read={(data) => data.invoices?.totalCount}
        />
      }
    >
      <InvoiceTable rows={rows} />
    </ListScreen>
  );
}

InvoiceList.queries = (address: Address) => ({
  list: pageQuery<InvoiceListQuery>(query, listVariables(settings, address)),
  total: pageQuery<InvoiceListTotalQuery>(totalQuery, totalVariables(settings, address), {
    need: 'late',
  }),
});
