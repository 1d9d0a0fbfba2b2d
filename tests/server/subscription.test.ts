import { createHash } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { requestSubscription } from 'relay-runtime';
import { createEnvironment } from '../../src/relay/environment.ts';
import { runSubscription } from '../../src/relay/subscription.ts';
import type { GraphQLResult } from '../../src/relay/result.ts';
import { createGateway } from '../../src/server/gateway.ts';
import { trustedDocuments } from '../../src/server/trustedDocuments.ts';
import { answering, startBackend, until, type RunningBackend } from '../relay/rawBackend.ts';
import { ticksRequest } from '../relay/ticksRequest.ts';
import { memoryLog, startApp, type RunningApp } from './appServer.ts';
import { startLiveBackend, SUBSCRIPTION, type Flavour, type LiveBackend } from './liveBackend.ts';

const CALL = { operationName: 'Ticks', variables: {}, query: SUBSCRIPTION };
const TRUSTED = trustedDocuments([
  {
    name: 'Ticks',
    kind: 'subscription',
    sha256: createHash('sha256').update(SUBSCRIPTION).digest('hex'),
  },
]);

let backend: RunningBackend;
let app: RunningApp;
let logged: ReturnType<typeof memoryLog>;
let visitor: AbortController;
/** Who the next subscription is by. */
let caller: string;

beforeEach(() => {
  visitor = new AbortController();
  caller = 'somebody';
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  (globalThis as { document?: unknown }).document = page;
});
afterEach(async () => {
  visitor.abort();
  await Promise.all([backend.close(), app.close()]);
  delete (globalThis as { document?: unknown }).document;
});

interface Options {
  readonly token?: string;
  /** What the session can be renewed to; nothing by default. */
  readonly renewedToken?: string;
  readonly subscriptionsEndpoint?: string | null;
  readonly timeout?: number;
  readonly maxVisitorStreams?: number;
}

async function startBefore<Backend extends RunningBackend>(
  running: Backend,
  {
    token = 'Bearer good',
    renewedToken,
    subscriptionsEndpoint = null,
    timeout = 0,
    maxVisitorStreams = 3,
  }: Options = {},
): Promise<Backend> {
  backend = running;
  logged = memoryLog();
  const gateway = createGateway({
    release: null,
    visitorOf: () => Promise.resolve(caller),
    settings: {
      maxRequestBytes: 10_000,
      maxUploadBytes: 10_000,
      maxStreams: 3,
      subscriptionsEndpoint,
      openGateway: false,
      origins: [],
      maxVisitorStreams,
      proxies: 0,
    },
    kindOf: TRUSTED,
    backendFor: () =>
      Promise.resolve({
        ...{ url: running.url, headers: { authorization: token }, timeout },
        ...(renewedToken && {
          renewedHeaders: () => Promise.resolve({ authorization: renewedToken }),
        }),
      }),
    log: logged.log,
  });
  app = await startApp(gateway);
  return running;
}

async function start(flavour: Flavour, options?: Options): Promise<LiveBackend> {
  return startBefore(await startLiveBackend(flavour), options);
}

/** Subscribes as the browser does. */
function subscribe(variables: Record<string, unknown> = {}, query = SUBSCRIPTION) {
  const results: GraphQLResult[] = [];
  const resumed = jest.fn();
  const done = runSubscription(
    { ...CALL, variables, query },
    {
      url: `${app.origin}/graphql`,
      signal: visitor.signal,
      next: (result) => results.push(result),
      resumed,
    },
  );
  done.catch(() => {});
  return { done, results, resumed };
}

