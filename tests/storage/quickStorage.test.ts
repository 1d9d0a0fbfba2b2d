/** @jest-environment jsdom */
import { shortcutsAreOn, turnShortcuts } from '../../src/ui/shortcuts/shortcuts.ts';
import { rememberColumns, rememberedColumns } from '../../src/ui/batch/import/columns.ts';
import { storeSequence, storedSequence } from '../../src/ui/list/openedFrom.ts';
import { saveViews, savedViews } from '../../src/ui/list/views/savedViews.ts';
import { quickStorage } from '../../src/storage/quickStorage.ts';
import { sweepQuickStorage } from '../../src/storage/sweep.ts';
import { setScope } from '../../src/storage/scope.ts';
import { signedOutScopes } from '../../src/storage/signedOut.ts';
import { saveRecents, readRecents } from '../../src/ui/recents/recents.ts';

const DAY = 24 * 60 * 60 * 1000;
const browser = quickStorage({ name: 'test', days: 14, endsAtSignOut: false });
const tab = quickStorage({ name: 'test', isOfTab: true, days: 14, endsAtSignOut: false });
const ended = quickStorage({ name: 'ended', days: 14, endsAtSignOut: true });

beforeEach(() => setScope('ada'));
afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});
const later = (milliseconds: number) => {
  const now = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(now + milliseconds);
};

describe.each([
  ['of the browser', browser],
  ['of the tab', tab],
])('storage %s', (_name, storage) => {
  test('gives back what it was given, until it is dropped', () => {
    expect(storage.read('key')).toBeNull();
    expect(storage.keep('{"a":\n1}', 'key')).toBe(true);
    expect(storage.read('key')).toBe('{"a":\n1}');
    expect(storage.readJson('key')).toEqual({ a: 1 });
    expect(storage.read()).toBeNull();
    storage.drop('key');
    expect(storage.readJson('key')).toBeNull();
  });

  test('takes what is no JSON for nothing', () => {
    storage.keep('{"a":');
    expect(storage.readJson()).toBeNull();
    expect(storage.read()).toBe('{"a":');
  });

  test('gives back what it has when it is full', () => {
    storage.keep('kept');
    later(2 * DAY);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(storage.read()).toBe('kept');
  });

  test('says so when it is full', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(storage.keep('text')).toBe(false);
    expect(storage.read()).toBeNull();
  });

  test('is of one person: another finds nothing, the same finds it again', () => {
    storage.keep('of Ada');
    setScope('bob');
    expect(storage.read()).toBeNull();
    storage.keep('of Bob');
    setScope('ada');
    expect(storage.read()).toBe('of Ada');
  });

  test('stores and returns nothing without a known scope', () => {
    storage.keep('of Ada');
    setScope(null);
    expect(storage.read()).toBeNull();
    expect(storage.keep('of whom?')).toBe(false);
    expect(localStorage.length + sessionStorage.length).toBe(1);
  });

  test('expires, later if used', () => {
    storage.keep('text');
    later(13 * DAY);
    expect(storage.read()).toBe('text');
    later(13 * DAY);
    expect(storage.read()).toBe('text');
    later(15 * DAY);
    expect(storage.read()).toBeNull();
    sweepQuickStorage([]);
    expect(localStorage.length + sessionStorage.length).toBe(0);
  });
});

test('the tab and the browser keep apart what they keep', () => {
  tab.keep('tab');
  expect(browser.read()).toBeNull();
});

test('data that ends at sign-out is removed for that person only', () => {
  ended.keep('visits of Ada');
  browser.keep('views of Ada');
  setScope('bob');
  ended.keep('visits of Bob');
  tab.keep('of this tab');
  setScope('nobody');
  sweepQuickStorage(['ada']);
  const all = () => Object.values({ ...localStorage, ...sessionStorage }).join();
  expect(all()).toMatch(/views of Ada/);
  expect(all()).toMatch(/visits of Bob/);
  expect(all()).not.toMatch(/visits of Ada|of this tab/);
});

test('entries of earlier versions are removed; those of other apps stay', () => {
  sessionStorage.setItem('frontage draft /orders/new', '{"typed":{}}');
  localStorage.setItem('frontage.visits', '{}');
  localStorage.setItem('frontage.views./orders', '{}');
  localStorage.setItem('another app', 'x');
  sweepQuickStorage([]);
  expect(Object.keys({ ...localStorage, ...sessionStorage })).toEqual(['another app']);
});

test('what is too long is not kept, and of what is too much the first to end goes first', () => {
  expect(browser.keep('x'.repeat(300_000))).toBe(false);
  for (let index = 0; index < 20; index++) {
    later(1000);
    browser.keep('x'.repeat(150_000), String(index));
  }
  sweepQuickStorage([]);
  expect(browser.read('19')).toHaveLength(150_000);
  expect(browser.read('0')).toBeNull();
  expect(Object.keys(localStorage).length).toBeLessThan(11);
});

test('the people who signed out are named by a cookie', () => {
  expect(signedOutScopes('a=b; frontage-signed-out=x-1.y_2; c=d')).toEqual(['x-1', 'y_2']);
  expect(signedOutScopes('other-frontage-signed-out=x')).toEqual([]);
});

test('where a browser keeps pages from its storage, nothing is kept and nothing fails', () => {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(refuse);
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(refuse);
  sweepQuickStorage(['ada']);
  turnShortcuts(false);
  expect(shortcutsAreOn()).toBe(true);
  rememberColumns('orders', { Number: 'number' });
  expect(rememberedColumns('orders')).toEqual({});
  storeSequence({ list: '/orders', hrefs: [], opened: [] });
  expect(storedSequence()).toBeNull();
  expect(saveViews('/orders', [{ name: 'Mine', search: 'q=x' }])).toBe(false);
  expect(savedViews('/orders')).toEqual([]);
  saveRecents({ pinned: [], recent: [{ href: '/orders/1', title: '1', of: 'Orders' }] });
  expect(readRecents()).toEqual({ pinned: [], recent: [] });
});
