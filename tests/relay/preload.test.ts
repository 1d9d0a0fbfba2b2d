/** @jest-environment jsdom */
import type { Environment } from 'relay-runtime';
import { createEnvironment } from '../../src/relay/environment.ts';
import { pageQuery, type Page } from '../../src/relay/pageQueries.ts';
import { type Address } from '../../src/address/address.ts';
import { preloadOnIntent, type Preloading } from '../../src/relay/preload.ts';
import { orderRequest, ordersRequest } from './sampleQueries.ts';
import { scriptBackend, type ScriptedBackend } from './scriptedBackend.ts';

const VISITOR = { timeZone: 'UTC', now: 0, lists: {} };

let backend: ScriptedBackend;
let environment: Environment;
let preloading: Preloading;
/** The pages whose code was asked for. */
let loaded: string[];
beforeEach(() => {
  loaded = [];
  jest.useFakeTimers();
  backend = scriptBackend();
  environment = createEnvironment({ url: '/graphql', localKeys: {}, isServer: false });
  window.history.replaceState(null, '', '/orders/7?tab=lines');
  preloading = preload(page, { key: '7', tab: 'lines' });
});
afterEach(() => {
  preloading.stop();
  backend.restore();
  document.body.innerHTML = '';
});

const page: Page = Object.assign(() => null, {
  queries: ({ key, after }: Address) => ({
    list: pageQuery(ordersRequest, { after: `${String(after)} of ${String(key)}` } as never),
  }),
});

/** Another page of the app: `/customers/…`. */
const other: Page = Object.assign(() => null, {
  queries: ({ key, tab }: Address) => ({
    order: pageQuery(orderRequest, { id: `${String(key)} ${String(tab)}` } as never),
    total: pageQuery(ordersRequest, { after: 'total' } as never, { need: 'deferred' }),
  }),
});

function preload(page: Page, address: Address): Preloading {
  return preloadOnIntent({
    environment,
    page,
    address,
    visitor: VISITOR,
    loadPage: (path) => {
      loaded.push(path);
      const [, slug, key] = path.split('/');
      return Promise.resolve(slug === 'customers' ? { page: other, parameters: { key } } : null);
    },
  });
}

function pointAt(href: string, event = 'pointerover'): void {
  document.body.innerHTML = `<a href="${href}"><span>Next</span></a>`;
  document.querySelector('span')?.dispatchEvent(new Event(event, { bubbles: true }));
}

/** jsdom has no pointer events of its own. */
class PointerDown extends MouseEvent {
  constructor(init: MouseEventInit = {}) {
    super('pointerdown', { bubbles: true, button: 0, ...init });
  }
}

function press(href: string, keys: MouseEventInit = {}): void {
  document.body.innerHTML = `<a href="${href}"><span>Next</span></a>`;
  document.querySelector('span')?.dispatchEvent(new PointerDown(keys));
}

/** Moves the pointer onto a link. */
function rest(href: string): void {
  pointAt(href, 'pointerover');
  document.querySelector('span')?.dispatchEvent(new Event('pointermove', { bubbles: true }));
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
  ['a page that there is not', '/orders/8?after=abc'],
  ['another site', 'https://example.com/orders/7?after=abc'],
  ['this very address', '/orders/7?tab=lines'],
])('a link to %s asks for nothing', (_case, href) => {
  pointAt(href);
  expect(backend.calls).toHaveLength(0);
});

test('what nobody goes to is given up, and asked for again when it is pointed at', () => {
  pointAt('/orders/7?after=abc');
  preloading.abandon('/orders/7?after=abc');
  expect(backend.last('OrdersQuery').isAborted).toBe(true);
  pointAt('/orders/7?after=abc');
  expect(backend.calls).toHaveLength(2);
});

