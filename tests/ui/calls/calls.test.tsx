/** @jest-environment jsdom */
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { TextEncoder as NodeTextEncoder } from 'node:util';
import { toCurl, CallLog, type LoggedCall } from '../../../src/relay/callLog.ts';
import { callWatch } from '../../../src/relay/callWatch.ts';
import { createEnvironment } from '../../../src/relay/environment.ts';
import { LoadedPage } from '../../../src/relay/loadedPage.ts';
import { Calls } from '../../../src/ui/calls/Calls.tsx';
import { latestToasts } from '../../../src/ui/toasts/toasts.ts';
import { countQuery, handOverOf, order, orderPage } from '../../relay/sampleQueries.ts';
import { scriptBackend, type ScriptedBackend } from '../../relay/scriptedBackend.ts';

// jsdom has none.
globalThis.TextEncoder ??= NodeTextEncoder as typeof TextEncoder;

const ORDER = orderPage('1');
const ANSWER = { data: { order: order('1') } };

let backend: ScriptedBackend;

beforeEach(() => {
  jest.useFakeTimers();
  backend = scriptBackend();
});

afterEach(() => {
  callWatch.current = null;
  jest.clearAllTimers();
  jest.useRealTimers();
  backend.restore();
});

const newEnvironment = () => createEnvironment({ url: '/graphql', localKeys: {}, isServer: false });
const soon = () => act(() => jest.advanceTimersByTimeAsync(0));

/** The calls of a page that is loaded while they are watched. */
function watched(): CallLog {
  const log = new CallLog();
  callWatch.current = log;
  return log;
}

describe('the calls of a page', () => {
  test('show their query, duration and response', async () => {
    const log = watched();
    new LoadedPage(newEnvironment(), { record: ORDER, count: countQuery() }).load();
    await jest.advanceTimersByTimeAsync(40);
    expect(log.calls().map(({ why, outcome }) => [why?.query, why?.need, outcome])).toEqual([
      ['count', 'deferred', 'running'],
      ['record', 'page', 'running'],
    ]);
    backend.calls[0].answer(ANSWER);
    await jest.advanceTimersByTimeAsync(0);
    expect(log.calls()[1]).toMatchObject({
      source: 'backend',
      outcome: 'answered',
      attempts: 1,
      durationMs: 40,
      size: JSON.stringify(ANSWER).length,
      errors: [],
    });
  });

  test('show what the store had and what is refreshed in the background', async () => {
    const environment = newEnvironment();
    const page = new LoadedPage(environment, { record: ORDER });
    page.take({ record: handOverOf(ORDER, ANSWER) });
    const log = watched();
    new LoadedPage(environment, { record: ORDER }).load();
    expect(log.calls()).toMatchObject([{ source: 'store', durationMs: null, size: null }]);
    void page.refresh();
    expect(log.calls()[0]).toMatchObject({ source: 'backend', why: { before: 'ready' } });
  });

  test('show field errors, refusals, retries and cancelled calls', async () => {
    const log = watched();
    const environment = newEnvironment();
    new LoadedPage(environment, { record: ORDER }).load();
    backend.calls[0].hangUp();
    await jest.advanceTimersByTimeAsync(5_000);
    backend.calls
      .at(-1)
      ?.answer({ ...ANSWER, errors: [{ message: 'No', path: ['order', 'note'] }] });
    await jest.advanceTimersByTimeAsync(0);
    expect(log.calls()[0].errors).toEqual(['order.note: No']);
    expect(log.calls()[0].attempts).toBe(backend.calls.length);
    expect(backend.calls.length).toBeGreaterThan(1);

    new LoadedPage(environment, { count: countQuery() }, { releaseAfter: 10 }).load();
    await jest.advanceTimersByTimeAsync(20);
    expect(log.calls()[0]).toMatchObject({ outcome: 'left', durationMs: null });
  });

  test('are limited to two hundred, and are recorded only with an observer', () => {
    const log = new CallLog();
    const end = () => log.started({ request: REQUEST, kind: 'query', why: undefined });
    for (let count = 0; count < 250; count += 1) end();
    expect(log.calls()).toHaveLength(200);
    expect(log.calls()[0].id).toBe(250);
    expect(callWatch.current).toBeNull();
  });
});

const REQUEST = { operationName: 'Q', variables: {}, query: '{ a }' };

test('a call can be repeated in a shell, with any characters', () => {
  const call = {
    name: 'Q',
    variables: { text: "it's; $(rm)" },
    document: { query: 'query Q { a }' },
  };
  expect(toCurl(call as unknown as LoggedCall, 'http://app/graphql')).toBe(
    `curl 'http://app/graphql' -H 'content-type: application/json' --data-raw ` +
      `'{"operationName":"Q","variables":{"text":"it'\\''s; $(rm)"},"query":"query Q { a }"}'`,
  );
});

describe('the panel', () => {
  test('shows calls of the server and the browser, to copy and search, until cleared', async () => {
    render(<Calls firstHandOvers={{ record: handOverOf(ORDER, ANSWER) }} />);
    fireEvent.click(screen.getByRole('button', { name: '1 call' }));
    const panel = screen.getByRole('region', { name: 'Calls' });
    expect(panel).toHaveTextContent('OrderQueryrendered by the server');
    act(() => new LoadedPage(newEnvironment(), { count: countQuery() }).load());
    await soon();
    expect(panel).toHaveTextContent('count: deferred · from the backendpending');
    backend.calls[0].answer({ errors: [{ message: 'Busy' }] });
    await soon();
    expect(panel).toHaveTextContent(/failed · \d+ ms/);
    expect(panel).toHaveTextContent('Busy');
    expect(within(panel).getAllByRole('button', { name: 'Copy as curl' })).toHaveLength(1);

    const writeText = jest.fn().mockResolvedValueOnce(undefined).mockRejectedValueOnce('No');
    Object.assign(navigator, { clipboard: { writeText } });
    fireEvent.click(within(panel).getByRole('button', { name: 'Copy as curl' }));
    await soon();
    expect(writeText).toHaveBeenCalledWith(
      expect.stringContaining("curl 'http://localhost/graphql'"),
    );
    expect(latestToasts()[0].words).toBe('Copied as curl');
    fireEvent.click(within(panel).getAllByRole('button', { name: 'Copy variables' })[0]);
    await soon();
    expect(latestToasts()[0].words).toBe('The browser did not allow copying');

    fireEvent.change(within(panel).getByRole('searchbox'), { target: { value: 'orderq' } });
    expect(panel).not.toHaveTextContent('deferred');
    fireEvent.click(within(panel).getByRole('button', { name: 'Clear' }));
    expect(panel).toHaveTextContent('0 calls');
    fireEvent.keyDown(panel, { key: 'Escape' });
    expect(screen.getByRole('button', { name: '0 calls' })).toBeInTheDocument();
  });
});
