import { print } from 'graphql-sse';
import { runSubscription } from '../../src/relay/subscription.ts';
import type { GraphQLResult } from '../../src/relay/result.ts';

const REQUEST = { operationName: 'Ticks', variables: {}, query: 'subscription Ticks { ticks }' };

/** A stream that the browser has asked for, and whose events the test sends. */
interface OpenedStream {
  readonly isEnded: () => boolean;
  readonly send: (text: string) => void;
  readonly close: () => void;
}

let streams: OpenedStream[];
let answerWith: (() => Response) | null;
let page: EventTarget & { visibilityState: string };
let visitor: AbortController;
const platform = globalThis.fetch;

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  streams = [];
  answerWith = null;
  visitor = new AbortController();
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  (globalThis as { document?: unknown }).document = page;
  globalThis.fetch = ((_url: string, { signal }: { signal: AbortSignal }) =>
    Promise.resolve(answerWith?.() ?? openStream(signal))) as typeof fetch;
});
afterEach(() => {
  visitor.abort();
  jest.restoreAllMocks();
  globalThis.fetch = platform;
  delete (globalThis as { document?: unknown }).document;
  jest.useRealTimers();
});

function openStream(signal: AbortSignal): Response {
  let isEnded = false;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      signal.addEventListener('abort', () => {
        isEnded = true;
        controller.error(signal.reason);
      });
      streams.push({
        isEnded: () => isEnded,
        send: (text) => controller.enqueue(new TextEncoder().encode(text)),
        close: () => controller.close(),
      });
    },
  });
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
}

function start() {
  const results: GraphQLResult[] = [];
  const resumed = jest.fn();
  const next = (result: GraphQLResult) => void results.push(result);
  const outcome = jest.fn();
  runSubscription(REQUEST, { url: '/graphql', signal: visitor.signal, next, resumed }).then(
    () => outcome('over'),
    outcome,
  );
  return { results, resumed, outcome };
}