describe.each<Flavour>(['server-sent events', 'WebSocket'])(
  'a subscription to a backend that offers %s',
  (flavour) => {
    test('brings each event as it happens, until it is over', async () => {
      const live = await start(flavour);
      const { done, results } = subscribe({ upTo: 3 });
      await until(() => live.subscribers() === 1);
      for (const count of [1, 2, 3]) {
        live.tick(count);
        await until(() => results.length === count);
      }
      await done;
      expect(results).toEqual([1, 2, 3].map((ticks) => ({ data: { ticks } })));
      await until(() => logged.lines.length === 1);
      expect(logged.entries()).toMatchObject([{ operation: 'Ticks', status: 200 }]);
    });

    test('carries the credentials that the browser does not have', async () => {
      const live = await start(flavour);
      subscribe();
      await until(() => live.subscribers() === 1);
      expect(live.credentials()).toMatchObject(
        flavour === 'WebSocket'
          ? {
              headers: { authorization: 'Bearer good' },
              connectionParams: {
                Authorization: 'Bearer good',
                access_token: 'good',
                headers: { Authorization: 'Bearer good' },
              },
            }
          : { authorization: 'Bearer good' },
      );
    });

    test('ends at the backend when the visitor leaves', async () => {
      const live = await start(flavour);
      const { done, results } = subscribe();
      await until(() => live.subscribers() === 1);
      visitor.abort(new Error('left'));
      await expect(done).rejects.toThrow('left');
      await until(() => live.sockets.size === 0);
      expect(results).toEqual([]);
      await until(() => logged.lines.length === 1);
      expect(logged.entries()).toMatchObject([{ error: 'ClientDisconnected' }]);
    });

    test('that breaks off is taken up again, and what was missed is asked for', async () => {
      const live = await start(flavour);
      const { results, resumed } = subscribe();
      await until(() => live.subscribers() === 1);
      live.tick(1);
      await until(() => results.length === 1);
      expect(resumed).not.toHaveBeenCalled();
      for (const socket of live.sockets) socket.destroy();
      await until(() => resumed.mock.calls.length === 1, 4_000);
      await until(() => {
        live.tick(2);
        return results.length > 1;
      });
    });

    test('that the backend refuses gives its errors', async () => {
      await start(flavour);
      await expect(subscribe({ upTo: 0 }).done).rejects.toMatchObject({
        name: 'GraphQLResponseError',
        message: expect.stringMatching(/nothing to count|Unexpected error/) as string,
      });
    });

    test('without valid credentials leads to signing in', async () => {
      await start(flavour, { token: 'Bearer bad' });
      await expect(subscribe().done).rejects.toMatchObject({
        name: 'ResponseError',
        status: flavour === 'WebSocket' ? 403 : 401,
      });
    });

    test('whose start is refused is opened once more with what the session was renewed to', async () => {
      const live = await start(flavour, { token: 'Bearer stale', renewedToken: 'Bearer good' });
      const { done, results } = subscribe({ upTo: 1 });
      await until(() => live.subscribers() === 1);
      live.tick(1);
      await done;
      expect(results).toEqual([{ data: { ticks: 1 } }]);
    });

    test.each([undefined, 'Bearer stale'])(
      'whose start stays refused says so (renewed to %s)',
      async (renewedToken) => {
        await start(flavour, { token: 'Bearer stale', renewedToken });
        await expect(subscribe().done).rejects.toMatchObject({
          name: 'GraphQLResponseError',
          codes: ['UNAUTHENTICATED'],
        });
      },
    );

    test('at an address of its own is found there', async () => {
      const live = await startLiveBackend(flavour);
      const elsewhere = await startBackend(answering(500, 'not here'));
      const url = flavour === 'WebSocket' ? live.url.replace('http', 'ws') : live.url;
      await startBefore({ ...live, url: elsewhere.url }, { subscriptionsEndpoint: url });
      const { done } = subscribe({ upTo: 1 });
      await until(() => live.subscribers() === 1);
      live.tick(1);
      await done;
      await elsewhere.close();
    });
  },
);

