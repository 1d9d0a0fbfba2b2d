import { FULL_ACCESS, lackingOf, type Access } from '../../src/access/access.ts';
import type { Address } from '../../src/address/address.ts';
import { allowedSettings } from '../../src/lists/allowedSettings.ts';
import { defineFilters } from '../../src/lists/filters/defineFilters.ts';
import { decimalFilter, recordFilter, textFilter } from '../../src/lists/filters/filterSettings.ts';
import { relatedFilter } from '../../src/lists/filters/relatedFilter.ts';
import type { FilterModule } from '../../src/lists/listSettings.ts';
import { loadRelatedFilters, withRelatedFilters } from '../../src/lists/filters/relatedFilters.ts';
import { relatedWay } from '../../src/lists/filters/relatedWays.ts';
import { deniedFilters, unknownFilters } from '../../src/lists/ignoredFilters.ts';
import { readListAddress } from '../../src/lists/listAddress.ts';
import type { ListSettings } from '../../src/lists/listSettings.ts';
import { listVariables, totalVariables } from '../../src/lists/listVariables.ts';
import { noPaging } from '../../src/lists/paging.ts';
import { provideModules } from '../../src/lists/resourceModules.ts';
import { VISITOR } from '../ui/list/sampleList.ts';

interface Text {
  readonly is?: string;
  readonly contains?: string;
}
interface CustomerWhere {
  readonly country?: Text;
  readonly manager?: EmployeeWhere;
}
interface EmployeeWhere {
  readonly name?: Text;
  readonly customers?: CustomerWhere;
}
interface LineWhere {
  readonly quantity?: { readonly atLeast?: string };
}
interface OrderWhere {
  readonly number?: Text;
  readonly customer?: CustomerWhere;
  readonly lines?: { readonly some?: LineWhere; readonly none?: LineWhere };
  readonly and?: readonly OrderWhere[];
  readonly or?: readonly OrderWhere[];
  readonly not?: OrderWhere;
}
interface Variables<Where> {
  readonly where?: Where;
  readonly country?: string;
}

const resource = (type: string) => ({ slug: type, label: type, pluralLabel: type, type });

const ORDERS = resource('Order');

const EMPLOYEE_FILTERS: FilterModule<Variables<EmployeeWhere>> = {
  filters: defineFilters({
    name: textFilter({ is: (name) => ({ where: { name: { is: name } } }) }),
  }),
  related: {
    customers: relatedFilter<Variables<EmployeeWhere>, Variables<CustomerWhere>, unknown>(
      resource('Customer'),
      ({ where }) => where,
      { any: (customers) => ({ where: { customers: customers as CustomerWhere } }) },
    ),
  },
};

const CUSTOMER_FILTERS: FilterModule<Variables<CustomerWhere>> = {
  filters: defineFilters({
    country: textFilter({
      is: (country) => ({ where: { country: { is: country } } }),
      // Not among the conditions.
      contains: (country) => ({ country }),
    }),
    parent: recordFilter(resource('Customer'), { is: (country) => ({ country }) }),
  }),
  related: {
    manager: relatedFilter(resource('Employee'), ({ where }: Variables<EmployeeWhere>) => where, {
      one: (manager) => ({ where: { manager } }),
    }),
  },
};

const LINE_FILTERS: FilterModule<Variables<LineWhere>> = {
  filters: defineFilters({
    quantity: decimalFilter({ atLeast: (least) => ({ where: { quantity: { atLeast: least } } }) }),
  }),
};

beforeEach(() => {
  provideModules(() =>
    Promise.resolve({
      Employee: { filters: () => Promise.resolve(EMPLOYEE_FILTERS) },
      Customer: { filters: () => Promise.resolve(CUSTOMER_FILTERS) },
      Line: { filters: () => Promise.resolve(LINE_FILTERS) },
    }),
  );
});

/** The list of orders, as nobody has looked at it yet. */
function settingsOfOrders(): ListSettings<Variables<OrderWhere>> {
  return {
    size: 25,
    paging: noPaging(),
    and: ['where', 'and'],
    or: ['where', 'or'],
    not: ['where', 'not'],
    filters: defineFilters({
      number: textFilter({ is: (number) => ({ where: { number: { is: number } } }) }),
    }),
    related: {
      customer: relatedFilter(
        resource('Customer'),
        ({ where }: Variables<CustomerWhere>) => where,
        { one: (customer) => ({ where: { customer } }) },
      ),
      lines: relatedFilter(resource('Line'), ({ where }: Variables<LineWhere>) => where, {
        any: (lines) => ({ where: { lines: { some: lines } } }),
        none: (lines) => ({ where: { lines: { none: lines } } }),
      }),
    },
  };
}

async function settingsAt(address: Address, denied: Access['denied'] = {}) {
  const access = lackingOf({ ...FULL_ACCESS, denied });
  const settings = settingsOfOrders();
  await loadRelatedFilters(settings, address);
  return withRelatedFilters(allowedSettings(access, ORDERS, settings), address, access);
}

async function askedAt(address: Address): Promise<unknown> {
  return listVariables(await settingsAt(address), address, VISITOR);
}