test('giving up one link leaves what is asked for the link that replaces it', () => {
  pointAt('/orders/7?after=abc');
  preloading.abandon('/orders/7?after=xyz#top');
  expect(backend.last('OrdersQuery').isAborted).toBe(false);
  preloading.abandon('/orders/7?after=abc#top');
  expect(backend.last('OrdersQuery').isAborted).toBe(true);
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
  preloading.stop();
  pointAt('/orders/7?after=abc');
  preloading = preload(() => null, {});
  pointAt('/orders/7?after=abc');
  expect(backend.calls).toHaveLength(0);
});

test('a parameter that the link leaves out is not taken from the current address', () => {
  preloading.stop();
  const tabs: Page = Object.assign(() => null, {
    queries: ({ tab }: Address) => ({
      order: pageQuery(orderRequest, { id: String(tab) } as never),
    }),
  });
  preloading = preload(tabs, { key: '7', tab: 'lines' });
  pointAt('/orders/7?after=abc');
  expect(backend.last('OrderQuery').variables).toEqual({ id: 'undefined' });
});

test('a parameter that comes several times is asked for as such', () => {
  preloading.stop();
  const page: Page = Object.assign(() => null, {
    queries: ({ status }: Address) => ({
      order: pageQuery(orderRequest, { id: [status].flat().join() } as never),
    }),
  });
  preloading = preload(page, { key: '7' });
  pointAt('/orders/7?status=a&status=b');
  expect(backend.last('OrderQuery').variables).toEqual({ id: 'a,b' });
});

test('another page is asked for when the pointer rests on its link, but for what that page does not wait for', async () => {
  rest('/customers/3?tab=orders');
  expect(backend.calls).toHaveLength(0);
  await jest.advanceTimersByTimeAsync(100);
  expect(backend.calls).toHaveLength(1);
  expect(backend.last('OrderQuery').variables).toEqual({ id: '3 orders' });
});

test('a link that comes to be where the pointer stands is not asked for', async () => {
  pointAt('/customers/3');
  await jest.advanceTimersByTimeAsync(1000);
  expect(backend.calls).toHaveLength(0);
});

test('a pointer that passes over links asks for nothing', async () => {
  rest('/customers/3');
  await jest.advanceTimersByTimeAsync(20);
  document.body.dispatchEvent(new Event('pointermove', { bubbles: true }));
  await jest.advanceTimersByTimeAsync(1000);
  expect(backend.calls).toHaveLength(0);
});

test('a link that is pressed is asked for at once, and once with what the pointer had asked for', async () => {
  rest('/customers/3');
  press('/customers/4');
  await jest.advanceTimersByTimeAsync(0);
  expect(backend.last('OrderQuery').variables).toEqual({ id: '4 undefined' });
  press('/customers/4');
  await jest.advanceTimersByTimeAsync(1000);
  expect(backend.calls).toHaveLength(1);
});

test('one page is asked for at a time while the pointer rests here and there', async () => {
  rest('/customers/3');
  await jest.advanceTimersByTimeAsync(100);
  rest('/customers/4');
  await jest.advanceTimersByTimeAsync(100);
  expect(backend.calls).toHaveLength(1);
});

test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'where data is dear (%j), only what is pressed is asked for',
  async (connection) => {
    Object.assign(navigator, { connection });
    rest('/customers/3');
    await jest.advanceTimersByTimeAsync(100);
    expect(backend.calls).toHaveLength(0);
    press('/customers/3');
    await jest.advanceTimersByTimeAsync(0);
    expect(backend.calls).toHaveLength(1);
    Object.assign(navigator, { connection: undefined });
  },
);

test('a link that comes below a pointer that stands still is not asked for, until the pointer moves', async () => {
  const move = (movementX: number) => {
    const event = new MouseEvent('pointermove', { bubbles: true, screenX: 40 });
    document
      .querySelector('span')
      ?.dispatchEvent(Object.assign(event, { movementX, movementY: 0 }));
  };
  pointAt('/customers/3', 'pointerover');
  move(0);
  move(0);
  await jest.advanceTimersByTimeAsync(1000);
  expect(backend.calls).toHaveLength(0);
  move(1);
  await jest.advanceTimersByTimeAsync(1000);
  expect(backend.calls).toHaveLength(1);
});

