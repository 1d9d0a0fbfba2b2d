/** @jest-environment jsdom */
import type { Environment } from 'relay-runtime';
import { createEnvironment } from '../../src/relay/environment.ts';
import { judged } from '../../src/relay/errorCodes.ts';
import type { WireError } from '../../src/relay/errors.ts';
import { ResponseError } from '../../src/relay/errors.ts';
import { serializeError } from '../../src/relay/serializeError.ts';
import { LoadedPage } from '../../src/relay/loadedPage.ts';
import type { PageTimes } from '../../src/relay/pageTimes.ts';
import { operationOf, pageQuery, type PageQueries } from '../../src/relay/pageQueries.ts';
import { uuidKey } from '../../src/relay/recordKey.ts';
import strictNode, {
  type OrderStrictQuery,
} from './project/__generated__/OrderStrictQuery.graphql.ts';
import {
  countedOrderQuery,
  countQuery,
  handOverOf,
  listResponse,
  listQuery,
  order,
  orderPage,
  orderRequest,
  shownOrder,
} from './sampleQueries.ts';
import { scriptBackend, type ScriptedBackend } from './scriptedBackend.ts';

const ORDER = orderPage('1');
const ANSWER = { data: { order: order('1') } };
const COUNT = { data: { orderCount: 7 } };
const BROKEN = { error: 'no GraphQL here' };

let backend: ScriptedBackend;
let environment: Environment;
beforeEach(() => {
  jest.useFakeTimers();
  backend = scriptBackend();
  environment = createEnvironment({ url: '/graphql', localKeys: {}, isServer: false });
});
afterEach(() => {
  for (const leave of [...mounted]) leave();
  jest.clearAllTimers();
  backend.restore();
});

function pageOf(queries: PageQueries, times?: Partial<PageTimes>): LoadedPage {
  return new LoadedPage(environment, queries, times);
}

const mounted = new Set<() => void>();

/** Shows a page, as its provider does. Returns what takes it away. */
function mount(page: LoadedPage): () => void {
  const giveBack = page.own();
  const leave = () => {
    mounted.delete(leave);
    giveBack();
  };
  mounted.add(leave);
  return leave;
}

/** Lets everything happen that takes no time. */
function settle(): Promise<void> {
  return jest.advanceTimersByTimeAsync(0);
}

function seconds(count: number): Promise<void> {
  return jest.advanceTimersByTimeAsync(count * 1000);
}

/** Fails a query for good as far as the network is concerned: it does not try again by itself. */
async function failTransiently(name: string, retryAfter = 6): Promise<void> {
  backend.last(name).answer(BROKEN, 503, { 'retry-after': String(retryAfter) });
  await settle();
}

function errorOf(page: LoadedPage): WireError | null {
  return page.pageState.status === 'failed' ? page.pageState.error : null;
}

function restoreFromCache(): void {
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
}

/** Fetches and leaves enough other pages to push everything out of the store that nobody keeps. */
async function visitOtherPages(): Promise<void> {
  for (let visit = 0; visit < 100; visit += 1) {
    const operation = operationOf(orderPage(`other-${visit}`));
    environment.retain(operation).dispose();
  }
  await settle();
  (environment.getStore() as unknown as { __gc(): void }).__gc();
}

function isKept(): boolean {
  return environment.getStore().getSource().has('1');
}

