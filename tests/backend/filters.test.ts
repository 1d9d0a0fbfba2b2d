import fc from 'fast-check';
import { filters } from '../../src/resources/orders/OrderFilters.ts';
import type { OrderListQuery } from '../../__generated__/OrderListQuery.graphql.ts';
import type { Address } from '../../src/relay/pageQueries.ts';
import { dayIn, presetDays, PRESETS, type Preset } from '../../src/ui/list/days.ts';
import type { ListSettings } from '../../src/ui/list/listSettings.ts';
import { listVariables } from '../../src/ui/list/listVariables.ts';
import { noPaging } from '../../src/ui/list/paging.ts';
import { startSampleBackend } from './sampleBackend.ts';

/** The settings of the sample's list of orders, as they were scaffolded, without its paging. */
const SETTINGS: ListSettings<OrderListQuery['variables']> = {
  size: 1,
  paging: noPaging(),
  filters,
  and: ['filter', 'and'],
};

interface Order {
  readonly number: string;
  readonly status: string;
  readonly channel: string;
  readonly placedAt: string;
  readonly requestedOn: string | null;
  readonly total: string;
  readonly purchaseOrderNumber: string | null;
  readonly isRush: boolean;
  readonly deliveryAddress: object | null;
}

const QUERY = `query ($filter: OrderFilter, $condition: OrderCondition) {
  orders(filter: $filter, condition: $condition) {
    nodes {
      number status channel placedAt requestedOn total purchaseOrderNumber isRush
      deliveryAddress { id }
    }
  }
}`;

const backend = startSampleBackend();
let all: readonly Order[];
beforeAll(async () => {
  all = await ordersWhere({});
});

async function ordersWhere(variables: Record<string, unknown>): Promise<Order[]> {
  const { orders } = await backend().data<{ orders: { nodes: Order[] } }>(QUERY, variables);
  return orders.nodes;
}

/** A condition in an address, and what it says of an order, in so many words. */
interface Condition {
  readonly address: Address;
  readonly holds: (order: Order, today: string, zone: string) => boolean;
}

/** SQL compares nothing with null: neither `is not` nor `before` is true of it. */
function compared<Value>(value: Value | null, holds: (value: Value) => boolean): boolean {
  return value !== null && holds(value);
}

const statuses = ['DRAFT', 'CONFIRMED', 'SHIPPED', 'DELIVERED', 'CANCELLED'];
const some = fc.uniqueArray(fc.constantFrom(...statuses), { minLength: 1, maxLength: 3 });
const amounts = fc.integer({ min: 0, max: 400_000 }).map((cents) => (cents / 100).toFixed(2));
const days = fc
  .integer({ min: 0, max: 1100 })
  .map((day) => dayIn('UTC', Date.UTC(2024, 0, 1 + day)));
const pieces = fc.constantFrom('so-', '0099', '5', 'SO-2025', 'po', '-', '%', '_', "'", 'ä');
const yesNo = fc.boolean();

function dayConditions(
  name: 'placedAt' | 'requestedOn',
  dayOf: (order: Order, zone: string) => string | null,
): fc.Arbitrary<Condition> {
  const condition = (
    comparison: string,
    holds: (day: string, given: string) => boolean,
  ): fc.Arbitrary<Condition> =>
    days.map((given) => ({
      address: { [`${name}${comparison}`]: given },
      holds: (order, _today, zone) => compared(dayOf(order, zone), (day) => holds(day, given)),
    }));
  return fc.oneof(
    condition('', (day, given) => day === given),
    condition('.since', (day, given) => day >= given),
    condition('.until', (day, given) => day <= given),
    condition('.after', (day, given) => day > given),
    condition('.before', (day, given) => day < given),
    fc.constantFrom(...(Object.keys(PRESETS) as Preset[])).map((preset): Condition => ({
      address: { [name]: preset },
      holds: (order, today, zone) => {
        const [first, last] = presetDays(preset, today);
        return compared(dayOf(order, zone), (day) => first <= day && day <= last);
      },
    })),
  );
}

