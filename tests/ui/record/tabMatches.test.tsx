/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { RelayEnvironmentProvider } from 'react-relay';
import type { Address } from '../../../src/address/address.ts';
import { connectionPaging } from '../../../src/lists/paging.ts';
import { createEnvironment } from '../../../src/relay/environment.ts';
import { ResponseError } from '../../../src/relay/errors.ts';
import { LoadedPage } from '../../../src/relay/loadedPage.ts';
import { LoadedPageProvider } from '../../../src/relay/pageContext.tsx';
import { pageQuery, type PageQueries } from '../../../src/relay/pageQueries.ts';
import { serializeError } from '../../../src/relay/serializeError.ts';
import { defineTab } from '../../../src/ui/record/defineTab.tsx';
import { RecordTabsView, tabQueries } from '../../../src/ui/record/RecordTabs.tsx';
import type { TabTotals } from '../../../src/ui/record/TabTotal.tsx';
import type { OrdersCountQuery } from '../../relay/project/__generated__/OrdersCountQuery.graphql.ts';
import type { OrdersInAllQuery } from '../../relay/project/__generated__/OrdersInAllQuery.graphql.ts';
import type { OrdersQuery } from '../../relay/project/__generated__/OrdersQuery.graphql.ts';
import {
  countRequest,
  handOverOf,
  inAllRequest,
  listResponse,
  ordersRequest,
} from '../../relay/sampleQueries.ts';
import { scriptBackend, type ScriptedBackend } from '../../relay/scriptedBackend.ts';
import { ORDERS } from '../list/sampleList.ts';
import { at, routerAt } from '../testRouter.tsx';

const TOTALS: TabTotals<OrdersInAllQuery> = {
  query: inAllRequest,
  read: ({ orderCount }) => ({ lines: orderCount }),
};

function Rows({ rows }: { readonly rows: readonly unknown[] }) {
  return <p>{rows.length} rows</p>;
}

interface Lines {
  /** Whether the record does not count them. */
  readonly isApart?: boolean;
  /** Whether the schema counts the rows that match. */
  readonly isCounted?: boolean;
  /** What selects the rows of a record. */
  readonly parentVariables?: (address: Address) => Partial<OrdersQuery['variables']>;
}

function lines({ isCounted = true, isApart, parentVariables = () => ({}) }: Lines = {}) {
  const Panel = defineTab<OrdersQuery, typeof Rows, OrdersCountQuery>({
    parent: ORDERS,
    name: 'lines',
    resource: ORDERS,
    view: Rows,
    query: ordersRequest,
    parentVariables,
    read: ({ orders }) => ({ rows: orders?.edges, pageInfo: orders?.pageInfo }),
    ...(isCounted && {
      total: { query: countRequest, read: ({ orderCount }) => orderCount },
    }),
    ...(isApart && { isCountedApart: true }),
    paging: connectionPaging,
    search: { fields: ['Number'], variables: (number) => ({ filter: { number } }) },
    states: {
      name: 'status',
      choices: { open: { label: 'Open', tone: 'info' } },
      variables: (status: string) => ({ filter: { status } }),
    },
  });
  return { lines: { label: 'Lines', Panel } };
}

let backend: ScriptedBackend;
beforeEach(() => {
  backend = scriptBackend();
});
afterEach(() => backend.restore());

interface Known {
  readonly isCounted?: boolean;
  readonly isApart?: boolean;
  /** How many match; null where they could not be counted. */
  readonly matching?: number | null;
  readonly all?: number;
  /** The rows of the page, and whether more follow. */
  readonly rows?: number;
  readonly hasMore?: boolean;
}

/** Shows a tab at an address with what is known of its numbers by then. */
function showTab(
  search: string,
  { isCounted, isApart, matching, all, rows = 3, hasMore }: Known,
): void {
  const environment = createEnvironment({ url: '/graphql', localKeys: {}, isServer: false });
  const tabs = lines({ isCounted, isApart });
  const router = routerAt(`/orders/7${search}`, { key: '7' });
  const queries: PageQueries = {
    ...tabQueries(tabs, { key: '7', ...router.query }),
    tabTotals: pageQuery(inAllRequest, {}, { need: 'deferred' }),
  };
  const answer = listResponse(rows);
  const { pageInfo } = (answer.data as { orders: { pageInfo: object } }).orders;
  Object.assign(pageInfo, { hasNextPage: hasMore ?? false });
  const error = serializeError(new ResponseError(503, 'no', null));
  const page = new LoadedPage(environment, queries);
  page.take({
    lines: handOverOf(queries.lines, answer),
    ...('linesTotal' in queries &&
      matching !== undefined && {
        linesTotal:
          matching === null
            ? handOverOf(queries.linesTotal, null, { error })
            : handOverOf(queries.linesTotal, { data: { orderCount: matching } }),
      }),
    ...(all !== undefined && {
      tabTotals: handOverOf(queries.tabTotals, { data: { orderCount: all } }),
    }),
  });
  render(
    at(
      router,
      <RelayEnvironmentProvider environment={environment}>
        <LoadedPageProvider page={page}>
          <RecordTabsView resource={ORDERS} tabs={tabs} totals={TOTALS as never} />
        </LoadedPageProvider>
      </RelayEnvironmentProvider>,
    ),
  );
}