test.each<[string, Address, unknown]>([
  [
    'a record that is related',
    { 'customer-country': 'DE' },
    { where: { customer: { country: { is: 'DE' } } } },
  ],
  [
    'one of several that are related, which both conditions are about',
    { 'lines-quantity.atLeast': '5' },
    { where: { lines: { some: { quantity: { atLeast: '5' } } } } },
  ],
  [
    'none of several',
    { 'lines-none-quantity.atLeast': '5' },
    { where: { lines: { none: { quantity: { atLeast: '5' } } } } },
  ],
  [
    'what is two relations away',
    { 'customer-manager-name': 'Ada' },
    { where: { customer: { manager: { name: { is: 'Ada' } } } } },
  ],
  [
    'what is typed in a language',
    { 'lines-quantity.atLeast': '1,5', 'lines-quantity.written-in': 'de' },
    { where: { lines: { some: { quantity: { atLeast: '1.5' } } } } },
  ],
  [
    'its own values besides',
    { number: '7', 'customer-country': 'DE', 'customer-manager-name': 'Ada' },
    {
      where: {
        number: { is: '7' },
        customer: { country: { is: 'DE' }, manager: { name: { is: 'Ada' } } },
      },
    },
  ],
  [
    'alternatives, some of them of related records',
    { 'any.number': '7', 'any.customer-country': 'DE' },
    { where: { or: [{ number: { is: '7' } }, { customer: { country: { is: 'DE' } } }] } },
  ],
  [
    'what must not hold, each by itself',
    { 'not.number': '7', 'not.customer-country': 'DE', 'lines-quantity.atLeast': '5' },
    {
      where: {
        and: [{ not: { number: { is: '7' } } }, { not: { customer: { country: { is: 'DE' } } } }],
        lines: { some: { quantity: { atLeast: '5' } } },
      },
    },
  ],
])('a list is filtered by %s', async (_, address, variables) => {
  expect(await askedAt(address)).toEqual(variables);
});

test('the count is of the same rows', async () => {
  const address = { 'customer-country': 'DE' };
  const settings = await settingsAt(address);
  expect(totalVariables(settings, address, VISITOR)).toEqual(await askedAt(address));
});

test('what more than two relations lead to, or no relation at all, is not asked for', async () => {
  expect(
    await askedAt({
      'customer-manager-customers-country': 'DE',
      'nothing-name': 'x',
      'utm-source': 'mail',
    }),
  ).toEqual({});
});

test('a filter that is not there is said to be ignored, with the way to it', async () => {
  const address = { 'customer-size': '3', 'customer-country.contains': 'D' };
  const settings = await settingsAt(address);
  expect(readListAddress(settings, address).filters).toEqual({});
  expect(unknownFilters(settings, address)).toMatchObject([
    { filter: { label: 'Size', through: [{ label: 'Customer' }] }, text: '3' },
    { filter: { label: 'Country' }, text: 'D' },
  ]);
});

test('filters that are not loaded fail, since the list would show more than was asked for', () => {
  expect(() => withRelatedFilters(settingsOfOrders(), { 'customer-country': 'DE' })).toThrow(
    /not loaded/,
  );
});

test('a list without filters through relations loads nothing and keeps its settings', () => {
  const settings = settingsOfOrders();
  expect(loadRelatedFilters(settings, { number: '7' })).toBeNull();
  expect(withRelatedFilters(settings, { number: '7' })).toBe(settings);
});

test('the same filters give the same settings, so that nothing is rendered twice', async () => {
  const settings = settingsOfOrders();
  const address = { 'customer-country': 'DE' };
  await loadRelatedFilters(settings, address);
  const first = withRelatedFilters(settings, address);
  expect(withRelatedFilters(settings, { ...address, 'customer-country': 'FR' })).toBe(first);
});

test('what a person may not read is not filtered by, and named', async () => {
  const country = { 'customer-country': 'DE' };
  for (const coordinate of ['Customer.country', 'Order.customer']) {
    const settings = await settingsAt(country, { [coordinate]: { kind: 'role', role: 'clerk' } });
    expect(listVariables(settings, country, VISITOR)).toEqual({});
    expect(deniedFilters(settings, country)).toHaveLength(1);
  }
});

test('people who use one list one after the other have each the filters of what they may read', async () => {
  const country = { 'customer-country': 'DE' };
  const settings = settingsOfOrders();
  await loadRelatedFilters(settings, country);
  const denied = { 'Customer.country': { kind: 'role', role: 'clerk' } } as const;
  const clerk = lackingOf({ ...FULL_ACCESS, denied });
  const asks = (access: Access) =>
    listVariables(withRelatedFilters(settings, country, access), country, VISITOR);
  const whole = { where: { customer: { country: { is: 'DE' } } } };
  expect([clerk, FULL_ACCESS, clerk].map(asks)).toEqual([{}, whole, {}]);
});

describe('what a relation offers', () => {
  test('are the filters of the other list that say nothing outside of its conditions', async () => {
    const address = { filter: 'customer-' };
    const way = relatedWay(await settingsAt(address), 'customer-');
    expect(Object.keys(way?.filters ?? {})).toEqual(['country']);
    expect(Object.keys(way?.filters.country.comparisons ?? {})).toEqual(['']);
    expect(Object.keys(way?.related ?? {})).toEqual(['manager']);
  });

  test('is how many have to match, where there are several', async () => {
    const settings = await settingsAt({ filter: 'lines-none-' });
    expect(relatedWay(settings, 'lines-none-')).toMatchObject({
      quantifiers: ['any', 'none'],
      through: [{ label: 'Lines', quantifier: 'none' }],
    });
    expect(relatedWay(settings, 'lines-')?.through).toEqual([
      { label: 'Lines', quantifier: 'any' },
    ]);
  });

  test('ends after two relations', async () => {
    const settings = await settingsAt({ filter: 'customer-manager-' });
    expect(relatedWay(settings, 'customer-manager-')?.related).toEqual({});
  });
});
