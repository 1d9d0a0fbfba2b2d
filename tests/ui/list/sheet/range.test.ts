import {
  boundsOf,
  clipped,
  extended,
  isWithin,
  placesIn,
  rangeAround,
  rangeOf,
  sizeOf,
  wholeRange,
} from '../../../../src/ui/list/sheet/range.ts';

const SIZE = { rows: 5, columns: 4 };
const MIDDLE = rangeOf({ row: 2, column: 1 });

test('a range reaches from where it began to where it goes, in any direction', () => {
  const up = extended(MIDDLE, { rows: -1, columns: 2 }, SIZE);
  expect(up).toEqual({ anchor: { row: 2, column: 1 }, head: { row: 1, column: 3 } });
  expect(boundsOf(up)).toEqual({ top: 1, bottom: 2, left: 1, right: 3 });
  expect(sizeOf(up)).toEqual({ rows: 2, columns: 3 });
  expect(isWithin({ row: 1, column: 2 }, up)).toBe(true);
  expect(isWithin({ row: 3, column: 2 }, up)).toBe(false);
});

test('it ends where the sheet ends, also when it is to go all the way', () => {
  expect(extended(MIDDLE, { rows: Infinity, columns: 0 }, SIZE).head).toEqual({
    row: 4,
    column: 1,
  });
  expect(extended(MIDDLE, { rows: 0, columns: -Infinity }, SIZE).head).toEqual({
    row: 2,
    column: 0,
  });
  expect(clipped(wholeRange(SIZE)!, { rows: 2, columns: 9 })?.head).toEqual({ row: 1, column: 3 });
  expect(clipped(MIDDLE, { rows: 1, columns: 4 })).toBeNull();
  expect(wholeRange({ rows: 0, columns: 4 })).toBeNull();
});

test('its cells are those between its corners, row by row', () => {
  const range = { anchor: { row: 1, column: 2 }, head: { row: 0, column: 1 } };
  const places = placesIn(range);
  expect(places).toEqual([
    { row: 0, column: 1 },
    { row: 0, column: 2 },
    { row: 1, column: 1 },
    { row: 1, column: 2 },
  ]);
  expect(boundsOf(rangeAround(places)!)).toEqual(boundsOf(range));
  expect(rangeAround([])).toBeNull();
});
