import { formatMoment } from '../../../../src/locale/formats.ts';
import { createEnvironment } from '../../../../src/relay/environment.ts';
import { localKeys } from '../../../../src/resources/localKeys.ts';
import { variantOperations } from '../../../../src/resources/variants/variantOperations.ts';
import { asEditing, type AnyEditing } from '../../../../src/ui/form/recordEditing.ts';
import { saveRow, type RowResult } from '../../../../src/ui/list/sheet/saveRow.ts';
import { saveRows } from '../../../../src/ui/list/sheet/saveRows.ts';
import type { UnsavedCell } from '../../../../src/ui/list/sheet/sheetState.ts';
import { startSampleBackend } from '../../../backend/sampleBackend.ts';

const backend = startSampleBackend();
const LOCALE = { language: 'en-GB', timeZone: 'Europe/Berlin', now: 0 };

interface StoredVariant {
  readonly id: string;
  readonly name: string;
  readonly stock: number;
  readonly [field: string]: unknown;
}

async function stored(): Promise<StoredVariant[]> {
  const { variants } = await backend().data<{ variants: { nodes: StoredVariant[] } }>(
    `{ variants(orderBy: SKU_ASC) { nodes { id sku name weightGrams priceCents currency stock isActive product { id } } } }`,
  );
  return variants.nodes;
}

async function change(id: string, variantPatch: object): Promise<void> {
  await backend().data(
    `mutation ($input: UpdateVariantInput!) { updateVariant(input: $input) { variant { id } } }`,
    { input: { id, variantPatch } },
  );
}

const platform = globalThis.fetch;
let sent: string[] = [];

/** The backend gets what is sent, and answers to some calls are lost. @param isLost says of which */
function watch(isLost: (query: string) => boolean = () => false): void {
  sent = [];
  globalThis.fetch = async (address, init) => {
    const { query } = JSON.parse(String(init?.body)) as { query: string };
    sent.push(query);
    const answer = await platform(address, init);
    if (isLost(query)) throw new TypeError('fetch failed');
    return answer;
  };
}

afterEach(() => {
  globalThis.fetch = platform;
});

const changes = () => sent.filter((query) => query.startsWith('mutation'));

function cellOf(row: StoredVariant, field: string, base: unknown, state: unknown): UnsavedCell {
  return { row: row.id, field, base, state };
}

async function save(row: StoredVariant, cells: readonly UnsavedCell[]): Promise<RowResult> {
  const editing = asEditing((await variantOperations.edit()) as unknown as AnyEditing);
  const environment = createEnvironment({ url: backend().endpoint, localKeys, isServer: false });
  return saveRow({ environment, editing, locale: LOCALE }, { row: row.id, key: row.id, cells });
}

test('all cells of a row are saved by one change, and nothing else is', async () => {
  const before = await stored();
  const [row] = before;
  watch();
  const cells = [
    cellOf(row, 'name', row.name, 'Another name'),
    cellOf(row, 'stock', String(row.stock), '7'),
  ];
  const result = await save(row, cells);
  expect(result).toMatchObject({ status: 'saved', note: null });
  expect(changes()).toHaveLength(1);
  globalThis.fetch = platform;
  expect(await stored()).toEqual([{ ...row, name: 'Another name', stock: 7 }, ...before.slice(1)]);
  await change(row.id, { name: row.name, stock: row.stock });
});

test('what somebody else has changed is not overwritten, unless it is the same', async () => {
  const [row] = await stored();
  await change(row.id, { name: 'Theirs', stock: 5 });
  watch();
  const result = await save(row, [
    cellOf(row, 'name', row.name, 'Mine'),
    cellOf(row, 'stock', String(row.stock), '5'),
  ]);
  const { updatedAt } = (
    await backend().data<{ variant: { updatedAt: string } }>(
      `query ($id: ID!) { variant(id: $id) { updatedAt } }`,
      { id: row.id },
    )
  ).variant;
  const when = formatMoment(updatedAt, LOCALE, { dateStyle: 'medium', timeStyle: 'short' });
  expect(result).toEqual({
    status: 'conflict',
    theirs: { name: 'Theirs' },
    lastChange: `Last change: ${when}.`,
  });
  expect(changes()).toEqual([]);
  // Seen, and saved again: it is to be overwritten.
  const again = await save(row, [cellOf(row, 'name', 'Theirs', 'Mine')]);
  expect(again.status).toBe('saved');
  await change(row.id, { name: row.name, stock: row.stock });
});

test('a change whose answer is lost is looked for, and is not made twice', async () => {
  const [row] = await stored();
  const cells = [cellOf(row, 'stock', String(row.stock), '9')];
  watch((query) => query.startsWith('mutation'));
  expect((await save(row, cells)).status).toBe('saved');
  // Nothing can be read any more either.
  const after = [cellOf(row, 'stock', '9', '11')];
  let isCut = false;
  watch((query) => (isCut ||= query.startsWith('mutation')));
  expect(await save(row, after)).toEqual({
    status: 'waiting',
    words: expect.stringContaining('it may have been saved') as string,
  });
  watch();
  expect((await save(row, after)).status).toBe('saved');
  expect(changes()).toEqual([]);
  await change(row.id, { stock: row.stock });
});

test('what the backend refuses is said at its cell, what is wrong with none of them at all', async () => {
  const [row, other] = await stored();
  const sku = await save(row, [
    cellOf(row, 'sku', row.sku, other.sku),
    cellOf(row, 'name', row.name, 'New'),
  ]);
  expect(sku.status).toBe('refused');
  const id = Buffer.from(row.id, 'base64').toString();
  const noOne = id.replace(/\d+/, '999999');
  const gone = { ...row, id: Buffer.from(noOne).toString('base64') };
  expect(await save(gone, [cellOf(gone, 'name', row.name, 'New')])).toMatchObject({
    status: 'refused',
    reasons: { name: 'The record no longer exists.' },
  });
  expect((await stored())[0]).toEqual(row);
});

test('without a connection a cell waits, and rows behind it are not tried', async () => {
  const rows = (await stored()).slice(0, 8);
  globalThis.fetch = () => Promise.reject(new TypeError('fetch failed'));
  const tried: string[] = [];
  const results: RowResult[] = [];
  await saveRows(
    rows.map((row) => ({ row: row.id, key: row.id, cells: [cellOf(row, 'stock', '1', '2')] })),
    (row) => {
      tried.push(row.row);
      return save(
        rows.find(({ id }) => id === row.row)!,
        row.cells,
      );
    },
    (_row, result) => results.push(result),
  );
  expect(tried).toHaveLength(3);
  expect(results.map(({ status }) => status)).toEqual(['waiting', 'waiting', 'waiting']);
});
