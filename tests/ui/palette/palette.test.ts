/** @jest-environment jsdom */
import { FULL_ACCESS, type Access } from '../../../src/access/access.ts';
import { createEnvironment } from '../../../src/relay/environment.ts';
import { coloursToChoose, languagesToChoose } from '../../../src/ui/palette/choices.ts';
import {
  choicesToList,
  placesToGo,
  recordsToOpen,
  toolsToOpen,
  recentsToOpen,
} from '../../../src/ui/palette/entries.ts';
import type { EntryGroup } from '../../../src/ui/palette/entries.ts';
import { matching } from '../../../src/ui/palette/matching.ts';
import {
  searchRecords,
  type RecordSearch,
  type SearchState,
} from '../../../src/ui/palette/recordSearch.ts';
import type { AnyFinder } from '../../../src/lists/picker.ts';
import { cursorPaging } from '../../../src/lists/paging.ts';
import { defineNavigation, type Navigation } from '../../../src/address/navigation.ts';
import type { Resource } from '../../../src/address/resource.ts';
import { listResponse, ordersRequest } from '../../relay/sampleQueries.ts';
import { scriptBackend } from '../../relay/scriptedBackend.ts';
import { speak } from '../../locale/speak.ts';

const ORDERS: Resource = { slug: 'orders', label: 'Order', pluralLabel: 'Orders' };
const navigationOf = (main: Resource[], more: Resource[] = []) =>
  defineNavigation({ resources: { main, more } });
const ENGLISH = { language: 'en', timeZone: 'UTC', now: 0 };
const LINES: Resource = {
  slug: 'order-lines',
  label: 'Order line',
  pluralLabel: 'Order lines',
  screens: ['list'],
};

const choicesOf = (...labels: string[]) =>
  Object.fromEntries(labels.map((label) => [label, { label, tone: 'neutral' as const }]));

describe('what the palette offers', () => {
  const labels = (groups: readonly EntryGroup[]) =>
    groups.map(({ label, entries }) => [label, entries.map((entry) => entry.label)]);
  const places = placesToGo(navigationOf([ORDERS], [LINES]), ENGLISH);

  test('is every list, and a form wherever there is one', () => {
    expect(labels(places)).toEqual([
      ['Go to', ['Home', 'Orders', 'Order lines']],
      ['New', ['New order']],
    ]);
  });

  test.each([
    [
      '',
      [
        ['Go to', ['Home', 'Orders', 'Order lines']],
        ['New', ['New order']],
      ],
    ],
    [
      'ORD',
      [
        ['Go to', ['Orders', 'Order lines']],
        ['New', ['New order']],
      ],
    ],
    ['new o', [['New', ['New order']]]],
    ['lines order', [['Go to', ['Order lines']]]],
    ['rders', []],
    [
      '  … ',
      [
        ['Go to', ['Home', 'Orders', 'Order lines']],
        ['New', ['New order']],
      ],
    ],
  ])('for %j are the entries that have all its words', (text, expected) => {
    expect(labels(matching(places, text))).toEqual(expected);
  });

  test('is every tool, by words of its own', () => {
    const forecast = { slug: 'stock-forecast', label: 'Stock forecast', root: 'stockForecast' };
    const tools = toolsToOpen([forecast], FULL_ACCESS, ENGLISH);
    expect(matching([tools], 'forecast')[0].entries.map(({ target }) => target)).toEqual([
      { href: '/tools/stock-forecast' },
    ]);
    const denied = { 'Query.stockForecast': { kind: 'refused' } } as const;
    expect(toolsToOpen([forecast], { role: null, denied }, ENGLISH).entries).toEqual([]);
  });

  test.each([
    ['open', ['Open · Orders · Status']],
    ['status:open', ['Open · Orders · Status']],
    ['Paid orders', ['Paid · Orders · Status']],
    ['web', ['Web shop · Orders · Sold by']],
    ['open lines', []],
  ])('for %j are the lists of records with that value', (text, expected) => {
    const choices = [
      { resource: ORDERS, filter: 'status', choices: choicesOf('Open', 'Paid') },
      { resource: ORDERS, filter: 'channel', label: 'Sold by', choices: choicesOf('Web shop') },
      { resource: LINES, filter: 'state', choices: choicesOf('Packed') },
    ];
    const group = choicesToList(choices, navigationOf([ORDERS], [LINES]), FULL_ACCESS, ENGLISH);
    expect(group.entries[0].target).toEqual({ href: '/orders?status=Open' });
    const found = matching([group], text).flatMap(({ entries }) => entries);
    expect(found.map(({ label, note }) => `${label} · ${note}`)).toEqual(expected);
  });

  test('are no lists that the person may not see, or not by that field', () => {
    const order = { ...ORDERS, type: 'Order' };
    const choices = [{ resource: order, filter: 'status', choices: choicesOf('Open') }];
    const denied = { 'Order.status': { kind: 'refused' } } as const;
    const of = (navigation: Navigation, access: Access) =>
      choicesToList(choices, navigation, access, ENGLISH).entries;
    expect(of(navigationOf([order]), FULL_ACCESS)).toHaveLength(1);
    expect(of(navigationOf([LINES]), FULL_ACCESS)).toEqual([]);
    expect(of(navigationOf([order]), { role: null, denied })).toEqual([]);
  });

  test('of records leads to each, and to all that match', () => {
    const [group] = recordsToOpen(
      [{ resource: ORDERS, options: [{ key: 'a/1', title: 'SO 1', note: 'Ada' }] }],
      'so & 1',
      ENGLISH,
    );
    expect(group.entries[0]).toMatchObject({ label: 'SO 1', note: 'Ada' });
    expect(group.entries.map(({ target }) => target)).toEqual([
      { href: '/orders/a%2F1' },
      { href: '/orders?q=so+%26+1' },
    ]);
  });
});

