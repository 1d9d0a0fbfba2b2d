import { LAYOUT_COLUMNS } from '../../src/scaffold/lists/layouts.ts';
import { LAYOUTS, layoutsOf } from '../../src/lists/layouts.ts';

const BY_COLUMN = Object.entries(LAYOUTS).flatMap(([name, { byColumn }]) =>
  byColumn ? [name] : [],
);

test('a column is chosen for each layout that goes by one', () => {
  expect(Object.keys(LAYOUT_COLUMNS)).toEqual(BY_COLUMN);
});

test('a list has the layouts that it names a column for, and those that suit any rows', () => {
  const layouts = Object.fromEntries(BY_COLUMN.map((name) => [name, 'status']));
  expect(layoutsOf({ layouts, name: 'orders' })).toEqual(Object.keys(LAYOUTS));
  expect(layoutsOf({ layouts })).toEqual(BY_COLUMN);
  expect(layoutsOf({})).toEqual([]);
});