/** Lets time pass, and what is under way come to its end. */
async function pass(milliseconds: number): Promise<void> {
  await jest.advanceTimersByTimeAsync(milliseconds);
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

function show(visibilityState: 'visible' | 'hidden'): void {
  page.visibilityState = visibilityState;
  page.dispatchEvent(new Event('visibilitychange'));
}

const tick = (ticks: number) => print({ event: 'next', data: { data: { ticks } } as never });
const COMPLETE = print({ event: 'complete' } as never);

test('events come through, however they are cut into pieces', async () => {
  const { results, outcome } = start();
  await pass(0);
  for (const character of `:\n\n${tick(1)}:\n\n${tick(2)}${COMPLETE}`) streams[0].send(character);
  await pass(0);
  expect(results).toEqual([{ data: { ticks: 1 } }, { data: { ticks: 2 } }]);
  expect(outcome).toHaveBeenCalledWith('over');
});

test('a stream that is silent for too long is opened anew, and what was missed is asked for', async () => {
  const { resumed } = start();
  await pass(0);
  for (let beats = 0; beats < 5; beats += 1) {
    await pass(15_000);
    streams[0].send(':\n\n');
  }
  await pass(39_000);
  expect(streams).toHaveLength(1);
  await pass(3_000);
  expect(streams[0].isEnded()).toBe(true);
  expect(streams).toHaveLength(2);
  expect(resumed).toHaveBeenCalledTimes(1);
});

test('a stream that just ends, even right after an event, is opened anew', async () => {
  const { results } = start();
  await pass(0);
  streams[0].send(tick(1));
  streams[0].close();
  await pass(2_000);
  expect(results).toHaveLength(1);
  expect(streams).toHaveLength(2);
});

test.each([
  ['shortest', 0],
  ['average', 0.5],
  ['longest', 0.999],
])(
  'a backend that is gone is asked more and more rarely, by the %s pauses',
  async (_name, luck) => {
    jest.spyOn(Math, 'random').mockReturnValue(luck);
    answerWith = () => new Response('', { status: 503 });
    const asked = jest.spyOn(globalThis, 'fetch');
    const { resumed, outcome } = start();
    await pass(60_000);
    const duringFirstMinute = asked.mock.calls.length;
    expect(duringFirstMinute).toBeGreaterThan(3);
    expect(duringFirstMinute).toBeLessThan(10);
    await pass(300_000);
    expect(asked.mock.calls.length - duringFirstMinute).toBeLessThan(22);
    answerWith = null;
    // Longer than any pause, and shorter than the silence after which the new stream is given up.
    await pass(31_000);
    expect(streams).toHaveLength(1);
    expect(resumed).toHaveBeenCalledTimes(1);
    expect(outcome).not.toHaveBeenCalled();
  },
);

test('a backend that asks for a pause gets it', async () => {
  answerWith = () => new Response('', { status: 429, headers: { 'retry-after': '20' } });
  const asked = jest.spyOn(globalThis, 'fetch');
  start();
  await pass(19_000);
  expect(asked).toHaveBeenCalledTimes(1);
  await pass(2_000);
  expect(asked).toHaveBeenCalledTimes(2);
});

test.each([
  ['signed out', () => new Response('', { status: 401 }), { name: 'ResponseError', status: 401 }],
  [
    'signed out, by the words of the backend,',
    () => Response.json({ errors: [{ message: 'No.', extensions: { code: 'UNAUTHENTICATED' } }] }),
    { name: 'GraphQLResponseError', accessProblem: 'unauthenticated' },
  ],
  ['not GraphQL', () => new Response('<html>'), { name: 'ParseError' }],
])('a visitor who is %s is told, and the backend is left alone', async (_name, answer, error) => {
  answerWith = answer;
  const asked = jest.spyOn(globalThis, 'fetch');
  const { outcome } = start();
  await pass(60_000);
  expect(outcome).toHaveBeenCalledWith(expect.objectContaining(error));
  expect(asked).toHaveBeenCalledTimes(1);
});

test('an event of errors alone ends the subscription with them', async () => {
  const { outcome } = start();
  await pass(0);
  streams[0].send('event: next\ndata: {"errors":[{"message":"no"}]}\n\n');
  await pass(0);
  expect(outcome).toHaveBeenCalledWith(expect.objectContaining({ name: 'GraphQLResponseError' }));
  expect(streams[0].isEnded()).toBe(true);
});

describe('a page in the background', () => {
  test('gives its stream up after a while, and is brought up to date when it is seen again', async () => {
    const { resumed, outcome } = start();
    await pass(0);
    show('hidden');
    await pass(29_000);
    expect(streams[0].isEnded()).toBe(false);
    await pass(2_000);
    expect(streams[0].isEnded()).toBe(true);
    await pass(600_000);
    expect(streams).toHaveLength(1);
    show('visible');
    await pass(0);
    expect(streams).toHaveLength(2);
    expect(resumed).toHaveBeenCalledTimes(1);
    expect(outcome).not.toHaveBeenCalled();
  });

  test('keeps its stream when it is only left for a moment', async () => {
    const { resumed } = start();
    await pass(0);
    show('hidden');
    await pass(20_000);
    streams[0].send(':\n\n');
    show('visible');
    await pass(30_000);
    expect(streams).toHaveLength(1);
    expect(resumed).not.toHaveBeenCalled();
  });

  test('that is opened there asks for nothing until it is seen', async () => {
    page.visibilityState = 'hidden';
    start();
    await pass(60_000);
    expect(streams).toHaveLength(0);
    show('visible');
    await pass(0);
    expect(streams).toHaveLength(1);
  });
});

test('unsubscribing leaves nothing behind', async () => {
  const { outcome } = start();
  await pass(0);
  visitor.abort(new Error('left'));
  await pass(0);
  expect(streams[0].isEnded()).toBe(true);
  expect(outcome).toHaveBeenCalledWith(expect.objectContaining({ message: 'left' }));
  expect(jest.getTimerCount()).toBe(0);
});
