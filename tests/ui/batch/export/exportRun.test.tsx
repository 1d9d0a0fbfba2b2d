import { readListAddress } from '../../../../src/lists/listAddress.ts';
import type { ListSettings } from '../../../../src/lists/listSettings.ts';
import { cursorPaging, offsetPaging } from '../../../../src/lists/paging.ts';
import type { Address } from '../../../../src/address/address.ts';
import type { Columns } from '../../../../src/ui/fields/column.tsx';
import { moneyColumn } from '../../../../src/ui/fields/Number.tsx';
import { textColumn } from '../../../../src/ui/fields/Text.tsx';
import { fileDestination } from '../../../../src/storage/fileDestination.ts';
import { exportRows } from '../../../../src/ui/batch/export/exportRun.ts';
import type { PageOfList } from '../../../../src/ui/list/pages.ts';
import {
  csvWriter,
  jsonWriter,
  type FileWriter,
} from '../../../../src/ui/batch/run/fileFormats.ts';
import { speak } from '../../../locale/speak.ts';

interface Row {
  readonly id: number;
}

const COLUMNS = [textColumn('id', ({ id }: Row) => id)];
const CURSORS: ListSettings<unknown> = {
  size: 25,
  paging: cursorPaging((first, after) => ({ first, after })),
};
const PAGES: ListSettings<unknown> = { size: 25, paging: offsetPaging(() => ({})) };

/** A backend with that many rows, which gives no more than `most` at once. */
function backend(settings: ListSettings<unknown>, count: number, most: number) {
  const asked: Address[] = [];
  const load = async (address: Address): Promise<PageOfList> => {
    asked.push(address);
    const { position, size } = readListAddress(settings, address);
    const wanted = size ?? settings.size;
    const start = position.after ? Number(position.after) : ((position.page ?? 1) - 1) * wanted;
    const end = Math.min(count, start + Math.min(wanted, most));
    const rows = Array.from({ length: end - start }, (_, index): Row => ({
      id: start + index + 1,
    }));
    return {
      paging: settings.paging,
      pageInfo: { rowCount: rows.length, endCursor: String(end), hasNextPage: end < count },
      columns: COLUMNS as Columns<unknown>,
      rows,
      keyOf: (row) => (row as Row).id,
    };
  };
  return { asked, load };
}

async function exported(
  settings: ListSettings<unknown>,
  { load }: ReturnType<typeof backend>,
  keys: ReadonlySet<string> | null = null,
  signal = new AbortController().signal,
  destination = fileDestination(),
) {
  const progress: number[] = [];
  const result = await exportRows({
    state: readListAddress(settings, { after: '3' }),
    load,
    keys,
    writer: csvWriter({ hasMark: false }),
    destination,
    signal,
    onProgress: (rows) => progress.push(rows),
    locale: null,
  });
  const lines = (await result.file.text()).trimEnd().split('\r\n').slice(1);
  return { ids: lines.map(Number), progress, ...result };
}

test('a column that the person may not read is left out, and named', async () => {
  const { load } = backend(CURSORS, 2, 100);
  const columns = [...COLUMNS, textColumn('total', () => null, { label: 'Total' })];
  const result = await exportRows({
    state: readListAddress(CURSORS, {}),
    load: async (address) => ({ ...(await load(address)), columns: columns as Columns<unknown> }),
    ...{ keys: null, writer: csvWriter({ hasMark: false }), onProgress: () => {}, locale: null },
    signal: new AbortController().signal,
    destination: fileDestination(),
    isDenied: (column) => column === 'total',
  });
  expect(result.leftOut).toEqual(['Total']);
  expect((await result.file.text()).trimEnd().split('\r\n').slice(1)).toEqual(['1', '2']);
});

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

test.each([0, 1, 99, 100, 101, 250])(
  'all of %i rows are exported, from the first on',
  async (count) => {
    const source = backend(CURSORS, count, 1000);
    const { ids, rowCount, progress } = await exported(CURSORS, source);
    expect(count === 0 ? [] : ids).toEqual(upTo(count));
    expect(rowCount).toBe(count);
    expect(progress.at(-1)).toBe(count);
    expect(source.asked.length).toBe(Math.max(1, Math.ceil(count / 100)));
  },
);

