import { TimeoutError } from '../../src/relay/errors.ts';
import type { HttpResponse, HttpClient } from '../../src/relay/httpClient.ts';
import type { PageQueries } from '../../src/relay/pageQueries.ts';
import { pageQuery } from '../../src/relay/pageQueries.ts';
import { prepare, type PreparedPage } from '../../src/server/prepare.ts';
import { noteDuration } from '../../src/server/slowQueries.ts';
import {
  countedOrderQuery,
  countQuery,
  listResponse,
  listQuery,
  order,
  orderPage,
  orderRequest,
  ordersRequest,
} from '../relay/sampleQueries.ts';

interface Reply {
  readonly status?: number;
  readonly body?: unknown;
  /** Milliseconds until it comes. */
  readonly after?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly fails?: Error;
}

/** A backend by the names of its operations; counts what it is asked. */
function scripted(replies: Readonly<Record<string, Reply | readonly Reply[]>>) {
  const asked: { name: string; at: number; signal: AbortSignal }[] = [];
  const startedAt = Date.now();
  const httpClient: HttpClient = async ({ body, signal }) => {
    const { operationName: name } = JSON.parse(body) as { operationName: string };
    const turn = asked.filter((call) => call.name === name).length;
    asked.push({ name, at: Date.now() - startedAt, signal });
    const {
      status = 200,
      body: answer,
      after = 0,
      headers = {},
      fails,
    } = [replies[name]].flat()[turn] ?? {};
    await new Promise((resolve, reject) => {
      setTimeout(resolve, after);
      signal.addEventListener('abort', () => reject(signal.reason as Error));
    });
    if (fails) throw fails;
    return responseOf(
      status,
      typeof answer === 'string' ? answer : JSON.stringify(answer),
      headers,
    );
  };
  return { asked, transport: { url: 'http://backend/graphql', httpClient } };
}

function responseOf(
  status: number,
  text: string,
  headers: Readonly<Record<string, string>>,
): HttpResponse {
  return {
    status,
    header: (name) => headers[name] ?? null,
    body: (async function* () {
      yield Buffer.from(text);
    })(),
  };
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => (globalThis.frontageSlowQueries = undefined));

/** Runs to the end and says how many milliseconds the page took. */
async function timed(queries: PageQueries, backend: ReturnType<typeof scripted>) {
  const startedAt = Date.now();
  let took = -1;
  const done = prepare(queries, backend.transport).then((page) => {
    took = Date.now() - startedAt;
    return page;
  });
  await jest.advanceTimersByTimeAsync(20_000);
  return { page: await done, took };
}

async function prepared(
  queries: PageQueries,
  replies: Parameters<typeof scripted>[0],
): Promise<PreparedPage> {
  return (await timed(queries, scripted(replies))).page;
}

const FOUND = { body: { data: { order: order('1') } } };
const COUNT = { body: { data: { orderCount: 7 } } };

