import fc from 'fast-check';
import { csvWriter } from '../../../../src/ui/batch/run/fileFormats.ts';
import { decode, readTable, writeTable } from '../../../../src/ui/batch/import/readTable.ts';
import { rejectedFile } from '../../../../src/ui/batch/import/rejectedFile.ts';

const ENGLISH = { language: 'en', timeZone: 'UTC', now: 0 };

function tableIn(text: string) {
  const reading = readTable(text, ENGLISH);
  if (!('table' in reading)) throw new Error(reading.problem);
  return reading.table;
}
const cellsIn = (text: string) => tableIn(text).rows.map(({ cells }) => cells);

test.each<[string, string, readonly (readonly string[])[]]>([
  ['commas', 'a,b\n1,2', [['1', '2']]],
  ['semicolons, as Excel in half of Europe', 'a;b\n1,5;2', [['1,5', '2']]],
  ['tabs, as pasted out of a spreadsheet', 'a\tb\n1\t2', [['1', '2']]],
  ['line ends of Windows', 'a,b\r\n1,2\r\n', [['1', '2']]],
  ['line ends of old Macs', 'a,b\r1,2\r', [['1', '2']]],
  ['a byte order mark', '\uFEFFa,b\n1,2', [['1', '2']]],
  ['quotes, commas and lines within quotes', 'a,b\n"x ""y"", z","1\n2"', [['x "y", z', '1\n2']]],
  ['rows with nothing in them', 'a,b\n\n,\n  , \n1,2\n\n', [['1', '2']]],
  ['values that are missing at the end', 'a,b,c\n1', [['1']]],
  ['formulas that an export made harmless', "a\n'=1+1\n'-x", [['=1+1'], ['-x']]],
])('a table with %s is read', (_, text, cells) => {
  expect(cellsIn(text)).toEqual(cells);
});

test.each([
  ['semicolons, and an empty last line', 'Name;Email\nAnn;a@x.example\nBob;b@x.example\n'],
  ['tabs, and an empty last line', 'Name\tEmail\r\nAnn\ta@x.example\r\n'],
  ['semicolons, and amounts with a comma', 'Name;Email\nAnn;1,50\n'],
  ['lines, and an empty one', 'Name|Email\nAnn|b\n\nBob|c'],
  ['commas, and semicolons within', 'Name,Email\nAnn,a;b;c\nBob,d;e;f\n'],
])('two columns are two with %s', (_, text) => {
  expect(tableIn(text).headings).toEqual(['Name', 'Email']);
});

test.each([
  ['Phone (2),Phone', ['Phone (2)', 'Phone']],
  ['Weight (kg),Weight', ['Weight (kg)', 'Weight']],
  ['Phone,Phone,Phone (2)', ['Phone', 'Phone (3)', 'Phone (2)']],
])('each column has a name of its own: %s', (text, headings) => {
  expect(tableIn(`${text}\n1,2,3`).headings).toEqual(headings);
});

test('a row with too many values keeps them all when it is handed back', async () => {
  const table = tableIn('Name,Note\nSmith, John,x');
  const rejected = table.rows.map((row) => [row, row.problem ?? ''] as const);
  const again = tableIn(await rejectedFile(table, rejected, ENGLISH).text());
  expect(again.headings).toEqual(['Name', 'Note', 'Import problem']);
  expect(again.rows[0].cells).toEqual(['Smith', ' John', table.rows[0].problem, 'x']);
  expect(again.rows[0].problem).not.toBeNull();
});

test('rows are counted as a spreadsheet counts them', () => {
  expect(tableIn('a\n1\n\n2').rows.map(({ number }) => number)).toEqual([2, 4]);
});

test('columns of the same name, or of none, are distinguished', () => {
  expect(tableIn('Name,Name,,Name\n1,2,3,4').headings).toEqual([
    'Name',
    'Name (2)',
    '#3',
    'Name (3)',
  ]);
});

