import fc from 'fast-check';
import { readClipboard, writeClipboard } from '../../../../src/ui/list/sheet/clipboardTable.ts';

test('what is copied reads as the same table, whatever is in it', () => {
  const text = fc.oneof(
    fc.string(),
    fc.string({ unit: fc.constantFrom('"', '\t', '\n', "'", '=', '-', '1', 'a', ' ') }),
  );
  const table = fc
    .integer({ min: 1, max: 4 })
    .chain((columns) =>
      fc.array(fc.array(text, { minLength: columns, maxLength: columns }), { minLength: 1 }),
    );
  fc.assert(
    fc.property(table, (rows) => {
      // A line break is one in any notation, and an empty last row cannot be told from the end of the one before.
      const plain = rows.map((row) => row.map((value) => value.replaceAll(/\r\n?/g, '\n')));
      fc.pre(plain.length === 1 || plain.at(-1)?.join('') !== '');
      expect(readClipboard(writeClipboard(plain))).toEqual(plain);
    }),
  );
});

test.each([
  [
    'of Excel, which ends its last row',
    'a\tb\r\n1\t2\r\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'of Google Sheets, which does not',
    'a\tb\n1\t2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  ['with tabs and lines in a value', '"a\tb"\t"1\n2"\n', [['a\tb', '1\n2']]],
  ['with quotation marks in a value', '"say ""hi"""\t5" pipe', [['say "hi"', '5" pipe']]],
  [
    'with a quotation mark that nothing closes',
    '"open\tend\n"a"b\tc',
    [
      ['"open', 'end'],
      ['"a"b', 'c'],
    ],
  ],
  ['of one value', 'a', [['a']]],
  [
    'with empty values',
    '\t\n\t',
    [
      ['', ''],
      ['', ''],
    ],
  ],
])('reads a table %s', (_of, text, table) => {
  expect(readClipboard(text)).toEqual(table);
});

test('what a spreadsheet would run is not run', () => {
  expect(writeClipboard([['=1+1', '@a', '+49 30', '-5', '-1,5', "'=x", '-a']])).toBe(
    "'=1+1\t'@a\t'+49 30\t-5\t-1,5\t''=x\t'-a",
  );
});