describe('a page', () => {
  test('asks for everything at once and hands over the answers as they came', async () => {
    const queries = { list: listQuery({ first: 2 }), total: countQuery('panel') };
    const backend = scripted({
      OrdersQuery: { body: listResponse(2), after: 300 },
      OrdersCountQuery: { ...COUNT, after: 400 },
    });
    const { page, took } = await timed(queries, backend);
    expect(backend.asked.map(({ at }) => at)).toEqual([0, 0]);
    expect(took).toBe(400);
    expect(page).toEqual({
      status: 200,
      mayBeAbsent: false,
      isRefused: false,
      isNothing: false,
      late: [],
      handOvers: {
        list: {
          name: 'OrdersQuery',
          variables: { first: 2, after: null, filter: null },
          result: listResponse(2),
          error: null,
          fetchedAt: expect.any(Number),
        },
        total: expect.objectContaining({ name: 'OrdersCountQuery', result: COUNT.body }),
      },
    });
  });

  test.each([
    ['takes along a late answer that is there in time', 6, 0, 6, COUNT.body],
    ['does not wait long for a late answer', 5_000, 0, 10, null],
    ['has patience with it from when the rest is there', 306, 300, 306, COUNT.body],
  ])('%s', async (_name, lateAfter, restAfter, expected, result) => {
    const queries = { order: orderPage('1'), total: countQuery('deferred') };
    const backend = scripted({
      OrderQuery: { ...FOUND, after: restAfter },
      OrdersCountQuery: { ...COUNT, after: lateAfter },
    });
    const { page, took } = await timed(queries, backend);
    expect(took).toBe(expected);
    expect(page.handOvers.total).toMatchObject({ result, error: null });
    expect(page.status).toBe(200);
    const late = await Promise.all(page.late);
    expect(late.map((handOver) => handOver.result)).toEqual(result ? [] : [COUNT.body]);
  });

  test('leaves a count to the browser that was slow there, and asks for it again later', async () => {
    const queries = { order: orderPage('1'), total: countQuery('deferred') };
    const asked = async () => {
      const backend = scripted({ OrderQuery: FOUND, OrdersCountQuery: COUNT });
      await timed(queries, backend);
      return backend.asked.map(({ name }) => name);
    };
    const both = ['OrderQuery', 'OrdersCountQuery'];
    expect(await asked()).toEqual(both);
    const count = { operationName: 'OrdersCountQuery', variables: {} };
    noteDuration(count, 499);
    noteDuration({ ...count, variables: { of: 'others' } }, 20_000);
    expect(await asked()).toEqual(both);
    noteDuration(count, 20_000);
    noteDuration({ operationName: 'OrderQuery', variables: { id: '1' } }, 20_000);
    expect(await asked()).toEqual(['OrderQuery']);
    await jest.advanceTimersByTimeAsync(10 * 60_000);
    expect(await asked()).toEqual(both);
  });

  test('asks for what follows from an answer, and hands it over as well', async () => {
    const backend = scripted({ OrdersCountQuery: { ...COUNT, after: 100 }, OrderQuery: FOUND });
    const { page } = await timed({ count: countedOrderQuery() }, backend);
    expect(backend.asked.map(({ name, at }) => [name, at])).toEqual([
      ['OrdersCountQuery', 0],
      ['OrderQuery', 100],
    ]);
    expect(page.handOvers.order).toMatchObject({ variables: { id: '7' }, result: FOUND.body });
    expect(page.status).toBe(200);
  });

  test('has the status of what follows from an answer', async () => {
    const missing = { body: { data: { order: null } } };
    const replies = { OrdersCountQuery: COUNT, OrderQuery: missing };
    expect((await prepared({ count: countedOrderQuery() }, replies)).status).toBe(404);
  });

  test('without queries is there at once', async () => {
    expect(await prepare({}, scripted({}).transport)).toEqual({
      handOvers: {},
      status: 200,
      mayBeAbsent: false,
      isRefused: false,
      isNothing: false,
      late: [],
    });
  });

  test('tries once more after a connection that the backend closed', async () => {
    const backend = scripted({ OrderQuery: [{ fails: new Error('ECONNRESET') }, FOUND] });
    const { page, took } = await timed({ order: orderPage('1') }, backend);
    expect(page).toMatchObject({ status: 200, handOvers: { order: { result: FOUND.body } } });
    expect(took).toBeLessThan(100);
    expect(backend.asked).toHaveLength(2);
  });
});

const DENIED = { message: 'No', path: ['order'], extensions: { code: 'FORBIDDEN' } };
const MISSING = { body: { data: { order: null } } };

function denied(fields: object): Reply {
  return { body: { data: { order: null }, errors: [{ ...DENIED, ...fields }] } };
}

