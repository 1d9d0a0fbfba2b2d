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

/** Something happens to a link. */
function on(href: string, event: Event): void {
  document.body.innerHTML = `<a href="${href}"><span>Next</span></a>`;
  document.querySelector('span')?.dispatchEvent(event);
}

/** Moves the pointer over a link. */
function pass(href: string): void {
  on(href, new Event('pointermove', { bubbles: true }));
}

/** Moves the pointer onto a link, and leaves it there. */
async function rest(href: string): Promise<void> {
  pass(href);
  await jest.advanceTimersByTimeAsync(100);
}

/** jsdom has no pointer events of its own. */
class PointerDown extends MouseEvent {
  constructor(init: MouseEventInit = {}) {
    super('pointerdown', { bubbles: true, button: 0, ...init });
  }
}

function press(href: string, keys: MouseEventInit = {}): void {
  on(href, new PointerDown(keys));
}

test.each(['pointermove', 'focusin'])(
  'what another view of the page needs is asked for once its link has a %s and is stayed on',
  async (event) => {
    on('/orders/7?after=abc', new Event(event, { bubbles: true }));
    expect(backend.calls).toHaveLength(0);
    await jest.advanceTimersByTimeAsync(250);
    expect(backend.last('OrdersQuery').variables).toMatchObject({ after: 'abc of 7' });
  },
);

test('another view of the page is asked for at once when its link is pressed, and once', async () => {
  press('/orders/7?after=abc');
  expect(backend.last('OrdersQuery').variables).toMatchObject({ after: 'abc of 7' });
  await rest('/orders/7?after=abc');
  expect(backend.calls).toHaveLength(1);
});

test('a link that is rested on again asks for nothing more', async () => {
  await rest('/orders/7?after=abc');
  await rest('/orders/7?after=abc');
  expect(backend.calls).toHaveLength(1);
});

test.each([
  ['a page that there is not', '/orders/8?after=abc'],
  ['another site', 'https://example.com/orders/7?after=abc'],
  ['this very address', '/orders/7?tab=lines'],
])('a link to %s asks for nothing', async (_case, href) => {
  await rest(href);
  expect(backend.calls).toHaveLength(0);
});

test('what nobody goes to is given up, and asked for again when it is pointed at', async () => {
  await rest('/orders/7?after=abc');
  preloading.abandon('/orders/7?after=abc');
  expect(backend.last('OrdersQuery').isAborted).toBe(true);
  await rest('/orders/7?after=abc');
  expect(backend.calls).toHaveLength(2);
});

test('giving up one link leaves what is asked for the link that replaces it', async () => {
  await rest('/orders/7?after=abc');
  preloading.abandon('/orders/7?after=xyz#top');
  expect(backend.last('OrdersQuery').isAborted).toBe(false);
  preloading.abandon('/orders/7?after=abc#top');
  expect(backend.last('OrdersQuery').isAborted).toBe(true);
});

test('pointing at anything else asks for nothing', async () => {
  document.body.innerHTML = '<p>Text</p>';
  document.querySelector('p')?.dispatchEvent(new Event('pointermove', { bubbles: true }));
  document.dispatchEvent(new Event('pointermove'));
  await jest.advanceTimersByTimeAsync(1000);
  expect(backend.calls).toHaveLength(0);
});

test('an unused preload is released and its request aborted, and another can be asked for', async () => {
  await rest('/orders/7?after=abc');
  await jest.advanceTimersByTimeAsync(30_000);
  expect(backend.last('OrdersQuery').isAborted).toBe(true);
  await rest('/orders/7?after=xyz');
  expect(backend.last('OrdersQuery').variables).toMatchObject({ after: 'xyz of 7' });
});

test('a page without queries, and a page that was left, ask for nothing', async () => {
  preloading.stop();
  await rest('/orders/7?after=abc');
  preloading = preload(() => null, {});
  await rest('/orders/7?after=abc');
  expect(backend.calls).toHaveLength(0);
});

