import { placeTable } from '../../../../src/ui/list/sheet/placeTable.ts';

const SIZE = { rows: 4, columns: 3 };

function range(top: number, left: number, bottom = top, right = left) {
  return { anchor: { row: top, column: left }, head: { row: bottom, column: right } };
}

function texts(table: string[][], at: ReturnType<typeof range>) {
  return placeTable(table, at, SIZE).texts.map(({ row, column, text }) => `${row}${column}${text}`);
}

test('a table goes where the range begins, whatever its corner', () => {
  const table = [
    ['a', 'b'],
    ['c', 'd'],
  ];
  expect(texts(table, range(1, 1))).toEqual(['11a', '12b', '21c', '22d']);
  expect(placeTable(table, range(1, 1), SIZE).range).toEqual(range(1, 1, 2, 2));
  const upwards = { anchor: { row: 2, column: 2 }, head: { row: 1, column: 1 } };
  expect(texts(table, upwards)).toEqual(['11a', '12b', '21c', '22d']);
});

test('one value is put into all cells of the range, one row into all of its rows', () => {
  expect(texts([['a']], range(0, 0, 1, 1))).toEqual(['00a', '01a', '10a', '11a']);
  expect(texts([['a', 'b']], range(0, 0, 1, 1))).toEqual(['00a', '01b', '10a', '11b']);
  // A range that has room for one and a half of them takes one.
  expect(texts([['a'], ['b']], range(0, 0, 2, 0))).toEqual(['00a', '10b']);
});

test('what lies outside of the sheet is counted', () => {
  const table = Array.from({ length: 3 }, () => ['a', 'b', 'c']);
  const placed = placeTable(table, range(2, 1), SIZE);
  expect(placed.texts).toHaveLength(4);
  expect(placed.outside).toEqual({ rows: 1, columns: 1 });
  expect(placed.range).toEqual(range(2, 1, 3, 2));
});

test('what a shorter row does not have leaves a cell as it is', () => {
  expect(texts([['a', 'b'], ['c']], range(0, 0))).toEqual(['00a', '01b', '10c']);
});
