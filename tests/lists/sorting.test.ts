import type { ListSettings } from '../../src/lists/listSettings.ts';
import { listVariables } from '../../src/lists/listVariables.ts';
import { readListAddress } from '../../src/lists/listAddress.ts';
import { offsetPaging } from '../../src/lists/paging.ts';
import { nextMultiSort, nextSort } from '../../src/lists/sorting.ts';
import { sortsBy } from '../../src/lists/sortsBy.ts';
import type { Sorts } from '../../src/lists/pagedSettings.ts';
import { SETTINGS, VISITOR, type OrderVariables } from '../ui/list/sampleList.ts';

const SEVERAL: ListSettings<OrderVariables> = {
  ...SETTINGS,
  sorts: {
    ...SETTINGS.sorts,
    status: { ascending: { orderBy: ['STATUS_ASC'] }, descending: { orderBy: ['STATUS_DESC'] } },
    id: { ascending: { orderBy: ['ID_ASC'] } },
  },
  multiSort: true,
  tieBreak: { column: 'id', variables: { orderBy: ['ID_ASC'] } },
};

test.each([
  ['status,-placed', ['STATUS_ASC', 'PLACED_DESC', 'ID_ASC']],
  ['-status', ['STATUS_DESC', 'ID_ASC']],
  ['status,id', ['STATUS_ASC', 'ID_ASC']],
  ['status,color,-number,-status,placed', ['STATUS_ASC', 'PLACED_ASC', 'ID_ASC']],
  ['color', ['PLACED_DESC', 'ID_ASC']],
])('an address that sorts by %s asks for %j', (sort, orderBy) => {
  expect(listVariables(SEVERAL, { sort }, VISITOR).orderBy).toEqual(orderBy);
});

test.each([
  ['-status', ['STATUS_DESC', 'ID_DESC']],
  ['-status,placed', ['STATUS_DESC', 'PLACED_ASC', 'ID_ASC']],
  ['', ['PLACED_DESC', 'ID_DESC']],
])(
  'ties are broken in the direction of the column before, so that %j asks for %j',
  (sort, orderBy) => {
    const id = { ascending: { orderBy: ['ID_ASC'] }, descending: { orderBy: ['ID_DESC'] } };
    const settings = { ...SEVERAL, sorts: { ...SEVERAL.sorts, id } };
    expect(listVariables(settings, { sort }, VISITOR).orderBy).toEqual(orderBy);
  },
);

test('each part of a composite key breaks ties, unless it is sorted by', () => {
  const ties = ['order', 'sku'].map((column) => ({
    column,
    variables: { orderBy: [`${column}_ASC`] },
  }));
  const settings = { ...SEVERAL, tieBreak: ties };
  const sku = { ascending: { orderBy: ['sku_ASC'] }, descending: { orderBy: ['sku_DESC'] } };
  expect(listVariables(settings, { sort: '-status' }, VISITOR).orderBy).toEqual([
    'STATUS_DESC',
    'order_ASC',
    'sku_ASC',
  ]);
  const sorted = { ...settings, sorts: { ...SEVERAL.sorts, sku } };
  expect(listVariables(sorted, { sort: '-sku' }, VISITOR).orderBy).toEqual([
    'sku_DESC',
    'order_ASC',
  ]);
});

test.each([
  ['highest', [3, 2, 1]],
  ['lowest', [1, 2, 3]],
] as const)('sorts that say where they stand have the %s number first', (first, ranks) => {
  const by = (column: string, direction: string) => ({
    orderBy: { [column]: { direction, rank: 1 } },
  });
  const settings: ListSettings<{ orderBy?: object }> = {
    size: 25,
    paging: offsetPaging(() => ({})),
    sorts: {
      status: { ascending: by('status', 'asc') },
      placed: { descending: by('placed', 'desc') },
      id: { ascending: by('id', 'asc'), descending: by('id', 'desc') },
    },
    multiSort: true,
    sortRank: { name: 'rank', first },
    tieBreak: { column: 'id', variables: by('id', 'asc') },
  };
  expect(listVariables(settings, { sort: 'status,-placed' }, VISITOR).orderBy).toEqual({
    status: { direction: 'asc', rank: ranks[0] },
    placed: { direction: 'desc', rank: ranks[1] },
    id: { direction: 'desc', rank: ranks[2] },
  });
});

test('where the schema sorts by one column, the first of an address counts', () => {
  expect(readListAddress(SETTINGS, { sort: 'number,placed' }).sort).toBe('number');
});

test('one column after the other is added, turned round and taken away', () => {
  const steps = ['status', 'placed', 'placed', 'placed', 'status', 'status'];
  const orders: string[] = [];
  for (const column of steps)
    orders.push(nextMultiSort(SEVERAL, column, orders.at(-1) ?? '') ?? '');
  expect(orders).toEqual([
    'status',
    'status,placed',
    'status,-placed',
    'status',
    '-status',
    'status',
  ]);
  expect(nextMultiSort(SETTINGS, 'placed', '-number')).toBeNull();
});

test('a plain click sorts by one column, whatever was sorted by before', () => {
  expect(nextSort(SEVERAL, 'placed', 'status,placed')).toBe('placed');
  expect(nextSort(SEVERAL, 'placed', 'placed')).toBe('-placed');
  expect(nextSort(SEVERAL, 'color', 'placed')).toBeNull();
});

test('what sorts by each column is put where the schema takes it', () => {
  const sorts: Sorts<OrderVariables> = sortsBy((sort) => ({ orderBy: [sort] }), {
    placed: ['PLACED_ASC', 'PLACED_DESC'],
    number: ['NUMBER_ASC'],
    status: [null, 'STATUS_DESC'],
  });
  expect(sorts).toEqual({
    placed: { ascending: { orderBy: ['PLACED_ASC'] }, descending: { orderBy: ['PLACED_DESC'] } },
    number: { ascending: { orderBy: ['NUMBER_ASC'] } },
    status: { descending: { orderBy: ['STATUS_DESC'] } },
  });
  // @ts-expect-error -- the list has no variable of that name
  const wrong: Sorts<OrderVariables> = sortsBy((sort) => ({ sortBy: [sort] }), {});
  expect(wrong).toEqual({});
});