const amountCondition = (name: string, holds: (total: number, given: number) => boolean) =>
  amounts.map((given): Condition => ({
    address: { [`total.${name}`]: given },
    holds: ({ total }) => holds(Number(total), Number(given)),
  }));

const textCondition = (
  field: 'number' | 'purchaseOrderNumber',
  name: string,
  holds: (text: string, given: string) => boolean,
) =>
  pieces.map((given): Condition => ({
    address: { [`${field}.${name}`]: given },
    holds: (order) =>
      compared(order[field], (text) => holds(text.toLowerCase(), given.toLowerCase())),
  }));

const conditions: Record<string, fc.Arbitrary<Condition>> = {
  'status is any of': some.map((given) => ({
    address: { status: given },
    holds: ({ status }) => given.includes(status),
  })),
  'status is none of': some.map((given) => ({
    address: { 'status.isNot': given },
    holds: ({ status }) => !given.includes(status),
  })),
  'total is at least': amountCondition('atLeast', (total, given) => total >= given),
  'total is at most': amountCondition('atMost', (total, given) => total <= given),
  'total is more than': amountCondition('moreThan', (total, given) => total > given),
  'total is less than': amountCondition('lessThan', (total, given) => total < given),
  'number contains': textCondition('number', 'contains', (text, given) => text.includes(given)),
  'number starts with': textCondition('number', 'startsWith', (text, given) =>
    text.startsWith(given),
  ),
  'number ends with': textCondition('number', 'endsWith', (text, given) => text.endsWith(given)),
  'reference contains': textCondition('purchaseOrderNumber', 'contains', (text, given) =>
    text.includes(given),
  ),
  'reference is empty': yesNo.map((given) => ({
    address: { 'purchaseOrderNumber.isEmpty': String(given) },
    holds: ({ purchaseOrderNumber }) => (purchaseOrderNumber === null) === given,
  })),
  'address is empty': yesNo.map((given) => ({
    address: { 'deliveryAddress.isEmpty': String(given) },
    holds: ({ deliveryAddress }) => (deliveryAddress === null) === given,
  })),
  'rush is': yesNo.map((given) => ({
    address: { isRush: String(given) },
    holds: ({ isRush }) => isRush === given,
  })),
  'placed on days': dayConditions('placedAt', ({ placedAt }, zone) =>
    dayIn(zone, Date.parse(placedAt)),
  ),
  'requested on days': dayConditions('requestedOn', ({ requestedOn }) => requestedOn),
};

const zones = fc.constantFrom('UTC', 'Europe/Berlin', 'Pacific/Auckland', 'America/Los_Angeles');
const NOW = Date.parse('2026-11-20T20:00:00Z');

async function check(given: readonly Condition[], zone: string): Promise<void> {
  const visitor = { timeZone: zone, now: NOW, lists: {} };
  const address: Address = Object.assign({}, ...given.map((condition) => condition.address));
  const today = dayIn(zone, NOW);
  const expected = all.filter((order) => given.every(({ holds }) => holds(order, today, zone)));
  const found = await ordersWhere({ ...listVariables(SETTINGS, address, visitor) });
  expect(found.map(({ number }) => number).sort()).toEqual(
    expected.map(({ number }) => number).sort(),
  );
}

describe('the backend gives the orders that a filter means', () => {
  test.each(Object.keys(conditions))('%s', async (name) => {
    await fc.assert(
      fc.asyncProperty(conditions[name], zones, (condition, zone) => check([condition], zone)),
      { numRuns: 15 },
    );
  });

  test('several filters together', async () => {
    const several = fc
      .uniqueArray(fc.constantFrom(...Object.keys(conditions)), { minLength: 2, maxLength: 4 })
      .chain((names) => fc.tuple(...names.map((name) => conditions[name])))
      // Two comparisons of one name are one parameter, of which the last stays.
      .filter((given) => {
        const names = given.flatMap(({ address }) => Object.keys(address));
        return new Set(names).size === names.length;
      });
    await fc.assert(
      fc.asyncProperty(several, zones, (given, zone) => check(given, zone)),
      { numRuns: 60 },
    );
  }, 60_000);
});