const said = () => screen.getByRole('status').textContent;

test.each<[string, Known, string]>([
  ['one', { matching: 1, all: 12, rows: 1 }, '1 of 12 matches'],
  ['several', { matching: 3, all: 12 }, '3 of 12 match'],
  ['none', { matching: 0, all: 12, rows: 0 }, '0 of 12 match'],
  ['more than a page has', { matching: 1234, all: 5678, hasMore: true }, '1,234 of 5,678 match'],
  ['as many, where it is not known of how many', { matching: 3 }, '3 found'],
])('a narrowed tab says how many match of how many: %s', (_case, known, expected) => {
  showTab('?tab=lines&status=open', known);
  expect(said()).toBe(expected);
});

test.each<[string, Known, string]>([
  ['all that match are shown', { all: 12 }, '3 of 12 match'],
  ['more follow than are shown', { all: 12, hasMore: true }, ''],
])('where the schema does not count what matches, %s', (_case, known, expected) => {
  showTab('?tab=lines&q=x', { ...known, isCounted: false });
  expect(said()).toBe(expected);
});

test('where what matches could not be counted, the rows are there, and say it if they are all', () => {
  showTab('?tab=lines&q=x', { matching: null, all: 12 });
  expect(said()).toBe('3 of 12 match');
  expect(screen.getByText('3 rows')).toBeInTheDocument();
});

test('rows do not wait for the number, which has its place before it is there', async () => {
  showTab('?tab=lines&q=x', { all: 12, hasMore: true });
  expect(screen.getByText('3 rows')).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveClass('matches');
  expect(said()).toBe('');
  await act(async () => backend.last('OrdersCountQuery').answer({ data: { orderCount: 4 } }));
  expect(said()).toBe('4 of 12 match');
  expect(screen.getByRole('navigation', { name: 'Pages' })).toHaveTextContent('1–3 of 4');
});

test('a tab that is not narrowed says nothing of what matches, and pages through all that there are', () => {
  showTab('?tab=lines', { all: 12, hasMore: true });
  expect(said()).toBe('');
  expect(screen.getByRole('status')).toHaveClass('visually-hidden');
  expect(screen.getByRole('navigation', { name: 'Pages' })).toHaveTextContent('1–3 of 12');
  expect(backend.calls).toHaveLength(0);
});

test('a tab that its record does not count counts its rows itself', () => {
  showTab('?tab=lines', { isApart: true, matching: 9, hasMore: true });
  expect(said()).toBe('');
  expect(screen.getByRole('navigation', { name: 'Pages' })).toHaveTextContent('1–3 of 9');
});

test('what is counted is what the rows are narrowed to, whichever page and order they are in', () => {
  const { Panel } = lines().lines;
  const asked = Panel.queries({ key: '7', status: 'open', after: 'e' });
  expect(asked.lines.variables).toEqual({ first: 10, after: 'e', filter: { status: 'open' } });
  expect(asked.linesTotal.variables).toEqual({ first: 1, filter: { status: 'open' } });
  const both = Panel.queries({ key: '7', status: 'open', q: 'x' });
  expect(both.linesTotal.variables.filter).toEqual({ status: 'open', number: 'x' });
  expect(both.lines.variables.filter).toEqual({ status: 'open', number: 'x' });
  expect(Panel.queries({ key: '7', status: 'lost' })).not.toHaveProperty('linesTotal');
});

test('where a filter selects the rows of a record, they are narrowed by others besides', () => {
  const { Panel } = lines({
    parentVariables: ({ key }) => ({ filter: { number: String(key) } }),
  }).lines;
  const asked = Panel.queries({ key: '7', status: 'open', after: 'e' });
  const filter = { number: '7', status: 'open' };
  expect(asked.lines.variables).toEqual({ first: 10, after: 'e', filter });
  expect(asked.linesTotal.variables).toEqual({ first: 1, filter });
  expect(Panel.queries({ key: '7' }).lines.variables).toEqual({
    first: 10,
    filter: { number: '7' },
  });
});
