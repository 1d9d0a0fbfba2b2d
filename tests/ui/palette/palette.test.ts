import { createEnvironment } from '../../../src/relay/environment.ts';
import {
  matching,
  placesToGo,
  recordsToOpen,
  toolsToOpen,
} from '../../../src/ui/palette/entries.ts';
import type { EntryGroup } from '../../../src/ui/palette/entries.ts';
import {
  searchRecords,
  type RecordSearch,
  type SearchState,
} from '../../../src/ui/palette/recordSearch.ts';
import type { AnyFinder } from '../../../src/ui/form/picker.ts';
import { cursorPaging } from '../../../src/ui/list/paging.ts';
import type { Resource } from '../../../src/ui/resource.ts';
import { listAnswer, ordersRequest } from '../../relay/sampleQueries.ts';
import { scriptBackend } from '../../relay/scriptedBackend.ts';

const ORDERS: Resource = { slug: 'orders', label: 'Order', pluralLabel: 'Orders' };
const LINES: Resource = {
  slug: 'order-lines',
  label: 'Order line',
  pluralLabel: 'Order lines',
  screens: ['list'],
};

describe('what the palette offers', () => {
  const labels = (groups: readonly EntryGroup[]) =>
    groups.map(({ label, entries }) => [label, entries.map((entry) => entry.label)]);
  const places = placesToGo({ main: [ORDERS], more: [LINES] });

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
    const tools = toolsToOpen([{ slug: 'stock-forecast', label: 'Stock forecast' }]);
    expect(matching([tools], 'forecast')[0].entries.map(({ target }) => target)).toEqual([
      { href: '/tools/stock-forecast' },
    ]);
  });

  test('of records leads to each, and to all that match', () => {
    const [group] = recordsToOpen(
      [{ resource: ORDERS, options: [{ key: 'a/1', title: 'SO 1' }] }],
      'so & 1',
    );
    expect(group.entries.map(({ target }) => target)).toEqual([
      { href: '/orders/a%2F1' },
      { href: '/orders?q=so+%26+1' },
    ]);
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
      settings: {
        size: resource.slug.length,
        paging: cursorPaging((first, after) => ({ first, after })),
      },
      rows: (answer) => (answer as { orders: { edges: { node: unknown }[] } }).orders.edges,
    };
    return finder;
  };

  test('that is ended tells nothing more, and its requests are given up', async () => {
    const backend = scriptBackend();
    const environment = createEnvironment({ url: '/graphql', localKeys: {}, isServer: false });
    const states: SearchState[] = [];
    const stop = searchRecords(environment, [search(ORDERS)], 'x', (state) => states.push(state));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(backend.calls).toHaveLength(1);
    stop();
    const told = states.length;
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(states).toHaveLength(told);
    expect(states.at(-1)?.isDone).toBe(false);
    expect(backend.calls[0].isAborted).toBe(true);
    backend.restore();
  });

  test('tells what was found in the order of the searches, and what could not be searched', async () => {
    const backend = scriptBackend();
    const environment = createEnvironment({ url: '/graphql', localKeys: {}, isServer: false });
    const states: SearchState[] = [];
    const customers: Resource = { slug: 'customers', label: 'Customer', pluralLabel: 'Customers' };
    const teas: Resource = { slug: 'teas', label: 'Tea', pluralLabel: 'Teas' };
    const all = [search(ORDERS), search(teas), search(customers)];
    searchRecords(environment, all, 'x', (state) => states.push(state));
    await new Promise((resolve) => setTimeout(resolve, 20));
    const [orders, tea, customer] = backend.calls;
    customer.answer(listAnswer(7));
    tea.answer({ errors: [{ message: 'no' }] });
    await new Promise((resolve) => setTimeout(resolve, 20));
    orders.answer(listAnswer(1));
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
