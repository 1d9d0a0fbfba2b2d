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
  const filters = {
    status: { choices: { DRAFT: { label: 'Draft', tone: 'neutral' } }, comparisons: { '': {} } },
  } as const;
  expect(layoutsOf({ layouts, filters, name: 'orders' })).toEqual(Object.keys(LAYOUTS));
  expect(layoutsOf({ layouts, filters })).toEqual(BY_COLUMN);
  expect(layoutsOf({})).toEqual([]);
});

test('a list that cannot be filtered by the values of a field has no board of them', () => {
  const filters = { status: { comparisons: { '': {} } } };
  expect(layoutsOf({ layouts: { board: 'status' }, filters })).toEqual([]);
  expect(layoutsOf({ layouts: { board: 'status' } })).toEqual([]);
});

test('a board is of the status, or else of a choice, or of who is responsible, that can be changed', () => {
  const column = (name: string, maker: string, isSettable: boolean, isOfPeople = false) =>
    ({ name, field: null, maker, isSettable, isOfPeople }) as never;
  const kind = column('kind', 'choiceFilter', false);
  const priority = column('priority', 'choiceFilter', true);
  const status = column('status', 'statusFilter', false);
  const author = column('author', 'recordFilter', false, true);
  const assignee = column('assignee', 'recordFilter', true, true);
  expect(LAYOUT_COLUMNS.board([kind, assignee, priority, status])).toBe(status);
  expect(LAYOUT_COLUMNS.board([kind, assignee, priority])).toBe(priority);
  expect(LAYOUT_COLUMNS.board([kind, author, assignee])).toBe(assignee);
  expect(LAYOUT_COLUMNS.board([kind, author])).toBeUndefined();
});
