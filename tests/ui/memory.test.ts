/** @jest-environment jsdom */
import { keepDraft, readDraft } from '../../src/ui/form/drafts.ts';
import { keysAreOn, turnKeys } from '../../src/ui/keys/keysChoice.ts';
import { rememberColumns, rememberedColumns } from '../../src/ui/list/import/columns.ts';
import { keepTrail, keptTrail } from '../../src/ui/list/trail.ts';
import { keepViews, savedViews } from '../../src/ui/list/views/savedViews.ts';
import { browserMemory, tabMemory } from '../../src/ui/memory.ts';
import { keepVisits, readVisits } from '../../src/ui/visits/visits.ts';

const MEMORIES = { browserMemory, tabMemory };

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

describe.each(['browserMemory', 'tabMemory'] as const)('%s', (name) => {
  const memory = MEMORIES[name];

  test('gives back what it was given, until it is told to forget it', () => {
    expect(memory.read('key')).toBeNull();
    expect(memory.keep('key', '{"a":1}')).toBe(true);
    expect(memory.read('key')).toBe('{"a":1}');
    expect(memory.readJson('key')).toEqual({ a: 1 });
    memory.forget('key');
    expect(memory.readJson('key')).toBeNull();
  });

  test('takes what is no JSON for nothing', () => {
    memory.keep('key', '{"a":');
    expect(memory.readJson('key')).toBeNull();
    expect(memory.read('key')).toBe('{"a":');
  });

  test('says so when it is full', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(memory.keep('key', 'text')).toBe(false);
    expect(memory.read('key')).toBeNull();
  });
});

test('the tab and the browser keep apart what they keep', () => {
  tabMemory.keep('key', 'tab');
  expect(browserMemory.read('key')).toBeNull();
});

test('where a browser keeps pages from its storage, nothing is remembered and nothing fails', () => {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(refuse);
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(refuse);
  keepDraft('/orders/new', {}, { number: '' }, { number: 'A-1' });
  expect(readDraft('/orders/new')).toBeNull();
  turnKeys(false);
  expect(keysAreOn()).toBe(true);
  rememberColumns('orders', { Number: 'number' });
  expect(rememberedColumns('orders')).toEqual({});
  keepTrail({ list: '/orders', hrefs: [], opened: [] });
  expect(keptTrail()).toBeNull();
  expect(keepViews('/orders', [{ name: 'Mine', search: 'q=x' }])).toBe(false);
  expect(savedViews('/orders')).toEqual([]);
  keepVisits({ pinned: [], recent: [{ href: '/orders/1', title: '1', of: 'Orders' }] });
  expect(readVisits()).toEqual({ pinned: [], recent: [] });
});