describe('a page', () => {
  test('can be shown once what it needs is there; late queries come when they come', async () => {
    const page = pageOf({ order: ORDER, total: countQuery('deferred') });
    page.load();
    expect(backend.calls.map(({ name }) => name)).toEqual(['OrderQuery', 'OrdersCountQuery']);
    expect(page.pageState.status).toBe('pending');
    expect(page.isSettled).toBe(false);
    backend.last('OrderQuery').answer(ANSWER);
    await settle();
    expect(page.pageState.status).toBe('ready');
    expect(page.isSettled).toBe(true);
    expect(page.query('OrdersCountQuery').state.status).toBe('pending');
    backend.last('OrdersCountQuery').answer(COUNT);
    await settle();
    expect(page.query('OrdersCountQuery').state.status).toBe('ready');
  });

  test('waits for its panels, and stays when one of them fails', async () => {
    const page = pageOf({ order: ORDER, total: countQuery('panel') });
    page.load();
    backend.last('OrderQuery').answer(ANSWER);
    await settle();
    expect(page.isSettled).toBe(false);
    backend.last('OrdersCountQuery').answer(BROKEN, 404);
    await settle();
    expect(page.isSettled).toBe(true);
    expect(page.pageState.status).toBe('ready');
    expect(page.stateOf(['total'])).toMatchObject({ status: 'failed', error: { status: 404 } });
    expect(page.stateOf(['order'])).toEqual({ status: 'ready' });
    expect(page.stateOf(['order', 'total']).status).toBe('failed');
  });

  test('fails with the error of the query that it cannot do without', async () => {
    const page = pageOf({ order: ORDER, total: countQuery('panel') });
    page.load();
    backend.last('OrderQuery').answer({ errors: [{ message: 'No' }] });
    await settle();
    expect(errorOf(page)).toMatchObject({ name: 'GraphQLResponseError' });
  });

  test('knows which required values its answers lack, until one has them', async () => {
    const error = {
      message: 'No number',
      path: ['order', 'number'],
      extensions: { isOfRequiredField: true },
    };
    const other = { message: 'No note', path: ['order', 'note'] };
    const page = pageOf({ order: ORDER });
    page.load();
    backend.last('OrderQuery').answer({ ...ANSWER, errors: [error, other] });
    await settle();
    expect(page.unreadValues).toEqual([error]);
    // Such as after going back to it.
    expect(pageOf({ order: ORDER }).unreadValues).toEqual([]);
    const again = pageOf({ order: ORDER });
    again.load();
    expect(again.unreadValues).toEqual([error]);
    void again.refresh();
    backend.last('OrderQuery').answer(ANSWER);
    await settle();
    expect([...again.unreadValues, ...page.unreadValues]).toEqual([]);
  });

  test('knows which required values the server could not read', () => {
    const error = { message: 'No', path: ['order'], extensions: { isOfRequiredField: true } };
    const page = pageOf({ order: ORDER });
    page.take({ order: handOverOf(ORDER, { ...ANSWER, errors: [judged(error)] }) });
    expect(page.unreadValues).toEqual([error]);
  });

  test('is there at once when the store has all of it', async () => {
    pageOf({ order: ORDER }).take({ order: handOverOf(ORDER, ANSWER) });
    const page = pageOf({ order: ORDER });
    page.load();
    expect(page.pageState.status).toBe('ready');
    expect(backend.calls).toHaveLength(0);
  });

  test('shows what is no longer fresh, and asks for it anew behind', async () => {
    pageOf({ order: ORDER }).take({ order: handOverOf(ORDER, ANSWER) });
    await seconds(29);
    pageOf({ order: ORDER }).load();
    expect(backend.calls).toHaveLength(0);
    await seconds(2);
    const page = pageOf({ order: ORDER });
    page.load();
    expect(page.pageState.status).toBe('ready');
    expect(backend.calls).toHaveLength(1);
    backend.last('OrderQuery').answer({ data: { order: order('1', { number: 'new' }) } });
    await settle();
    expect(shownOrder(environment, ORDER)).toMatchObject({ fields: { number: 'new' } });
  });

  test('and another one that needs the same query share one request', async () => {
    const pages = [pageOf({ order: ORDER }), pageOf({ order: ORDER })];
    for (const page of pages) page.load();
    expect(backend.calls).toHaveLength(1);
    backend.last('OrderQuery').answer(ANSWER);
    await settle();
    expect(pages.map(({ pageState }) => pageState.status)).toEqual(['ready', 'ready']);
  });

  test('refuses a query that it has not declared, by its name', () => {
    expect(() => pageOf({}).query('OrderQuery')).toThrow('OrderQuery');
  });

  test('leaves it to the component to throw field errors, where the query says so', async () => {
    const strict = pageQuery<OrderStrictQuery>(strictNode, { id: '1' });
    const page = pageOf({ strict });
    page.load();
    backend.last('OrderStrictQuery').answer({
      data: { order: { id: '1', note: null } },
      errors: [{ message: 'No', path: ['order', 'note'] }],
    });
    await settle();
    expect(page.pageState.status).toBe('ready');
  });

  test('notifies its readers of every change', async () => {
    const page = pageOf({ order: ORDER });
    const seen = jest.fn();
    const unsubscribe = page.subscribe(seen);
    const version = page.version();
    page.load();
    backend.last('OrderQuery').answer(ANSWER);
    await settle();
    expect(seen).toHaveBeenCalled();
    expect(page.version()).toBeGreaterThan(version);
    unsubscribe();
    seen.mockClear();
    page.refresh();
    backend.last('OrderQuery').answer(ANSWER);
    await settle();
    expect(seen).not.toHaveBeenCalled();
  });
});