test.each<[string, Reply, number, string | null]>([
  ['the record is there', FOUND, 200, null],
  [
    'one of its fields failed',
    { body: { ...FOUND.body, errors: [{ ...DENIED, path: ['order', 'note'] }] } },
    200,
    null,
  ],
  ['there is no such record', MISSING, 404, null],
  [
    'the backend says that it is not found',
    denied({ extensions: { code: 'NOT_FOUND' } }),
    404,
    'GraphQLResponseError',
  ],
  ['the record is forbidden', denied({}), 403, 'GraphQLResponseError'],
  [
    'a field that it cannot be without is forbidden',
    denied({ path: ['order', 'number'] }),
    403,
    'GraphQLResponseError',
  ],
  [
    'one must sign in to see it',
    denied({ extensions: { code: 'UNAUTHENTICATED' } }),
    401,
    'GraphQLResponseError',
  ],
  ['the record failed', denied({ extensions: {} }), 502, 'GraphQLResponseError'],
  ['it is not there, and something else failed', denied({ path: ['count'] }), 404, null],
  [
    'GraphQL refuses',
    { status: 400, body: { errors: [{ message: 'No' }] } },
    502,
    'GraphQLResponseError',
  ],
  ['the backend answers 401', { status: 401, body: '' }, 401, 'ResponseError'],
  ['the backend answers 403', { status: 403, body: '' }, 403, 'ResponseError'],
  ['the backend answers 404', { status: 404, body: '' }, 404, 'ResponseError'],
  [
    'the backend answers 429',
    { status: 429, body: '', headers: { 'retry-after': '60' } },
    429,
    'ResponseError',
  ],
  ['the backend answers 500', { status: 500, body: '' }, 502, 'ResponseError'],
  ['the backend answers with HTML', { body: '<html>' }, 502, 'ParseError'],
  ['the answer breaks off', { body: '{"data":{"or' }, 502, 'ParseError'],
  ['no answer comes', { fails: new Error('ECONNREFUSED') }, 502, 'NetworkError'],
  ['the answer takes too long', { fails: new TimeoutError(5) }, 504, 'TimeoutError'],
])(
  'when %s, that is the status of its page, and no exception',
  async (_case, reply, status, error) => {
    const page = await prepared({ order: orderPage('1') }, { OrderQuery: [reply, reply] });
    expect(page.status).toBe(status);
    expect(page.handOvers.order.error?.name ?? null).toBe(error);
    expect(page.handOvers.order.result === null).toBe(error !== null);
  },
);

test('a list that is null is what the schema says of it: nothing, or an answer that breaks its word', async () => {
  const queries = { list: listQuery() };
  const answered = (orders: object, errors?: object[]) =>
    prepared(queries, { OrdersQuery: { body: { data: { orders }, errors } } });
  const page = await answered({ edges: null, pageInfo: null });
  expect(page.status).toBe(502);
  expect(page.handOvers.list.error).toMatchObject({
    name: 'ParseError',
    reason: 'mismatch',
    snippet: 'OrderConnection.edges: null',
  });
  const failed = await answered({ edges: null }, [{ message: 'No', path: ['orders', 'edges'] }]);
  expect(failed.handOvers.list.error).toMatchObject({ name: 'GraphQLResponseError' });
});

test.each<['panel' | 'deferred']>([['panel'], ['deferred']])(
  'a %s that fails leaves its page as it is',
  async (need) => {
    const page = await prepared(
      { order: orderPage('1'), total: countQuery(need) },
      { OrderQuery: FOUND, OrdersCountQuery: { status: 404, body: 'no' } },
    );
    expect(page.status).toBe(200);
    expect(page.handOvers.total).toMatchObject({ error: { name: 'ResponseError', status: 404 } });
  },
);

test.each<[string, readonly string[], unknown, readonly object[], number]>([
  ['deep within the answer', ['shop', 'order'], { shop: { order: {} } }, [], 200],
  ['missing deep within the answer', ['shop', 'order'], { shop: { order: null } }, [], 404],
  ['below something missing', ['shop', 'order'], { shop: null }, [], 404],
  ['the first of a list', ['orders'], { orders: [{}] }, [], 200],
  ['the first of an empty list', ['orders'], { orders: [] }, [], 404],
  ['within the first of a list', ['orders', 'node'], { orders: [{ node: null }] }, [], 404],
  [
    'below what was forbidden',
    ['shop', 'order'],
    { shop: null },
    [{ ...DENIED, path: ['shop'] }],
    403,
  ],
  [
    'missing beside what was forbidden',
    ['shop', 'order'],
    { shop: { order: null } },
    [{ ...DENIED, path: ['shop', 'name'] }],
    404,
  ],
  [
    'forbidden in a list',
    ['orders', 'node'],
    { orders: [{ node: null }] },
    [{ ...DENIED, path: ['orders', 0, 'node'] }],
    403,
  ],
])(
  'a page about a record that lies %s has a true status',
  async (_case, subject, data, errors, status) => {
    // Where the record lies is all that counts here, not what is asked of it.
    const operation = { ...orderRequest.operation, selections: [] };
    const request = { ...orderRequest, operation };
    const query = pageQuery(request, { id: '1' } as never, { subject });
    const page = await prepared({ order: query }, { OrderQuery: { body: { data, errors } } });
    expect(page.status).toBe(status);
  },
);