describe('in another language the palette', () => {
  afterEach(() => {
    globalThis.frontageCatalogues = undefined;
  });

  test('calls records that nothing names as the team does in that language', () => {
    const german = speak('de', { Order: 'Auftrag' });
    const options = [{ key: 'abc12345', title: null }];
    const [group] = recordsToOpen([{ resource: ORDERS, options }], 'x', german);
    expect(group.entries[0].label).toBe('Auftrag #abc12345');
  });
  const first = (groups: readonly EntryGroup[], text: string) =>
    matching(groups, text)[0]?.entries[0].label;

  test('says what it offers in that, resources as the team calls them, and keeps their letters', () => {
    const locale = speak('ar', { Orders: 'الطلبات', Order: 'الطلب' });
    const [lists, forms] = placesToGo(navigationOf([ORDERS]), locale);
    expect(lists.label).toBe('الانتقال إلى');
    expect(lists.entries.map(({ label, keys }) => [label, keys])).toEqual([
      ['الرئيسية', 'g h'],
      ['الطلبات', 'g o'],
    ]);
    expect(forms.entries[0].label).toBe('إضافة \u2068الطلب\u2069');
  });

  test('finds words within what is written without spaces, and words without their accents', () => {
    const chinese = placesToGo(
      navigationOf([ORDERS]),
      speak('zh', { Orders: '订单', Order: '订单' }),
    );
    expect(matching(chinese, '订单').map(({ label }) => label)).toEqual(['前往', '新建']);
    const spoken = [
      { tag: 'en', name: 'English' },
      { tag: 'fr', name: 'français' },
    ];
    const french = [languagesToChoose(spoken, speak('fr'))];
    expect(first(french, 'francais')).toBe('français');
  });

  test('says what is pinned as it is called there, whatever language it was pinned in', () => {
    const pinned = [{ href: '/orders', title: 'Orders', of: 'Orders' }];
    const recent = [{ href: '/orders/1', title: 'Orders', of: 'Orders' }];
    const locale = speak('de', { Orders: 'Bestellungen' });
    const groups = recentsToOpen({ pinned, recent }, navigationOf([ORDERS]), locale);
    expect(groups.map(({ entries }) => entries.map(({ label, note }) => [label, note]))).toEqual([
      [['Bestellungen', 'Liste']],
      // The title of a record is never translated.
      [['Orders', 'Bestellungen']],
    ]);
  });
});