describe('waiting for a page', () => {
  test.each<[string, (page: LoadedPage) => void]>([
    ['it has come', () => backend.last('OrderQuery').answer(ANSWER)],
    ['it has failed', () => backend.last('OrderQuery').answer(BROKEN, 404)],
  ])('ends when %s', async (_case, end) => {
    const page = pageOf({ order: ORDER, total: countQuery('deferred') });
    page.load();
    const done = jest.fn();
    void page.settled(60_000).then(done);
    await seconds(1);
    expect(done).not.toHaveBeenCalled();
    end(page);
    await settle();
    expect(done).toHaveBeenCalled();
  });

  test('ends when patience does', async () => {
    const page = pageOf({ order: ORDER });
    page.load();
    const done = jest.fn();
    void page.settled(200).then(done);
    await jest.advanceTimersByTimeAsync(199);
    expect(done).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(done).toHaveBeenCalled();
  });
});

describe('what failed', () => {
  test('is retried after one second, two, four and so on, at most every 30', async () => {
    const page = pageOf({ order: ORDER });
    page.load();
    mount(page);
    await failTransiently('OrderQuery', 6);
    const waits: number[] = [];
    for (let turn = 0; turn < 7; turn += 1) {
      const { length } = backend.calls;
      let waited = 0;
      for (; backend.calls.length === length && waited < 100; waited += 1) await seconds(1);
      waits.push(waited);
      await failTransiently('OrderQuery', 6);
    }
    // The backend has asked for six seconds at least.
    expect(waits).toEqual([6, 6, 6, 8, 16, 30, 30]);
    expect(errorOf(page)).toMatchObject({ status: 503 });
  });

  test('is shown as soon as it comes after all', async () => {
    const page = pageOf({ order: ORDER });
    page.load();
    mount(page);
    await failTransiently('OrderQuery');
    await seconds(6);
    expect(page.pageState.status).toBe('failed');
    backend.last('OrderQuery').answer(ANSWER);
    await settle();
    expect(page.pageState.status).toBe('ready');
    await seconds(120);
    expect(backend.calls).toHaveLength(2);
  });

  test('is not asked for again by itself when that cannot help', async () => {
    const page = pageOf({ order: ORDER });
    page.load();
    mount(page);
    backend.last('OrderQuery').answer(BROKEN, 403);
    await seconds(600);
    expect(backend.calls).toHaveLength(1);
    page.retry();
    expect(backend.calls).toHaveLength(2);
  });

  test('is not asked for again once the page is left', async () => {
    const page = pageOf({ order: ORDER });
    page.load();
    const leave = mount(page);
    await failTransiently('OrderQuery');
    leave();
    await seconds(600);
    expect(backend.calls).toHaveLength(1);
  });

  test('is not asked for again when it fails after the page is left', async () => {
    const page = pageOf({ order: ORDER });
    page.load();
    mount(page)();
    await failTransiently('OrderQuery');
    await seconds(600);
    expect(backend.calls).toHaveLength(1);
  });

  test('is asked for as soon as the connection is back', async () => {
    const page = pageOf({ order: ORDER, total: countQuery('panel') });
    page.load();
    const leave = mount(page);
    backend.last('OrdersCountQuery').answer(COUNT);
    await failTransiently('OrderQuery', 60);
    window.dispatchEvent(new Event('online'));
    expect(backend.callsOf('OrderQuery')).toHaveLength(2);
    expect(backend.callsOf('OrdersCountQuery')).toHaveLength(1);
    await failTransiently('OrderQuery', 60);
    leave();
    window.dispatchEvent(new Event('online'));
    expect(backend.callsOf('OrderQuery')).toHaveLength(2);
  });
});

