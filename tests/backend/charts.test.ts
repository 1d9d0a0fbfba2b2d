import { fetchQuery } from 'react-relay';
import { addressOf } from '../../src/address/address.ts';
import { chartIn } from '../../src/lists/chart.ts';
import { chartParts, type ChartPart } from '../../src/lists/chartParts.ts';
import { dayIn } from '../../src/lists/days.ts';
import { listSearchParams, readListAddress } from '../../src/lists/listAddress.ts';
import { totalVariables } from '../../src/lists/listVariables.ts';
import { createEnvironment } from '../../src/relay/environment.ts';
import { OrderList } from '../../src/resources/orders/OrderList.tsx';
import {
  amountOf,
  amountsIn,
  averagesIn,
  isQuotient,
  sumOf,
  type Total,
} from '../../src/ui/list/chart/readFigure.ts';
import { readPage } from '../../src/ui/list/readPage.ts';
import { readSampleBackend, type Connection } from './sampleBackend.ts';

const sample = readSampleBackend();
const { list } = OrderList.queries;
const total = list.total as Total;

const visitor = { timeZone: 'Europe/Berlin', now: Date.now(), lists: {} };
const newEnvironment = () =>
  createEnvironment({ url: sample().endpoint, localKeys: {}, isServer: false });

interface OrderRow {
  readonly placedAt: string;
  readonly status: string;
  readonly currency: string;
  readonly total: string;
}

let rows: readonly OrderRow[];

beforeAll(async () => {
  const { orders } = await sample().data<{ orders: Connection<OrderRow> }>(
    '{ orders { nodes { placedAt status currency total } } }',
  );
  rows = orders.nodes;
}, 120_000);

const addressIn = (part: ChartPart) => addressOf(listSearchParams(part.state));

/** The parts of a chart over the list at an address, with the figure that is drawn of each. */
async function drawn(search: string, currency: string | null = null) {
  const state = readListAddress(list, addressOf(new URLSearchParams(search)));
  const chart = chartIn(list, state.chart ?? '');
  const { whole, parts, before } = chartParts(list, state, chart, { ...visitor, firstWeekday: 1 });
  const all = [whole, ...parts, ...(before ? [before] : [])];
  const environment = newEnvironment();
  return Promise.all(
    all.map(async (part) => {
      const variables = totalVariables(list, addressIn(part), visitor, {
        withSums: true,
      }) as object;
      const data = await fetchQuery(environment, total.query, variables).toPromise();
      const sum = sumOf(total, chart);
      const read = isQuotient(sum, chart) ? averagesIn : amountsIn;
      const amounts = read(total, sum, data);
      return { part, figure: Number(amountOf(amounts, currency, chart)) };
    }),
  );
}

/** How many rows the list has at the address of a part, page by page. */
async function listed(part: ChartPart): Promise<number> {
  const address = { ...addressIn(part), size: '100' };
  let count = 0;
  for (let position = {}; ;) {
    const signal = new AbortController().signal;
    const source = { newEnvironment, visitor };
    const page = await readPage(list, { ...address, ...position }, source, signal);
    count += page.rows.length;
    const { next } = page.paging.neighbours(position, 100, page.pageInfo);
    if (next === null) return count;
    position = next;
  }
}

const isWithin = ({ placedAt }: OrderRow, { days }: ChartPart) => {
  const day = dayIn(visitor.timeZone, Date.parse(placedAt));
  return !days || (day >= days.first && day <= days.last);
};

test('the bars of a chart by state are as many as their lists have, and as the backend has', async () => {
  const [whole, ...parts] = await drawn('chart=number+status&isRush=true');
  expect(parts.length).toBeGreaterThan(3);
  for (const { part, figure } of parts) expect(await listed(part)).toBe(figure);
  expect(parts.reduce((sum, { figure }) => sum + figure, 0)).toBe(whole.figure);
  const [all, ...states] = await drawn('chart=number+status');
  expect(all.figure).toBe(rows.length);
  for (const { part, figure } of states)
    expect(rows.filter(({ status }) => status === part.value)).toHaveLength(figure);
});

test.each(['day', 'week', 'month', 'year'])(
  'a chart by %s counts each record on the day that it has where the person is',
  async (step) => {
    const [whole, ...parts] = await drawn(`chart=number+placedAt.${step}`);
    for (const { part, figure } of [whole, ...parts])
      expect(rows.filter((row) => isWithin(row, part))).toHaveLength(figure);
    expect(parts.reduce((sum, { figure }) => sum + figure, 0)).toBe(whole.figure);
    expect(whole.figure).toBeGreaterThan(0);
    expect(await listed(parts[parts.length - 2].part)).toBe(parts[parts.length - 2].figure);
  },
);

test('sums are those of the rows in one currency, each filter of the list narrowing them', async () => {
  const figures = await drawn('chart=sum.total+placedAt.month&status=DELIVERED', 'EUR');
  const cents = (amount: number | string) => Math.round(Number(amount) * 100);
  for (const { part, figure } of figures) {
    const own = rows.filter(
      (row) => row.currency === 'EUR' && row.status === 'DELIVERED' && isWithin(row, part),
    );
    expect(cents(figure)).toBe(own.reduce((sum, row) => sum + cents(row.total), 0));
  }
  expect(figures[0].figure).toBeGreaterThan(0);
});

test('averages are those of the rows in one currency, and as many as are counted there', async () => {
  const figures = await drawn('chart=average.total+status&currency=SEK', 'SEK');
  const averageOf = (own: readonly OrderRow[]) =>
    own.reduce((sum, row) => sum + Number(row.total), 0) / own.length;
  const inSek = rows.filter(({ currency }) => currency === 'SEK');
  for (const { part, figure } of figures) {
    const own = inSek.filter(({ status }) => part.value === null || status === part.value);
    if (own.length > 0) expect(figure).toBeCloseTo(averageOf(own), 6);
    else expect(figure).toBe(0);
  }
  expect(figures[0].figure).toBeGreaterThan(0);
  // Of several currencies there is none.
  const [mixed] = await drawn('chart=average.total+status');
  expect(mixed.figure).toBe(0);
});

test('the last days and those before them are counted apart', async () => {
  const [now, before] = await drawn('chart=number+placedAt.last30days');
  for (const { part, figure } of [now, before])
    expect(rows.filter((row) => isWithin(row, part))).toHaveLength(figure);
  expect(await listed(now.part)).toBe(now.figure);
});
