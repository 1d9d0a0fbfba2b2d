import fc from 'fast-check';
import { createEnvironment } from '../../../../src/relay/environment.ts';
import { localKeys } from '../../../../src/resources/localKeys.ts';
import { orderFields } from '../../../../src/resources/orders/orderFields.ts';
import { orderOperations } from '../../../../src/resources/orders/orderOperations.ts';
import { csvWriter } from '../../../../src/ui/batch/run/fileFormats.ts';
import { matchColumns } from '../../../../src/ui/batch/import/columns.ts';
import { findRecords } from '../../../../src/ui/form/findRecords.ts';
import { importRunner } from '../../../../src/ui/batch/import/importRunner.ts';
import type { ItemState, Notes } from '../../../../src/ui/batch/run/notes.ts';
import type { Kept } from '../../../../src/ui/batch/run/keptRunner.ts';
import { loadImport } from '../../../../src/ui/batch/import/recordImport.ts';
import { readRows, textsToFind } from '../../../../src/ui/batch/import/readRows.ts';
import { readTable } from '../../../../src/ui/batch/import/readTable.ts';
import { inputsOf } from '../../../../src/ui/form/inputsOf.ts';
import { startSampleBackend } from '../../../backend/sampleBackend.ts';

const backend = startSampleBackend();
const FIELDS = inputsOf(orderFields);
const LOCALE = { language: 'en-GB', timeZone: 'Europe/Berlin', now: 0 };
const newEnvironment = () =>
  createEnvironment({ url: backend().endpoint, localKeys, isServer: false });

/** A journal in memory. */
function memoryJournal() {
  const rows = new Map<number, ItemState>();
  const journal: Kept['journal'] = {
    write: async (notes) => {
      for (const [row, { state }] of notes) rows.set(row, state);
    },
  };
  return { rows, journal };
}

/** Imports CSV as the dialog does. @param notes what an earlier page knew of its rows */
async function imported(text: string, notes: Notes = new Map()) {
  const reading = readTable(text, LOCALE);
  if (!('table' in reading)) throw new Error(reading.problem);
  const { table } = reading;
  const columns = matchColumns(table.headings, FIELDS, LOCALE);
  const findings = await findRecords({
    fields: FIELDS,
    wanted: textsToFind(table, { fields: FIELDS, columns }),
    newEnvironment,
    locale: LOCALE,
    signal: new AbortController().signal,
    onProgress: () => undefined,
  });
  const rows = readRows(table, { fields: FIELDS, columns, locale: LOCALE, findings });
  const { journal, rows: kept } = memoryJournal();
  /** What was kept of the rows each time that something was about to be sent. */
  const states: ItemState[][] = [];
  const runner = importRunner({
    what: await loadImport(orderOperations),
    rows,
    kept: { journal, notes },
    newEnvironment: () => {
      states.push([...kept.values()]);
      return newEnvironment();
    },
    locale: LOCALE,
  });
  const over = new Promise<void>((resolve) => {
    runner.subscribe(() => runner.isOver && resolve());
    if (runner.isOver) resolve();
  });
  runner.start();
  await over;
  return { rows, runner, kept, states };
}

interface StoredOrder {
  readonly number: string;
  readonly [field: string]: unknown;
}

async function stored(word: string): Promise<readonly StoredOrder[]> {
  const data = await backend().data<{ orders: { nodes: StoredOrder[] } }>(
    `query ($word: String!) { orders(filter: { number: { startsWith: $word } }, orderBy: NUMBER_ASC) { nodes {
      number status channel placedAt requestedOn currency shippingAmount purchaseOrderNumber isRush internalNotes metadata customer { id name }
    } } }`,
    { word },
  );
  return data.orders.nodes;
}

async function customers(): Promise<ReadonlyArray<{ id: string; name: string }>> {
  const data = await backend().data<{ customers: { nodes: { id: string; name: string }[] } }>(
    '{ customers(first: 20) { nodes { id name } } }',
  );
  return data.customers.nodes;
}