describe('refreshing a page', () => {
  async function readyPage(): Promise<LoadedPage> {
    const page = pageOf({ order: ORDER });
    page.take({ order: handOverOf(ORDER, ANSWER) });
    mount(page);
    await settle();
    return page;
  }

  test('asks again where a request is in flight, which may be answered with what was before', async () => {
    const page = pageOf({ order: ORDER });
    page.load();
    await settle();
    const ends: string[] = [];
    void page.refresh().then(() => ends.push('one'));
    void page.refresh().then(() => ends.push('other'));
    expect(backend.calls).toHaveLength(1);
    backend.last('OrderQuery').answer({ data: { order: order('1', { number: 'old' }) } });
    await settle();
    expect(backend.calls).toHaveLength(2);
    expect(ends).toEqual([]);
    backend.last('OrderQuery').answer({ data: { order: order('1', { number: 'new' }) } });
    await settle();
    expect(ends).toEqual(['one', 'other']);
    expect(backend.calls).toHaveLength(2);
    expect(shownOrder(environment, ORDER)).toMatchObject({ fields: { number: 'new' } });
  });

  test('several times in one go asks once', async () => {
    const page = pageOf({ order: ORDER });
    page.load();
    backend.last('OrderQuery').answer(ANSWER);
    await settle();
    void page.refresh();
    void page.refresh();
    expect(backend.calls).toHaveLength(2);
    await settle();
    expect(backend.calls).toHaveLength(2);
  });

  test('does not go on once the page is let go', async () => {
    const page = pageOf({ order: ORDER });
    page.load();
    await settle();
    void page.refresh();
    page.abandon();
    await settle();
    expect(backend.calls).toHaveLength(1);
  });

  test('that fails leaves what is shown', async () => {
    const page = await readyPage();
    page.refresh();
    await failTransiently('OrderQuery');
    expect(page.pageState.status).toBe('ready');
    expect(shownOrder(environment, ORDER)).toMatchObject({ fields: { number: '#1' } });
    await seconds(120);
    expect(backend.calls).toHaveLength(1);
  });

  test('that finds its reader signed out takes it off the screen', async () => {
    const page = await readyPage();
    page.refresh();
    backend.last('OrderQuery').answer(BROKEN, 401);
    await settle();
    expect(errorOf(page)).toMatchObject({ status: 401 });
  });

  test('happens when the browser brings it back whole, and not on a first showing', async () => {
    await readyPage();
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
    expect(backend.calls).toHaveLength(0);
    restoreFromCache();
    expect(backend.calls).toHaveLength(1);
    restoreFromCache();
    expect(backend.calls).toHaveLength(1);
  });

  test('does not happen when it has been left', () => {
    const page = pageOf({ order: ORDER });
    page.take({ order: handOverOf(ORDER, ANSWER) });
    mount(page)();
    restoreFromCache();
    expect(backend.calls).toHaveLength(0);
  });
});

