import { decimal, integer } from '../../../../src/ui/form/inputs/number.tsx';
import { text } from '../../../../src/ui/form/inputs/text.tsx';
import { day, moment } from '../../../../src/ui/form/inputs/time.tsx';
import { filledIn, type AnyFields } from '../../../../src/ui/form/values.ts';
import { readRows } from '../../../../src/ui/list/import/readRows.ts';
import {
  ambiguousCells,
  likelyWriting,
  WRITINGS,
  type Writing,
} from '../../../../src/ui/list/import/writings.ts';

const FIELDS = {
  name: text({ label: 'Name' }),
  price: decimal({ label: 'Price' }),
  count: integer({ label: 'Count' }),
  on: day({ label: 'On' }),
  at: moment({ label: 'At' }),
} as unknown as AnyFields;

function fileOf(language: string, column: string, cells: readonly string[]) {
  const locale = { language, timeZone: 'UTC', now: 0 };
  const rows = cells.map((cell, index) => ({ number: index + 2, cells: [cell], problem: null }));
  return { table: { headings: [column], rows }, columns: { [column]: column }, locale };
}

function likely(language: string, column: string, cells: readonly string[]): Writing {
  const { table, columns, locale } = fileOf(language, column, cells);
  return likelyWriting(ambiguousCells(table, columns, FIELDS, locale), locale);
}

/** What is sent for each row of a file that is read in the writing that it is likely to have. */
function sent(language: string, column: string, cells: readonly string[], writing?: Writing) {
  const { table, columns, locale } = fileOf(language, column, cells);
  const rows = readRows(table, {
    fields: FIELDS,
    columns,
    locale,
    writing: writing === undefined ? likely(language, column, cells) : writing,
    findings: new Map(),
  });
  return rows.map(({ held, problems }) =>
    held ? filledIn(FIELDS, held, locale)[column] : problems[0],
  );
}

test('the writings have examples that tell them apart', () => {
  expect(WRITINGS.map(({ example }) => example)).toEqual([
    '1,234.56 · 12/31/26',
    '1,234.56 · 31/12/2026',
    '1.234,56 · 31.12.26',
  ]);
});

test.each<[string, string, string[], unknown[]]>([
  ['en-GB', 'price', ['1.234,56', '12,5', '7'], ['1234.56', '12.5', '7']],
  // A thousand and a bit, in a file whose other numbers can only be German.
  ['en-GB', 'price', ['1.250', '2.000,50'], ['1250', '2000.50']],
  ['de', 'price', ['1.250', '2.000,50'], ['1250', '2000.50']],
  ['de', 'price', ['1,234.56', '1,250'], ['1234.56', '1250']],
  // Programs wrote these, and nothing says otherwise.
  ['de', 'price', ['1.250', '12.5'], ['1.250', '12.5']],
  ['en-GB', 'price', ['1,250.50', '1250'], ['1250.50', '1250']],
  ['en-GB', 'count', ['1.250', '12'], [1250, 12]],
  ['en-GB', 'on', ['11/20/2026', '03/04/2026'], ['2026-11-20', '2026-03-04']],
  ['en-US', 'on', ['20/11/2026', '03/04/2026'], ['2026-11-20', '2026-04-03']],
  ['en-GB', 'on', ['03/04/2026'], ['2026-04-03']],
  ['en-GB', 'at', ['11/20/2026 09:30'], ['2026-11-20T09:30:00.000Z']],
])('in %s, a file’s %s as %j is read as %j', (language, column, cells, values) => {
  expect(sent(language, column, cells)).toEqual(values);
});

test('what a person says goes before what is likely', () => {
  expect(sent('en-GB', 'price', ['1.250'], 'de-DE')).toEqual(['1250']);
  expect(sent('en-GB', 'price', ['1.250'], null)).toEqual(['1.250']);
  expect(sent('en-GB', 'on', ['03/04/2026'], 'en-US')).toEqual(['2026-03-04']);
});

test('nothing is to be said of a file that reads the same in all writings', () => {
  for (const [column, cells] of [
    ['price', ['12', '1250', '-3']],
    ['on', ['2026-11-20']],
    ['name', ['1.234,56', '11/20/2026']],
  ] as const) {
    const { table, columns, locale } = fileOf('en-GB', column, cells);
    expect(ambiguousCells(table, columns, FIELDS, locale)).toEqual([]);
  }
});

test('what is wrong is said in the words of the person, whatever the file is written in', () => {
  expect(sent('en-GB', 'price', ['1.234,56', 'lots'])).toEqual([
    '1234.56',
    'Price: This has to be a number, such as 1250.50.',
  ]);
});