test.each([
  ['next', '/orders/7?after=abc', { after: 'abc of 7' }],
  ['prev', '/customers/3', { id: '3 undefined' }],
])(
  'who has turned by a link to the %s page, and stays on it, has what it leads to now asked for',
  async (rel, href, variables) => {
    preloading.stop();
    document.body.innerHTML = `<a rel="${rel}" href="${href}">On</a><a href="/orders/7?after=x">Else</a>`;
    document.querySelector('a')?.focus();
    preloading = preload(page, { key: '7' });
    expect(backend.calls).toHaveLength(0);
    await jest.advanceTimersByTimeAsync(1000);
    expect(backend.calls.map((call) => call.variables)).toMatchObject([variables]);
  },
);

test('who has come by any other link has nothing asked for, and nobody where data is dear', async () => {
  preloading.stop();
  document.body.innerHTML = `<a href="/customers/3">Ada</a><a rel="next" href="/customers/4">On</a>`;
  document.querySelector('a')?.focus();
  preloading = preload(page, { key: '7' });
  await jest.advanceTimersByTimeAsync(1000);
  preloading.stop();
  Object.assign(navigator, { connection: { saveData: true } });
  document.querySelectorAll('a')[1].focus();
  preloading = preload(page, { key: '7' });
  await jest.advanceTimersByTimeAsync(1000);
  Object.assign(navigator, { connection: undefined });
  expect(backend.calls).toHaveLength(0);
});

test('a link that opens another tab, or downloads, is not asked for', async () => {
  for (const attributes of ['target="_blank"', 'download="x"']) {
    document.body.innerHTML = `<a href="/customers/3" ${attributes}><span>Next</span></a>`;
    document.querySelector('span')?.dispatchEvent(new Event('pointermove', { bubbles: true }));
    document.querySelector('span')?.dispatchEvent(new PointerDown());
  }
  press('/customers/3', { ctrlKey: true });
  await jest.advanceTimersByTimeAsync(1000);
  expect(backend.calls).toHaveLength(0);
});

describe('the code of the records of a list', () => {
  const show = () => {
    document.body.innerHTML = `<main><table><tbody>
      <tr><th scope="row"><a href="/customers/1">One</a></th><td><a href="/orders/9">Nine</a></td></tr>
      <tr><th scope="row"><a href="/customers/2">Two</a></th></tr>
    </tbody></table></main>`;
  };

  test.each(['pointermove', 'touchstart', 'keydown'])(
    'is there before one is opened: from the first %s',
    (event) => {
      show();
      jest.runOnlyPendingTimers();
      expect(loaded).toEqual([]);
      for (let times = 0; times < 3; times += 1)
        document.body.dispatchEvent(new Event(event, { bubbles: true }));
      jest.runOnlyPendingTimers();
      expect(loaded).toEqual(['/customers/1']);
      expect(backend.calls).toEqual([]);
    },
  );

  test('comes before that of what the pointer passes on its way to them', async () => {
    show();
    const passed = document.createElement('a');
    passed.href = '/suppliers';
    document.body.append(passed);
    passed.dispatchEvent(new Event('pointermove', { bubbles: true }));
    jest.runOnlyPendingTimers();
    expect(loaded[0]).toBe('/customers/1');
    await jest.advanceTimersByTimeAsync(0);
    // Once it is there, a link that is passed has its code loaded.
    document.body.dispatchEvent(new Event('pointermove', { bubbles: true }));
    passed.dispatchEvent(new Event('pointermove', { bubbles: true }));
    expect(loaded.at(-1)).toBe('/suppliers');
  });

  test('is not asked for where data is dear, nor once the page is left', () => {
    show();
    Object.defineProperty(navigator, 'connection', {
      configurable: true,
      value: { saveData: true },
    });
    document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
    jest.runOnlyPendingTimers();
    Object.defineProperty(navigator, 'connection', { configurable: true, value: undefined });
    preloading.stop();
    preloading = preload(page, {});
    preloading.stop();
    document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
    jest.runOnlyPendingTimers();
    expect(loaded).toEqual([]);
  });
});