describe('a handed-over page', () => {
  test('asks for nothing', async () => {
    const page = pageOf({ order: ORDER });
    page.take({ order: handOverOf(ORDER, ANSWER) });
    expect(page.pageState.status).toBe('ready');
    mount(page);
    await seconds(600);
    expect(backend.calls).toHaveLength(0);
  });

  test('asks for what the server did not wait for once it is mounted', async () => {
    const page = pageOf({ order: ORDER, total: countQuery('deferred') });
    page.take({
      order: handOverOf(ORDER, ANSWER),
      total: handOverOf(countQuery('deferred'), null),
    });
    expect(backend.calls).toHaveLength(0);
    mount(page);
    expect(backend.calls.map(({ name }) => name)).toEqual(['OrdersCountQuery']);
    backend.last('OrdersCountQuery').answer(COUNT);
    await settle();
    expect(page.stateOf(['order', 'total']).status).toBe('ready');
  });

  test('shows the error that the server met, and tries again once it is mounted', async () => {
    const page = pageOf({ order: ORDER });
    const error = serializeError(new ResponseError(503, 'down', null));
    page.take({ order: handOverOf(ORDER, null, { error }) });
    expect(errorOf(page)).toMatchObject({ name: 'ResponseError', status: 503, snippet: 'down' });
    mount(page);
    expect(backend.calls).toHaveLength(0);
    await seconds(1);
    backend.last('OrderQuery').answer(ANSWER);
    await settle();
    expect(page.pageState.status).toBe('ready');
  });

  test('that is old is shown, and asked for anew once it is mounted', async () => {
    const page = pageOf({ order: ORDER });
    const fetchedAt = Date.now() - 6 * 60_000;
    page.take({ order: handOverOf(ORDER, ANSWER, { fetchedAt }) });
    expect(page.pageState.status).toBe('ready');
    expect(backend.calls).toHaveLength(0);
    mount(page)();
    mount(page);
    expect(backend.calls).toHaveLength(1);
  });

  test.each([
    ['another order', handOverOf(orderPage('2'), { data: { order: order('2') } })],
    ['a key of another type', handOverOf(orderPage(1 as never), ANSWER)],
    ['another operation', handOverOf(listQuery(), listResponse(2))],
  ])('is not taken for an answer that it is not: %s', async (_case, handOver) => {
    const page = pageOf({ order: ORDER });
    page.take({ order: handOver });
    expect(page.pageState.status).toBe('pending');
    mount(page);
    expect(backend.last('OrderQuery').variables).toEqual({ id: '1' });
  });
});

describe('the results of a page', () => {
  test('stay while it is mounted, whatever else is visited and however long', async () => {
    const page = pageOf({ order: ORDER });
    page.take({ order: handOverOf(ORDER, ANSWER) });
    mount(page);
    await visitOtherPages();
    await seconds(3600);
    await visitOtherPages();
    expect(isKept()).toBe(true);
    expect(environment.check(operationOf(ORDER)).status).toBe('available');
  });

  test('stay when it is mounted, unmounted and mounted again, as in StrictMode', async () => {
    const page = pageOf({ order: ORDER });
    page.take({ order: handOverOf(ORDER, ANSWER) });
    mount(page)();
    mount(page);
    await seconds(3600);
    await visitOtherPages();
    expect(isKept()).toBe(true);
    expect(backend.calls).toHaveLength(0);
  });

  test('stay as long as one of two places shows it', async () => {
    const page = pageOf({ order: ORDER });
    page.take({ order: handOverOf(ORDER, ANSWER) });
    const leave = mount(page);
    mount(page);
    leave();
    await seconds(60);
    await visitOtherPages();
    expect(isKept()).toBe(true);
  });

  test.each([
    ['30 seconds', undefined, 30],
    ['as long as configured', { releaseAfter: 5_000 }, 5],
  ])('that nobody took over stay for %s', async (_case, options, milliseconds) => {
    const page = pageOf({ order: ORDER }, options);
    page.take({ order: handOverOf(ORDER, ANSWER) });
    await visitOtherPages();
    await seconds(milliseconds - 1);
    await visitOtherPages();
    expect(isKept()).toBe(true);
    await seconds(1);
    await visitOtherPages();
    expect(isKept()).toBe(false);
  });

  test('are let go 30 seconds after it was left', async () => {
    const page = pageOf({ order: ORDER });
    page.take({ order: handOverOf(ORDER, ANSWER) });
    const leave = mount(page);
    await seconds(60);
    leave();
    await seconds(29);
    await visitOtherPages();
    expect(isKept()).toBe(true);
    await seconds(1);
    await visitOtherPages();
    expect(isKept()).toBe(false);
  });

  test('of a page to which nobody goes any more are not waited for, nor asked for again', async () => {
    const page = pageOf({ order: ORDER });
    page.load();
    page.abandon();
    expect(backend.last('OrderQuery').isAborted).toBe(true);
    await seconds(60);
    expect(backend.calls).toHaveLength(1);
  });

  test('of a page that is shown are waited for, whoever gave up going there', () => {
    const page = pageOf({ order: ORDER });
    page.load();
    mount(page);
    page.abandon();
    expect(backend.last('OrderQuery').isAborted).toBe(false);
  });

  test('that have not come when it is let go are no longer waited for', async () => {
    const page = pageOf({ order: ORDER });
    page.load();
    mount(page)();
    await seconds(29);
    expect(backend.last('OrderQuery').isAborted).toBe(false);
    await seconds(1);
    expect(backend.last('OrderQuery').isAborted).toBe(true);
    mount(page);
    expect(backend.calls).toHaveLength(2);
  });

  test('on the server need no letting go: no timer keeps a request in memory', () => {
    environment = createEnvironment({ url: '/graphql', localKeys: {}, isServer: true });
    pageOf({ order: ORDER }).take({ order: handOverOf(ORDER, ANSWER) });
    expect(jest.getTimerCount()).toBe(0);
  });
});

