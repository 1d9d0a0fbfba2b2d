import type { Address } from '../../../../src/address/address.ts';
import { defineFilters } from '../../../../src/lists/filters/defineFilters.ts';
import { choiceFilter, textFilter } from '../../../../src/lists/filters/filterSettings.ts';
import { readListAddress } from '../../../../src/lists/listAddress.ts';
import type { FilterSetting, ListSettings } from '../../../../src/lists/listSettings.ts';
import { filterBarState } from '../../../../src/ui/list/filters/filterBarState.ts';
import { CHANNELS, CUSTOMERS, SETTINGS, type OrderVariables } from '../sampleList.ts';

/** The state of a bar, with the names of its filters. */
function barAt(
  query: Address = {},
  settings: ListSettings<OrderVariables> = SETTINGS,
  allowed = settings,
) {
  const state = filterBarState(settings, allowed, readListAddress(settings, query), query);
  const { tabs, asked, selects, offered, shown, groupable, opened, ...rest } = state;
  const names = (filters: ReadonlyArray<readonly [name: string, filter: unknown]>) =>
    filters.map(([name]) => name);
  return {
    ...rest,
    ...{ tabs: tabs?.[0], asked: names(asked), selects: names(selects), offered: names(offered) },
    ...{ shown: [...shown], groupable: names(groupable('any')), opened: opened?.kind ?? null },
  };
}

const withFilters = (
  filters: ListSettings<OrderVariables>['filters'],
  change: Partial<ListSettings<OrderVariables>> = {},
): ListSettings<OrderVariables> => ({ ...SETTINGS, filters, ...change });

const { channel, text, several, outside } = defineFilters<OrderVariables>({
  channel: choiceFilter(CHANNELS, { is: (one) => ({ filter: { text: one } }) }),
  several: choiceFilter(CHANNELS, {
    is: (one) => ({ filter: { text: one } }),
    anyOf: ([one]) => ({ filter: { text: one } }),
  }),
  text: textFilter<OrderVariables>({ is: (name) => ({ filter: { and: [{ text: name }] } }) }),
  /** A group cannot have it: it is no condition. */
  outside: textFilter<OrderVariables>({ is: (name) => ({ orderBy: [name] }) }),
});
const through: FilterSetting<OrderVariables> = {
  ...text,
  through: [{ label: 'Customer', quantifier: 'one' }],
};
const related = {
  customer: { resource: CUSTOMERS, conditionsOf: () => undefined, where: {} },
};
const grouping = { or: ['filter', 'or'] };

test('a list has tabs for its status, selects for other choices, and adds the rest', () => {
  expect(barAt()).toMatchObject({
    isEmpty: false,
    tabs: 'status',
    hasForm: true,
    asked: [],
    selects: ['rush'],
    canAdd: true,
    offered: ['status', 'customer', 'total', 'placed', 'constructor'],
    shown: ['rush'],
    opened: null,
  });
});

test('a list without filters and search has no bar', () => {
  const bare = withFilters({}, { search: undefined });
  expect(barAt({}, bare)).toMatchObject({ isEmpty: true, hasForm: false, canAdd: false });
});

test.each([
  ['a search', withFilters({})],
  ['related filters', withFilters({}, { search: undefined, related })],
])('%s is enough for a bar', (_name, settings) => {
  expect(barAt({}, settings).isEmpty).toBe(false);
});

test('what the address has of a filter that the person may not use is said', () => {
  const bare = withFilters({}, { search: undefined, deniedFilters: { total: { label: 'Total' } } });
  expect(barAt({}, bare).isEmpty).toBe(true);
  expect(barAt({ 'total.atLeast': '1' }, bare).isEmpty).toBe(false);
});

test('filters that the person may not use are not offered', () => {
  const { total: _, status: __, ...filters } = SETTINGS.filters ?? {};
  expect(barAt({}, SETTINGS, withFilters(filters))).toMatchObject({
    tabs: undefined,
    offered: ['customer', 'placed', 'constructor'],
  });
});

test('a status of many values is a select', () => {
  const many = withFilters({ status: { ...channel, isStatus: true } });
  expect(barAt({}, many)).toMatchObject({ tabs: undefined, selects: ['status'] });
});

test('at most three selects are shown, and the others are added', () => {
  const four = withFilters({ one: channel, two: channel, three: channel, four: channel });
  expect(barAt({}, four)).toMatchObject({ selects: ['one', 'two', 'three'], offered: ['four'] });
});

test('several values of a select are a chip', () => {
  const settings = withFilters({ channel: several });
  expect(barAt({ channel: ['a', 'b'] }, settings)).toMatchObject({ selects: [], shown: [] });
  expect(barAt({ channel: 'a' }, settings)).toMatchObject({
    selects: ['channel'],
    shown: ['channel'],
  });
});

test('one value of the status is seen in its tab, several are not', () => {
  expect(barAt({ status: 'DRAFT' }).shown).toEqual(['rush', 'status']);
  expect(barAt({ status: ['DRAFT', 'SHIPPED'] }).shown).toEqual(['rush']);
});

test('text that a list requires is asked for, and not added', () => {
  const settings = withFilters({ name: { ...text, required: true } });
  expect(barAt({}, settings)).toMatchObject({
    asked: ['name'],
    selects: [],
    offered: [],
    hasForm: true,
    shown: ['name'],
  });
});

test('filters of related records are in chips only', () => {
  const settings = withFilters({ 'customer-name': through });
  expect(barAt({}, settings)).toMatchObject({ offered: [], groupable: [], canAdd: false });
});

test('filters can be in a group where the schema can say it of them', () => {
  const filters = { name: text, outside };
  expect(barAt({}, withFilters(filters)).groupable).toEqual([]);
  expect(barAt({}, withFilters(filters, grouping)).groupable).toEqual(['name']);
});

test.each<[string, Address, ListSettings<OrderVariables>, object]>([
  ['a filter', { filter: 'total' }, SETTINGS, { opened: 'filter', name: 'total', group: '' }],
  ['nothing that there is not', { filter: 'nothing' }, SETTINGS, { opened: null }],
  ['nothing of several', { filter: ['total', 'placed'] }, SETTINGS, { opened: null, name: '' }],
  ['no filter that is wholly in the bar', { filter: 'rush' }, SETTINGS, { opened: null }],
  [
    'a filter of related records',
    { filter: 'customer-name' },
    withFilters({ 'customer-name': through }),
    { opened: 'filter' },
  ],
  [
    'a filter in a group',
    { filter: 'any.constructor' },
    { ...SETTINGS, ...grouping },
    { opened: 'filter', name: 'constructor', group: 'any' },
  ],
  [
    'a filter of related records in a group',
    { filter: 'any.customer-name' },
    withFilters({ 'customer-name': through }, grouping),
    { opened: 'filter', group: 'any' },
  ],
  [
    'no filter in a group that it cannot be in',
    { filter: 'any.outside' },
    withFilters({ outside }, grouping),
    { opened: null },
  ],
  ['a group', { filter: 'any.-' }, SETTINGS, { opened: 'group', group: 'any' }],
  ['no group without a name', { filter: '-' }, SETTINGS, { opened: null }],
  ['a relation', { filter: 'customer-' }, SETTINGS, { opened: 'related', name: 'customer-' }],
  [
    'a relation in a group',
    { filter: 'any.customer-' },
    SETTINGS,
    { opened: 'related', name: 'customer-', group: 'any' },
  ],
])('an address opens %s', (_name, query, settings, state) => {
  expect(barAt(query, settings)).toMatchObject(state);
});