test.each([
  ['cursors', CURSORS, 30],
  ['numbered pages', PAGES, 50],
  ['numbered pages', PAGES, 25],
])(
  'a backend with %s that gives fewer rows than asked for loses none',
  async (_kind, settings, most) => {
    const { ids } = await exported(settings, backend(settings, 130, most));
    expect(ids).toEqual(upTo(130));
  },
);

test('only the selected rows are exported, and nothing is asked for once they are found', async () => {
  const source = backend(CURSORS, 1000, 1000);
  const { ids } = await exported(CURSORS, source, new Set(['3', '150']));
  expect(ids).toEqual([3, 150]);
  expect(source.asked.length).toBe(2);
});

test('rows that the backend could not give are counted', async () => {
  const source = backend(CURSORS, 250, 1000);
  const load = async (address: Address): Promise<PageOfList> => {
    const page = await source.load(address);
    return { ...page, pageInfo: { ...page.pageInfo, missing: 2 } };
  };
  const { missing } = await exported(CURSORS, { ...source, load });
  expect(missing).toBe(2 * source.asked.length);
});

test('an export that is cancelled ends', async () => {
  const controller = new AbortController();
  const source = backend(CURSORS, 1000, 1000);
  const load = async (address: Address) => {
    if (source.asked.length === 2) controller.abort(new Error('Cancelled'));
    return source.load(address);
  };
  await expect(exported(CURSORS, { ...source, load }, null, controller.signal)).rejects.toThrow(
    'Cancelled',
  );
  expect(source.asked.length).toBe(3);
});

test.each<[string, (controller: AbortController) => void]>([
  ['is cancelled', (controller) => controller.abort(new Error('Over'))],
  [
    'fails',
    () => {
      throw new Error('Over');
    },
  ],
])('an export that %s leaves nothing of its file', async (_how, end) => {
  const controller = new AbortController();
  const source = backend(CURSORS, 1000, 1000);
  const load = async (address: Address) => {
    if (source.asked.length === 2) end(controller);
    return source.load(address);
  };
  const discard = jest.fn(() => Promise.resolve());
  const destination = { ...fileDestination(), discard };
  await expect(
    exported(CURSORS, { ...source, load }, null, controller.signal, destination),
  ).rejects.toThrow('Over');
  expect(discard).toHaveBeenCalledTimes(1);
});

test('a page that cannot be loaded fails the export with its reason', async () => {
  const load = () => Promise.reject(new Error('Gone'));
  await expect(exported(CURSORS, { asked: [], load })).rejects.toThrow('Gone');
});

test('a file for people names its columns in their language, one for programs always in the same way', async () => {
  const columns = [moneyColumn('total', () => '12.50', { currency: 'EUR' })];
  const options = {
    state: readListAddress(CURSORS, {}),
    load: (): Promise<PageOfList> =>
      Promise.resolve({
        paging: CURSORS.paging,
        pageInfo: { rowCount: 1, endCursor: '1', hasNextPage: false },
        columns,
        rows: [{}],
        keyOf: () => null,
      }),
    keys: null,
    signal: new AbortController().signal,
    onProgress: () => undefined,
  };
  const locale = speak('de', { Total: 'Summe' });
  const exportedBy = (writer: FileWriter, language: typeof locale | null) =>
    exportRows({ ...options, writer, destination: fileDestination(), locale: language });
  const csv = await exportedBy(csvWriter({ hasMark: false }), locale);
  expect(await csv.file.text()).toBe('Summe,Summe: Währung\r\n12.50,EUR\r\n');
  const json = await exportedBy(jsonWriter(), null);
  expect(JSON.parse(await json.file.text())).toEqual([{ Total: '12.50', 'Total currency': 'EUR' }]);
});