test('a page for a key that no record can have is not found, and nothing is ever asked', async () => {
  const query = pageQuery<OrderStrictQuery>(orderRequest, { id: uuidKey('abc') });
  const page = pageOf({ record: query });
  page.load();
  mount(page);
  page.refresh();
  page.retry();
  await seconds(60);
  expect(page.pageState).toMatchObject({ status: 'failed', error: { status: 404 } });
  expect(backend.calls).toEqual([]);
});

describe('queries that follow from an answer', () => {
  const queries = { count: countedOrderQuery() };
  const SEVENTH = { data: { order: order('7') } };

  test('are asked once it is there, and the page waits for them', () => {
    const page = pageOf(queries);
    page.load();
    expect(backend.calls.map(({ name }) => name)).toEqual(['OrdersCountQuery']);
    backend.last('OrdersCountQuery').answer(COUNT);
    return jest.advanceTimersByTimeAsync(0).then(async () => {
      expect(backend.last('OrderQuery').variables).toEqual({ id: '7' });
      expect(page.pageState.status).toBe('pending');
      backend.last('OrderQuery').answer(SEVENTH);
      await jest.advanceTimersByTimeAsync(0);
      expect(page.pageState.status).toBe('ready');
      expect(page.variablesOf('order')).toEqual({ id: '7' });
    });
  });

  test('are there without a request where the server handed them over', () => {
    const page = pageOf(queries);
    page.take({
      count: handOverOf(queries.count, COUNT),
      order: handOverOf(orderPage('7'), SEVENTH),
    });
    expect(page.pageState.status).toBe('ready');
    mount(page);
    expect(backend.calls).toEqual([]);
  });
});

test('what a part of the page asks for later is of the page from then on: refreshed, and given up with it', async () => {
  const page = pageOf({ order: ORDER });
  page.take({ order: handOverOf(ORDER, ANSWER) });
  const leave = mount(page);
  const { version } = page;
  page.addQueries({ count: countQuery('deferred') });
  page.addQueries({ count: countQuery('deferred') });
  expect(backend.callsOf('OrdersCountQuery')).toHaveLength(1);
  expect(page.pageState.status).toBe('ready');
  const before = version();
  backend.last('OrdersCountQuery').answer(COUNT);
  await jest.advanceTimersByTimeAsync(0);
  expect(version()).toBeGreaterThan(before);
  expect(page.stateOf(['count']).status).toBe('ready');
  void page.refresh();
  await jest.advanceTimersByTimeAsync(0);
  expect(backend.callsOf('OrdersCountQuery')).toHaveLength(2);
  leave();
});
