/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { RelayEnvironmentProvider } from 'react-relay';
import { caughtError, type Caught } from '../../../src/relay/caught.ts';
import { createEnvironment } from '../../../src/relay/environment.ts';
import { ResponseError } from '../../../src/relay/errors.ts';
import { LoadedPage } from '../../../src/relay/loadedPage.ts';
import { LoadedPageProvider } from '../../../src/relay/pageContext.tsx';
import { serializeError } from '../../../src/relay/serializeError.ts';
import { Attention } from '../../../src/ui/home/Attention.tsx';
import {
  attentionHref,
  attentionQueries,
  defineAttention,
  type AttentionEntry,
} from '../../../src/ui/home/attention.ts';
import type { OrdersCountQuery } from '../../relay/project/__generated__/OrdersCountQuery.graphql.ts';
import { countQuery, countRequest, handOverOf } from '../../relay/sampleQueries.ts';
import { ORDERS } from '../list/sampleList.ts';
import { at, routerAt } from '../testRouter.tsx';

const STATES = {
  OPEN: { label: 'Open', tone: 'info' },
  NEW: { label: 'New', tone: 'info' },
} as const;

const VISITOR = { timeZone: 'Pacific/Kiritimati', now: Date.UTC(2026, 10, 26, 12), lists: {} };

const REFUSED = { accessProblem: 'forbidden', source: 'code' };

type Entry = AttentionEntry<OrdersCountQuery['response']>;

function waiting(count: Caught<number>, more: Partial<Entry> = {}): Entry {
  const filters = { status: ['OPEN', 'NEW'] };
  return {
    kind: 'waiting',
    resource: ORDERS,
    filters,
    states: STATES,
    count: () => count,
    ...more,
  };
}

/** The home page's part, when the numbers have come; or failed, or not come so far. */
function show(entries: readonly Entry[], came: 'all' | 'none' | 'failure' = 'all'): void {
  const environment = createEnvironment({ url: '/graphql', localKeys: {}, isServer: true });
  const query = countQuery('deferred');
  const page = new LoadedPage(environment, { attention: query });
  const answer = handOverOf(query, { data: { orderCount: 1 } });
  const error = serializeError(new ResponseError(500, 'broken'));
  if (came === 'all') page.take({ attention: answer });
  if (came === 'failure') page.take({ attention: { ...answer, result: null, error } });
  const attention = defineAttention<OrdersCountQuery>({ query: countRequest, entries });
  render(
    at(
      routerAt('/'),
      <RelayEnvironmentProvider environment={environment}>
        <LoadedPageProvider page={page}>
          <Attention attention={attention} />
        </LoadedPageProvider>
      </RelayEnvironmentProvider>,
    ),
  );
}

const links = () =>
  screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

test('each number leads to its records', () => {
  show([
    waiting(1204),
    waiting(3, { kind: 'overdue', filters: { isOverdue: ['true'] }, label: 'Overdue' }),
    waiting(2, { kind: 'yours', person: 'assignee', key: () => 'a/7' }),
  ]);
  expect(links()).toEqual([
    ['1,204 Orders Open or New', '/orders?status=OPEN&status=NEW'],
    ['3 Orders Overdue', '/orders?isOverdue=true'],
    ['2 Orders Yours to do', '/orders?status=OPEN&status=NEW&assignee=a%2F7'],
  ]);
});

test('what there is none of is not shown', () => {
  show([waiting(0), waiting(null), waiting(5)]);
  expect(links()).toHaveLength(1);
});

test('where there is nothing at all, it says so', () => {
  show([waiting(0), waiting(0)]);
  expect(links()).toEqual([]);
  expect(screen.getByText('Nothing needs your attention right now.')).toBeInTheDocument();
});

test('what could not be counted is there without a number, and the others have theirs', () => {
  show([waiting({ ok: false, errors: [{ message: 'Too slow.' }] }), waiting(5)]);
  expect(links().map(([text]) => text)).toEqual(['— Orders Open or New', '5 Orders Open or New']);
});

test('what the person may not see is left out', () => {
  const errors = [{ message: 'No.', extensions: { verdict: REFUSED } }];
  expect(caughtError(errors).accessProblem).toBe('forbidden');
  show([waiting({ ok: false, errors })]);
  expect(links()).toEqual([]);
});

test('more than eight are not shown', () => {
  show(Array.from({ length: 11 }, () => waiting(1)));
  expect(links()).toHaveLength(8);
});

test('where the numbers do not come, the links are there without', () => {
  show([waiting(5), waiting(5, { kind: 'yours', person: 'assignee' })], 'failure');
  expect(links()).toEqual([['— Orders Open or New', '/orders?status=OPEN&status=NEW']]);
});

test('nothing says that all is well before the numbers have come', () => {
  show([waiting(0)], 'none');
  expect(screen.queryByText('Nothing needs your attention right now.')).toBeNull();
});

test('today is the day where the person is, for the list and for the number', () => {
  const late = waiting(1, { kind: 'overdue', filters: {}, before: 'dueOn' });
  expect(attentionHref(late, VISITOR)).toBe('/orders?dueOn.lessThan=2026-11-27');
  const days = ['today', 'yesterday', 'startOfToday', 'endOfYesterday'] as const;
  const attention = defineAttention<OrdersCountQuery>({
    query: countRequest,
    days,
    entries: [late],
  });
  expect(attentionQueries(attention, VISITOR).attention.variables).toEqual({
    today: '2026-11-27',
    yesterday: '2026-11-26',
    startOfToday: '2026-11-26T10:00:00.000Z',
    endOfYesterday: '2026-11-26T09:59:59.999Z',
  });
});