/** Text that PostgreSQL takes, and that is not empty to a spreadsheet. */
const words = fc
  .string({ unit: 'grapheme', minLength: 1 })
  .filter((text) => text.trim() !== '' && !text.includes('\0') && !/^'[=+\-@\t\r]/.test(text));

const ORDER = fc.record({
  status: fc.constantFrom('DRAFT', 'CONFIRMED', 'ROASTING'),
  channel: fc.constantFrom('WEB_SHOP', 'EMAIL', 'SALES_VISIT'),
  placedAt: fc
    .date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString()),
  requestedOn: fc
    .date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
  currency: fc.constantFrom('EUR', 'SEK', 'PLN'),
  shippingAmount: fc.integer({ min: 0, max: 999_999_999_999 }).map((cents) => {
    const digits = String(cents).padStart(3, '0');
    return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
  }),
  purchaseOrderNumber: words,
  isRush: fc.boolean(),
  internalNotes: words,
  metadata: fc.dictionary(
    fc.string().filter((text) => !text.includes('\0') && text !== '__proto__'),
    fc.integer(),
  ),
  customer: fc.nat({ max: 19 }),
});

test('what a file says is what the database holds, whatever the values', async () => {
  const known = await customers();
  const word = `Import ${Date.now()}`;
  const orders = fc.sample(ORDER, 60).map((order, index) => ({
    ...order,
    number: `${word} ${String(index).padStart(3, '0')}`,
  }));
  const writer = csvWriter({ hasMark: true });
  const lines = orders.map(({ customer, metadata, ...order }) =>
    Object.entries({
      ...order,
      metadata: JSON.stringify(metadata),
      // By key and by title in turns; a name that two customers have needs the key.
      customer: customer % 2 === 0 ? known[customer].id : known[customer].name,
    }).map(([label, value]) => ({ label, values: [{ part: '', value }] })),
  );
  const { rows, runner } = await imported(writer.start + writer.page(lines) + writer.end);
  const ambiguous = rows.filter(({ problems }) => /matches \d+ records/.test(problems.join()));
  expect(rows.filter((row) => row.state === null)).toEqual(ambiguous);
  expect(runner.indexesOf('failed').map((index) => runner.reasonOf(index))).toEqual([]);
  const left = new Set(ambiguous.map(({ number }) => number));
  const expected = orders
    .filter((_, index) => !left.has(index + 2))
    .map(({ customer, placedAt, ...order }) => ({
      ...order,
      placedAt: Date.parse(placedAt),
      customer: known[customer],
    }));
  const found = (await stored(word)).map(({ placedAt, ...order }) => ({
    ...order,
    placedAt: Date.parse(String(placedAt)),
  }));
  expect(found).toEqual(expected);
});

test('a row that the backend refuses says why, and the others are in', async () => {
  const [{ name }] = await customers();
  const word = `Twice ${Date.now()}`;
  const { runner, kept } = await imported(
    `Number,Customer\n${word} 1,${name}\n${word} 1,${name}\n${word} 2,${name}`,
  );
  expect(runner.indexesOf('done')).toHaveLength(2);
  const [failed] = runner.indexesOf('failed');
  expect(runner.reasonOf(failed)).toMatch(/^Number: /);
  expect([...kept.values()].toSorted()).toEqual(['done', 'done', 'failed']);
  expect(await stored(word)).toHaveLength(2);
});

test('a row that is in is known to be that before it is read again', async () => {
  const [{ name }] = await customers();
  const { states } = await imported(`Number,Customer\nRead ${Date.now()},${name}`);
  expect(states).toEqual([['sent'], ['done']]);
});

test('gone on with, it sends no row of which something is known', async () => {
  const [{ name }] = await customers();
  const word = `Again ${Date.now()}`;
  const lines = [1, 2, 3, 4].map((index) => `${word} ${index},${name}`);
  const known: Notes = new Map([
    [2, { state: 'done' }],
    [3, { state: 'sent' }],
    [4, { state: 'failed' }],
  ]);
  const { runner } = await imported(['Number,Customer', ...lines].join('\n'), known);
  expect(runner.indexesOf('unknown')).toEqual([1]);
  expect((await stored(word)).map(({ number }) => number)).toEqual([`${word} 4`]);
});