test('a row with more values than there are columns says so', () => {
  expect(tableIn('a,b\n1,2,3\n1,2').rows.map(({ problem }) => problem)).toEqual([
    'The row has 3 values, but there are 2 columns.',
    null,
  ]);
});

test.each([
  ['an empty file', '', /first row must name/],
  ['a file of blanks', ' , \n1,2', /first row must name/],
  ['a quote that nobody closes', 'a,b\n"1,2\n3,4', /quotation mark/],
  ['a quote in the middle', 'a,b\n"1"x,2', /quotation mark/],
])('%s is no table', (_, text, problem) => {
  expect(readTable(text, ENGLISH)).toEqual({ problem: expect.stringMatching(problem) as string });
});

test.each<[string, Uint8Array<ArrayBuffer>]>([
  ['UTF-8', new TextEncoder().encode('Café €')],
  ['UTF-16', new Uint8Array([0xff, 0xfe, ...Buffer.from('Café €', 'utf16le')])],
  ['Windows-1252', new Uint8Array([0x43, 0x61, 0x66, 0xe9, 0x20, 0x80])],
])('a file in %s is read', (_, bytes) => {
  expect(decode(bytes).replace('\uFEFF', '')).toBe('Café €');
});

test('whatever is exported comes back as it was', () => {
  const cell = fc.string({ unit: 'grapheme' }).map((text) => text.replaceAll('\0', ''));
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1 }), fc.boolean(), (rows, hasMark) => {
      // An apostrophe before a formula is the export's own sign.
      fc.pre(rows.flat().every((text) => !/^'[=+\-@\t\r]/.test(text)));
      const writer = csvWriter({ hasMark });
      const page = rows.map(([one, other]) =>
        [
          ['One', one],
          ['Other', other],
        ].map(([label, value]) => ({ label, values: [{ part: '', value }] })),
      );
      const kept = rows.filter((row) => row.some((text) => text.trim() !== ''));
      expect(cellsIn(writer.start + writer.page(page) + writer.end)).toEqual(kept);
    }),
  );
});

test('no text whatever breaks the reading', () => {
  const piece = fc.constantFrom('"', ',', ';', '\t', '\n', '\r', "'", '=', 'a', ' ', '\uFEFF', '€');
  fc.assert(
    fc.property(
      fc.array(piece).map((pieces) => pieces.join('')),
      (text) => {
        const reading = readTable(text, ENGLISH);
        if ('problem' in reading) expect(reading.problem).not.toBe('');
        else for (const { cells } of reading.table.rows) expect(cells.join('').trim()).not.toBe('');
      },
    ),
  );
});

test('rejected rows can be mended and read again, with the reason aside', async () => {
  const table = tableIn('Name,Note\n=Anna,"a ""b"""\nBert,c');
  const file = rejectedFile(table, [[table.rows[0], 'Name is taken.']], ENGLISH);
  const again = tableIn(await file.text());
  expect(again.headings).toEqual(['Name', 'Note', 'Import problem']);
  expect(again.rows.map(({ cells }) => cells)).toEqual([['=Anna', 'a "b"', 'Name is taken.']]);
  const twice = tableIn(await rejectedFile(again, [[again.rows[0], 'Still.']], ENGLISH).text());
  expect(twice.rows[0].cells).toEqual(['=Anna', 'a "b"', 'Still.']);
});

test('a table that is written is read as the same, without what is not wanted of it', () => {
  const table = tableIn('name;password;note\nAda;hunter2;"a, b"\n\nBob;swordfish;"x\ny"\n');
  const text = writeTable(table, (heading) => heading !== 'password');
  expect(text).not.toMatch(/hunter2|swordfish/);
  const blank = table.rows.map((row) => ({ ...row, cells: [row.cells[0], '', row.cells[2]] }));
  expect(tableIn(text)).toEqual({ ...table, rows: blank });
});
