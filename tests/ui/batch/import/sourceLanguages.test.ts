import { inputsOf } from '../../../../src/ui/form/inputsOf.ts';
import { decimal, integer } from '../../../../src/ui/form/inputs/number.tsx';
import { text } from '../../../../src/ui/form/inputs/text.tsx';
import { day, moment } from '../../../../src/ui/form/inputs/time.tsx';
import { filledValues } from '../../../../src/ui/form/values.ts';
import { readRows } from '../../../../src/ui/batch/import/readRows.ts';
import {
  ambiguousColumns,
  likelySourceLanguages,
  formatParsedText,
  sourceLanguagesOf,
  type SourceLanguage,
} from '../../../../src/ui/batch/import/sourceLanguages.ts';

const FIELDS = inputsOf({
  name: text({ label: 'Name' }),
  price: decimal({ label: 'Price' }),
  count: integer({ label: 'Count' }),
  fee: decimal({ label: 'Fee' }),
  on: day({ label: 'On' }),
  at: moment({ label: 'At' }),
});

function fileOf(language: string, file: Readonly<Record<string, readonly string[]>>) {
  const locale = { language, timeZone: 'UTC', now: 0 };
  const headings = Object.keys(file);
  const rows = Object.values(file)[0]!.map((_cell, index) => ({
    number: index + 2,
    cells: headings.map((heading) => file[heading]![index]!),
    problem: null,
  }));
  const columns = Object.fromEntries(headings.map((heading) => [heading, heading.split(' ')[0]!]));
  return { table: { headings, rows }, columns, locale };
}

/** What is sent for each row of a file that is read in the writings that it is likely to have. */
function sentOf(
  language: string,
  file: Readonly<Record<string, readonly string[]>>,
  chosen: Readonly<Record<string, SourceLanguage>> = {},
) {
  const { table, columns, locale } = fileOf(language, file);
  const ambiguous = ambiguousColumns(table, columns, FIELDS, locale);
  const rows = readRows(table, {
    fields: FIELDS,
    columns,
    locale,
    writings: { ...likelySourceLanguages(ambiguous, locale), ...chosen },
    findings: new Map(),
  });
  return rows.map(({ state, problems }) =>
    state ? filledValues(FIELDS, state, locale) : problems[0]!,
  );
}

function sent(
  language: string,
  column: string,
  cells: readonly string[],
  writing?: SourceLanguage,
) {
  const chosen = writing === undefined ? {} : { [column]: writing };
  return sentOf(language, { [column]: cells }, chosen).map((values) =>
    typeof values === 'string' ? values : values[column],
  );
}

test('the writings of a column have examples that tell them apart, and say what becomes of a text', () => {
  const { table, columns, locale } = fileOf('en-GB', { price: ['1.250'], on: ['03/04/2026'] });
  const ambiguous = ambiguousColumns(table, columns, FIELDS, locale);
  expect(
    ambiguous.map((column) =>
      sourceLanguagesOf(column).map(({ language, example }) => [
        example,
        formatParsedText(column, column.texts[0]!, locale, language),
      ]),
    ),
  ).toEqual([
    [
      ['1,234.56', '1.25'],
      ['1.234,56', '1,250'],
    ],
    [
      ['31/12/2026', '3 Apr 2026'],
      ['12/31/2026', '4 Mar 2026'],
    ],
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

test.each<[string, string, Record<string, string[]>, unknown]>([
  [
    'amounts in German beside days as programs write them',
    'en-GB',
    { price: ['1.250', '12,50'], on: ['2026-11-20', '2026-11-21'] },
    [
      { price: '1250', on: '2026-11-20' },
      { price: '12.50', on: '2026-11-21' },
    ],
  ],
  [
    'days in German beside amounts as programs write them',
    'en-GB',
    { on: ['31.12.2026', '01.02.2027'], price: ['1250.5', '1.250'] },
    [
      { on: '2026-12-31', price: '1250.5' },
      { on: '2027-02-01', price: '1.250' },
    ],
  ],
  [
    'amounts and counts, each in a writing of its own',
    'en-GB',
    { price: ['1.234,56'], count: ['1,250'] },
    [{ price: '1234.56', count: 1250 }],
  ],
  [
    'a column of which another of its kind speaks',
    'en-GB',
    { price: ['1.250', '2.000'], count: ['1.250', '1.000'], fee: ['2.000,50', '1'] },
    [
      { price: '1250', count: 1250, fee: '2000.50' },
      { price: '2000', count: 1000, fee: '1' },
    ],
  ],
  [
    'days that may be two, beside amounts in German',
    'en-US',
    { on: ['03/04/2026'], price: ['1.234,50'] },
    [{ on: '2026-04-03', price: '1234.50' }],
  ],
  [
    'amounts that may be two, beside days that only Americans write',
    'de',
    { price: ['1,250'], on: ['11/20/2026'] },
    [{ price: '1250', on: '2026-11-20' }],
  ],
])('each column of a file is read as it is written: %s', (_case, language, file, expected) => {
  const fields = sentOf(language, file);
  expect(fields).toMatchObject(expected as object[]);
});

test('nothing is to be said of a file that reads the same in all writings', () => {
  for (const [column, cells] of [
    ['price', ['12', '1250', '-3']],
    ['on', ['2026-11-20']],
    ['name', ['1.234,56', '11/20/2026']],
  ] as const) {
    const { table, columns, locale } = fileOf('en-GB', { [column]: cells });
    expect(ambiguousColumns(table, columns, FIELDS, locale)).toEqual([]);
  }
});

test('what is wrong is said in the words of the person, whatever the file is written in', () => {
  expect(sent('en-GB', 'price', ['1.234,56', 'lots'])).toEqual([
    '1234.56',
    'Price: Enter a number, such as 1250.50.',
  ]);
});