test.each([
  '{}',
  '[]',
  'null',
  '"text"',
  '7',
  'true',
  '',
  '{"data":{}}',
  '{"data":null}',
  '{"data":[]}',
  '{"data":"text"}',
  '{"data":{"orders":7}}',
  '{"data":{"orders":"text"}}',
  '{"data":{"orders":[]}}',
  '{"data":{"orders":{}}}',
  '{"data":{"orders":{"pageInfo":[],"edges":"text"}}}',
  '{"data":{"__proto__":{"orders":null}}}',
  '{"data":{"other":{}}}',
])('a page whose backend answers with %s says that this is no answer', async (body) => {
  const list = pageQuery(ordersRequest, {});
  const page = await prepared({ list }, { OrdersQuery: { body } });
  expect(page.status).toBe(502);
  expect(page.handOvers.list).toMatchObject({ result: null, error: { name: 'ParseError' } });
});

test('a list that is empty is found all the same', async () => {
  const list = pageQuery(ordersRequest, {});
  const page = await prepared({ list }, { OrdersQuery: { body: { data: { orders: null } } } });
  expect(page.status).toBe(200);
});

test.each<['page' | 'panel']>([['page'], ['panel']])(
  'what goes wrong in the app itself while a %s is asked is thrown as it is, not shown as a failure of the backend',
  async (need) => {
    const defect = new RangeError('No text of this document');
    const adapt = () => {
      throw defect;
    };
    const queries = { total: countQuery(need) };
    await expect(prepare(queries, { ...scripted({}).transport, adapt })).rejects.toBe(defect);
  },
);

test('what goes wrong in the app itself while something is asked that the page does not wait for leaves the page', async () => {
  const { transport } = scripted({ OrderQuery: FOUND });
  const request = async () => {
    await new Promise((resolve) => setTimeout(resolve, 100));
    throw new RangeError('No text of this document');
  };
  const adapt = ({ operationName }: { operationName: string }) =>
    operationName === 'OrderQuery' ? undefined : { request };
  const queries = { order: orderPage('1'), total: countQuery('deferred') };
  const done = prepare(queries, { ...transport, adapt: adapt as never });
  await jest.advanceTimersByTimeAsync(1_000);
  const page = await done;
  expect(page.status).toBe(200);
  const [total] = await Promise.all(page.late);
  expect(total.error).toMatchObject({ name: 'NetworkError' });
});

test('a visitor who leaves aborts all requests without an exception', async () => {
  const visitor = new AbortController();
  const backend = scripted({
    OrderQuery: { ...FOUND, after: 10_000 },
    OrdersCountQuery: { ...COUNT, after: 10_000 },
  });
  const queries = { order: orderPage('1'), total: countQuery('deferred') };
  const done = prepare(queries, { ...backend.transport, signal: visitor.signal });
  await jest.advanceTimersByTimeAsync(100);
  visitor.abort(new Error('left'));
  await jest.advanceTimersByTimeAsync(100);
  const { status } = await done;
  expect(status).toBe(502);
  expect(backend.asked.map(({ signal }) => signal.aborted)).toEqual([true, true]);
});

test('a page for a key that no record can have is a 404, and nothing is asked', async () => {
  const { asked, transport } = scripted({});
  const query = pageQuery(orderRequest, { id: NaN } as never, { subject: ['order'] });
  const { status, handOvers } = await prepare({ record: query }, transport);
  expect(status).toBe(404);
  expect(handOvers.record.error).toMatchObject({ name: 'GraphQLResponseError', status: 404 });
  expect(asked).toEqual([]);
});