test('a subscription goes through Relay into its store, and errors keep their kind', async () => {
  const live = await start('server-sent events');
  const environment = createEnvironment({
    url: `${app.origin}/graphql`,
    localKeys: {},
    isServer: false,
  });
  const ticks: unknown[] = [];
  const subscription = requestSubscription(environment, {
    subscription: ticksRequest,
    variables: {},
    onNext: (response) => ticks.push(response),
  });
  await until(() => live.subscribers() === 1);
  live.tick(7);
  await until(() => ticks.length === 1);
  expect(ticks).toEqual([{ ticks: 7 }]);
  subscription.dispose();
  await until(() => live.sockets.size === 0);
  await app.close();
  await startBefore(live, { token: 'Bearer bad' });
  const error = await new Promise((onError) => {
    const url = `${app.origin}/graphql`;
    requestSubscription(createEnvironment({ url, localKeys: {}, isServer: false }), {
      subscription: ticksRequest,
      variables: {},
      onError,
    });
  });
  expect(error).toMatchObject({ name: 'ResponseError', status: 401 });
});

test('a foreign subscription is refused', async () => {
  const live = await start('server-sent events');
  await expect(subscribe({}, `${SUBSCRIPTION} `).done).rejects.toMatchObject({
    errors: [{ extensions: { code: 'UNKNOWN_OPERATION' } }],
  });
  expect(live.credentials()).toBeUndefined();
});

test('a backend without subscriptions is said to have none', async () => {
  await startBefore(await startBackend(answering(400, '{"errors":[{"message":"no"}]}')));
  await expect(subscribe().done).rejects.toMatchObject({
    status: 501,
    errors: [{ extensions: { code: 'NO_SUBSCRIPTIONS' } }],
  });
});

test('a backend that does not begin to answer in time is given up', async () => {
  const silent: RequestListener = () => {};
  await startBefore(await startBackend(silent), { timeout: 50 });
  const response = await fetch(`${app.origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(CALL),
  });
  expect(response.status).toBe(504);
  expect(await response.json()).toEqual({ name: 'TimeoutError', milliseconds: 50 });
});

test('a stream that lasts longer than the time-out is not cut off', async () => {
  const live = await start('server-sent events', { timeout: 1_000 });
  const { done, results } = subscribe({ upTo: 1 });
  await until(() => live.subscribers() === 1);
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  live.tick(1);
  await done;
  expect(results).toHaveLength(1);
});

test('there are no more streams than the app may follow, and the next is told when to come back', async () => {
  const live = await start('server-sent events');
  const streams = [subscribe(), subscribe(), subscribe()];
  await until(() => live.subscribers() === 3);
  const response = await fetch(`${app.origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(CALL),
  });
  expect(response.status).toBe(502);
  expect(await response.json()).toMatchObject({
    name: 'ResponseError',
    status: 503,
    retryAfter: 10,
  });
  expect(streams.map(({ results }) => results)).toEqual([[], [], []]);
});

test('nothing on the way may hold events back', async () => {
  const live = await start('server-sent events');
  const response = await fetch(`${app.origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-encoding': 'gzip' },
    body: JSON.stringify(CALL),
    signal: visitor.signal,
  });
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  });
  expect(response.headers.has('content-encoding')).toBe(false);
  await until(() => live.subscribers() === 1);
});

test('one visitor does not take the streams of all, and gets theirs back', async () => {
  await start('server-sent events', { maxVisitorStreams: 1 });
  const call = (signal?: AbortSignal) =>
    fetch(`${app.origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(CALL),
      signal,
    });
  const leaving = new AbortController();
  const first = await call(leaving.signal);
  const second = await call();
  expect([first.status, second.status]).toEqual([200, 502]);
  expect(await second.json()).toMatchObject({ name: 'ResponseError', status: 503 });
  caller = 'another';
  const other = new AbortController();
  expect((await call(other.signal)).status).toBe(200);
  leaving.abort();
  caller = 'somebody';
  const again = new AbortController();
  await until(() => logged.lines.length === 2);
  expect((await call(again.signal)).status).toBe(200);
  other.abort();
  again.abort();
});