describe('the choices in the palette', () => {
  test('are the colours, which a person has at once', () => {
    const { entries } = coloursToChoose(ENGLISH);
    expect(entries.map(({ label }) => label)).toEqual([
      'Theme: system',
      'Theme: light',
      'Theme: dark',
    ]);
    const take = ({ target }: (typeof entries)[number]) => 'run' in target && target.run();
    take(entries[2]);
    expect(document.documentElement.dataset.theme).toBe('dark');
    take(entries[0]);
    expect(document.documentElement.dataset.theme).toBeUndefined();
  });

  test('are the languages by their own names, found by what they are called in English and here', () => {
    const spoken = [
      { tag: 'ar', name: 'العربية' },
      { tag: 'de', name: 'Deutsch' },
      { tag: 'en', name: 'English' },
      { tag: 'ja', name: '日本語' },
    ];
    const group = languagesToChoose(spoken, { ...ENGLISH, language: 'fr' });
    expect(group.entries.map(({ label, language }) => [label, language])).toEqual([
      ['العربية', 'ar'],
      ['Deutsch', 'de'],
      ['English', 'en'],
      ['日本語', 'ja'],
    ]);
    const found = (text: string) =>
      matching([group], text).flatMap(({ entries }) => entries.map(({ language }) => language));
    expect(found('deut')).toEqual(['de']);
    expect(found('german')).toEqual(['de']);
    expect(found('allemand')).toEqual(['de']);
    expect(found('日本')).toEqual(['ja']);
    expect(found('language')).toEqual(['ar', 'de', 'en', 'ja']);
  });

  test('are no languages where there is but one', () => {
    expect(languagesToChoose([{ tag: 'en', name: 'English' }], ENGLISH).entries).toEqual([]);
  });
});

describe('a search for records', () => {
  const search = (resource: Resource): RecordSearch => {
    const option = (row: unknown) => {
      const { id, number } = (row as { node: { id: string; number: string } }).node;
      return { key: id, title: number };
    };
    const finder: AnyFinder = {
      picker: { resource, option, finder: () => Promise.resolve(finder) },
      query: ordersRequest,
      size: resource.slug.length,
      paging: cursorPaging((first, after) => ({ first, after })),
      rows: (answer) => (answer as { orders: { edges: { node: unknown }[] } }).orders.edges,
    };
    return finder;
  };

  test('that is cancelled reports nothing more and aborts its requests', async () => {
    const backend = scriptBackend();
    const environment = createEnvironment({ url: '/graphql', localKeys: {}, isServer: false });
    const states: SearchState[] = [];
    const stop = searchRecords(environment, [search(ORDERS)], 'x', (state) => states.push(state));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(backend.calls).toHaveLength(1);
    stop();
    const count = states.length;
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(states).toHaveLength(count);
    expect(states.at(-1)?.isDone).toBe(false);
    expect(backend.calls[0].isAborted).toBe(true);
    backend.restore();
  });

  test('lists results in the order of the searches, and failed searches', async () => {
    const backend = scriptBackend();
    const environment = createEnvironment({ url: '/graphql', localKeys: {}, isServer: false });
    const states: SearchState[] = [];
    const customers: Resource = { slug: 'customers', label: 'Customer', pluralLabel: 'Customers' };
    const teas: Resource = { slug: 'teas', label: 'Tea', pluralLabel: 'Teas' };
    const all = [search(ORDERS), search(teas), search(customers)];
    searchRecords(environment, all, 'x', (state) => states.push(state));
    await new Promise((resolve) => setTimeout(resolve, 20));
    const [orders, tea, customer] = backend.calls;
    customer.answer(listResponse(7));
    tea.answer({ errors: [{ message: 'no' }] });
    await new Promise((resolve) => setTimeout(resolve, 20));
    orders.answer(listResponse(1));
    await new Promise((resolve) => setTimeout(resolve, 20));
    const { found, failed, isDone } = states.at(-1) as SearchState;
    expect(found.map(({ resource, options }) => [resource.slug, options.length])).toEqual([
      ['orders', 1],
      ['customers', 5],
    ]);
    expect(failed).toEqual([teas]);
    expect(isDone).toBe(true);
    backend.restore();
  });

  test('leaves out resources whose records have no page', () => {
    const environment = createEnvironment({ url: '/graphql', localKeys: {}, isServer: false });
    const states: SearchState[] = [];
    searchRecords(environment, [search(LINES)], 'x', (state) => states.push(state));
    expect(states).toEqual([{ text: 'x', found: [], failed: [], isDone: true }]);
  });
});