test('a parameter that the link leaves out is not taken from the current address', async () => {
  preloading.stop();
  const tabs: Page = Object.assign(() => null, {
    queries: ({ tab }: Address) => ({
      order: pageQuery(orderRequest, { id: String(tab) } as never),
    }),
  });
  preloading = preload(tabs, { key: '7', tab: 'lines' });
  await rest('/orders/7?after=abc');
  expect(backend.last('OrderQuery').variables).toEqual({ id: 'undefined' });
});

test('a parameter that comes several times is asked for as such', async () => {
  preloading.stop();
  const page: Page = Object.assign(() => null, {
    queries: ({ status }: Address) => ({
      order: pageQuery(orderRequest, { id: [status].flat().join() } as never),
    }),
  });
  preloading = preload(page, { key: '7' });
  await rest('/orders/7?status=a&status=b');
  expect(backend.last('OrderQuery').variables).toEqual({ id: 'a,b' });
});

test('another page is asked for when the pointer rests on its link, but for what that page does not wait for', async () => {
  pass('/customers/3?tab=orders');
  expect(backend.calls).toHaveLength(0);
  await jest.advanceTimersByTimeAsync(100);
  expect(backend.calls).toHaveLength(1);
  expect(backend.last('OrderQuery').variables).toEqual({ id: '3 orders' });
});

test('a link that comes to be where the pointer stands is not asked for', async () => {
  on('/customers/3', new Event('pointerover', { bubbles: true }));
  await jest.advanceTimersByTimeAsync(1000);
  expect(backend.calls).toHaveLength(0);
});

test.each(['/customers/3', '/orders/7?sort=number'])(
  'a pointer that passes over %s asks for nothing',
  async (href) => {
    pass(href);
    await jest.advanceTimersByTimeAsync(16);
    document.body.dispatchEvent(new Event('pointermove', { bubbles: true }));
    await jest.advanceTimersByTimeAsync(1000);
    expect(backend.calls).toHaveLength(0);
  },
);

test('a hand on its way over a wide link asks for nothing; one that only trembles does', async () => {
  document.body.innerHTML = '<a href="/orders/7?after=abc"><span>Next</span></a>';
  const move = async (clientX: number) => {
    const event = new MouseEvent('pointermove', { bubbles: true, screenX: clientX, clientX });
    document.querySelector('span')?.dispatchEvent(event);
    await jest.advanceTimersByTimeAsync(16);
  };
  for (const x of [10, 20, 30, 40]) await move(x);
  expect(backend.calls).toHaveLength(0);
  await move(42);
  expect(backend.calls).toHaveLength(1);
});

test('a link that is pressed is asked for at once, and once with what the pointer had asked for', async () => {
  pass('/customers/3');
  press('/customers/4');
  await jest.advanceTimersByTimeAsync(0);
  expect(backend.last('OrderQuery').variables).toEqual({ id: '4 undefined' });
  press('/customers/4');
  await jest.advanceTimersByTimeAsync(1000);
  expect(backend.calls).toHaveLength(1);
});

test.each([
  ['/customers/3', '/customers/4'],
  ['/orders/7?after=abc', '/orders/7?after=xyz'],
  ['/orders/7?after=abc', '/customers/4'],
])(
  'while %s is asked for, nothing else is for a pointer that rests on %s',
  async (first, second) => {
    await rest(first);
    await rest(second);
    expect(backend.calls).toHaveLength(1);
    press(second);
    await jest.advanceTimersByTimeAsync(0);
    expect(backend.calls).toHaveLength(2);
  },
);

test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'where data is dear (%j), only what is pressed is asked for',
  async (connection) => {
    Object.assign(navigator, { connection });
    await rest('/customers/3');
    await rest('/orders/7?after=abc');
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
  on('/customers/3', new Event('pointerover', { bubbles: true }));
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

test('so has who is noticed on the link only after it has come to lead on', async () => {
  preloading.stop();
  document.body.innerHTML = '<a rel="next" href="/customers/3">On</a>';
  preloading = preload(page, { key: '7' });
  await jest.advanceTimersByTimeAsync(100);
  document.querySelector('a')?.focus();
  await jest.advanceTimersByTimeAsync(1000);
  expect(backend.calls.map((call) => call.variables)).toMatchObject([{ id: '3 undefined' }]);
});

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
