import fc from 'fast-check';
import Papa from 'papaparse';
import {
  csvWriter,
  jsonWriter,
  type ExportedRow,
} from '../../../../src/ui/batch/run/fileFormats.ts';

function row(values: Readonly<Record<string, unknown>>): ExportedRow {
  return Object.entries(values).map(([label, value]) => ({ label, values: [{ part: '', value }] }));
}

function fileOf(writer: ReturnType<typeof csvWriter>, pages: ExportedRow[][]): string {
  return writer.start + pages.map((rows) => writer.page(rows)).join('') + writer.end;
}

const texts = fc.string({ unit: 'grapheme', maxLength: 12 });

test('CSV holds what was written, whatever it is, on however many pages', () => {
  const pages = fc.array(fc.array(fc.record({ a: texts, 'b "c"': texts }), { maxLength: 4 }));
  fc.assert(
    fc.property(pages, (written) => {
      const file = fileOf(
        csvWriter({ hasMark: false }),
        written.map((rows) => rows.map(row)),
      );
      const { data } = Papa.parse<string[]>(file, { newline: '\r\n', skipEmptyLines: false });
      const all = written.flat();
      const read = data.slice(1, -1).map(([a, b]) => ({ a, 'b "c"': b }));
      const safe = (text: string) => (/^[=+\-@\t\r](?!\d+$)/.test(text) ? `'${text}` : text);
      if (all.length > 0)
        expect(read).toEqual(all.map((one) => ({ a: safe(one.a), 'b "c"': safe(one['b "c"']) })));
    }),
  );
});

test.each([
  ['=1+1', "'=1+1"],
  ['+cmd', "'+cmd"],
  ['-cmd', "'-cmd"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\tx', "'\tx"],
  ['-5', '-5'],
  ['-12.50', '-12.50'],
  ['+49', '+49'],
  ['-1+1', "'-1+1"],
  [-5, '-5'],
])('a spreadsheet does not run %j', (value, cell) => {
  const file = fileOf(csvWriter({ hasMark: false }), [[row({ x: value })]]);
  expect(Papa.parse<string[]>(file).data[1]).toEqual([cell]);
});

test('CSV has lines as RFC 4180 has them, headings once, and a mark only when it is wanted', () => {
  const pages = [[row({ a: 1, b: 'x,y' })], [row({ a: null, b: 'say "hi"\nthere' })]];
  expect(fileOf(csvWriter({ hasMark: false }), pages)).toBe(
    'a,b\r\n1,"x,y"\r\n,"say ""hi""\nthere"\r\n',
  );
  expect(fileOf(csvWriter({ hasMark: true }), pages)).toMatch(/^\uFEFFa,b/);
});

test('JSON is an array of all rows, whatever is in them', () => {
  fc.assert(
    fc.property(fc.array(fc.array(fc.record({ a: fc.jsonValue(), b: texts }))), (written) => {
      const file = fileOf(
        jsonWriter(),
        written.map((rows) => rows.map(row)),
      );
      expect(JSON.parse(file)).toEqual(JSON.parse(JSON.stringify(written.flat())));
    }),
  );
});

test('a value in several parts has a heading for each', () => {
  const money: ExportedRow = [
    {
      label: 'Total',
      values: [
        { part: '', value: '12.50' },
        { part: 'currency', value: 'EUR' },
      ],
    },
  ];
  expect(fileOf(csvWriter({ hasMark: false }), [[money]])).toBe(
    'Total,Total currency\r\n12.50,EUR\r\n',
  );
  expect(JSON.parse(fileOf(jsonWriter(), [[money]]))).toEqual([
    { Total: '12.50', 'Total currency': 'EUR' },
  ]);
});

test('of two columns with one heading, JSON has both values', () => {
  const created = (value: number) => ({ label: 'Created', values: [{ part: '', value }] });
  const file = fileOf(jsonWriter(), [[[created(1), created(2)]]]);
  expect(JSON.parse(file)).toEqual([{ Created: 1, 'Created (2)': 2 }]);
});
