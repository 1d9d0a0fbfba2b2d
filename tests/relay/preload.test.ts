/** @jest-environment jsdom */
import type { Environment } from 'relay-runtime';
import { createEnvironment } from '../../src/relay/environment.ts';
import { pageQuery, type Page } from '../../src/relay/pageQueries.ts';
import { type Address } from '../../src/address/address.ts';
import { preloadOnIntent } from '../../src/relay/preload.ts';
import { orderRequest, ordersRequest } from './sampleQueries.ts';
import { scriptBackend, type ScriptedBackend } from './scriptedBackend.ts';

const VISITOR = { timeZone: 'UTC', now: 0, lists: {} };

let backend: ScriptedBackend;
let environment: Environment;
let stop: () => void;
beforeEach(() => {
  jest.useFakeTimers();
  backend = scriptBackend();
  environment = createEnvironment({ url: '/graphql', localKeys: {}, isServer: false });
  window.history.replaceState(null, '', '/orders/7?tab=lines');
  stop = preloadOnIntent(environment, page, { key: '7', tab: 'lines' }, VISITOR);
});
afterEach(() => {
  stop();
  backend.restore();
  document.body.innerHTML = '';
});

const page: Page = Object.assign(() => null, {
  queries: ({ key, after }: Address) => ({
    list: pageQuery(ordersRequest, { after: `${String(after)} of ${String(key)}` } as never),
  }),
});

function pointAt(href: string, event = 'pointerover'): void {
  document.body.innerHTML = `<a href="${href}"><span>Next</span></a>`;
  document.querySelector('span')?.dispatchEvent(new Event(event, { bubbles: true }));
}

test.each(['pointerover', 'focusin'])('what a link leads to is asked for on %s', (event) => {
  pointAt('/orders/7?after=abc', event);
  expect(backend.last('OrdersQuery').variables).toMatchObject({ after: 'abc of 7' });
});

test('a link that is pointed at again asks for nothing more', () => {
  pointAt('/orders/7?after=abc');
  pointAt('/orders/7?after=abc');
  expect(backend.calls).toHaveLength(1);
});

test.each([
  ['another page', '/orders/8?after=abc'],
  ['another site', 'https://example.com/orders/7?after=abc'],
  ['this very address', '/orders/7?tab=lines'],
])('a link to %s asks for nothing', (_case, href) => {
  pointAt(href);
  expect(backend.calls).toHaveLength(0);
});

test('pointing at anything else asks for nothing', () => {
  document.body.innerHTML = '<p>Text</p>';
  document.querySelector('p')?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  document.dispatchEvent(new Event('pointerover'));
  expect(backend.calls).toHaveLength(0);
});

test('an unused preload is released and its request aborted', async () => {
  pointAt('/orders/7?after=abc');
  await jest.advanceTimersByTimeAsync(30_000);
  expect(backend.last('OrdersQuery').isAborted).toBe(true);
});

test('a page without queries, and a page that was left, ask for nothing', () => {
  stop();
  pointAt('/orders/7?after=abc');
  stop = preloadOnIntent(environment, () => null, {}, VISITOR);
  pointAt('/orders/7?after=abc');
  expect(backend.calls).toHaveLength(0);
});

test('a parameter that the link leaves out is not taken from the current address', () => {
  stop();
  const tabs: Page = Object.assign(() => null, {
    queries: ({ tab }: Address) => ({
      order: pageQuery(orderRequest, { id: String(tab) } as never),
    }),
  });
  stop = preloadOnIntent(environment, tabs, { key: '7', tab: 'lines' }, VISITOR);
  pointAt('/orders/7?after=abc');
  expect(backend.last('OrderQuery').variables).toEqual({ id: 'undefined' });
});

test('a parameter that comes several times is asked for as such', () => {
  stop();
  const page: Page = Object.assign(() => null, {
    queries: ({ status }: Address) => ({
      order: pageQuery(orderRequest, { id: [status].flat().join() } as never),
    }),
  });
  stop = preloadOnIntent(environment, page, { key: '7' }, VISITOR);
  pointAt('/orders/7?status=a&status=b');
  expect(backend.last('OrderQuery').variables).toEqual({ id: 'a,b' });
});
