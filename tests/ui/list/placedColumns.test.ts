import { NO_CHOICE } from '../../../src/visitor/listChoice.ts';
import { placedColumns } from '../../../src/ui/list/columns/placedColumns.ts';

const cell = () => null;
const value = cell;
const columns = [
  { id: 'number', label: 'Number', value, cell },
  { id: 'status', label: 'Status', value, cell },
  { id: 'total', label: 'Total', value, cell },
  { id: 'notes', label: 'Notes', value, cell, hidden: true as const },
];
const placed = (choice: Partial<typeof NO_CHOICE>, without?: string[]) =>
  placedColumns(columns, { ...NO_CHOICE, ...choice }, without).map(({ id, style, isPinned }) => ({
    id,
    ...style,
    ...(isPinned && { isPinned }),
  }));

test.each([
  ['as the list has them', {}, [{ id: 'number' }, { id: 'status' }, { id: 'total' }]],
  [
    'as chosen, behind the one that names the record, each once',
    { columns: ['notes', 'gone', 'notes'] },
    [{ id: 'number' }, { id: 'notes' }],
  ],
  [
    'as wide as chosen',
    { widths: { total: 90 } },
    [{ id: 'number' }, { id: 'status' }, { id: 'total', '--width': '90px' }],
  ],
  [
    'with those that are pinned in front, each where the one before it ends',
    { widths: { number: 200, total: 90 }, pinned: ['total', 'status'] },
    [
      { id: 'number', '--width': '200px', '--start': '0px', isPinned: true },
      { id: 'status', '--width': '160px', '--start': '200px', isPinned: true },
      { id: 'total', '--width': '90px', '--start': '360px', isPinned: true },
    ],
  ],
  [
    'with nothing pinned that is not shown',
    { columns: ['total'], pinned: ['notes'] },
    [{ id: 'number' }, { id: 'total' }],
  ],
])('columns are placed %s', (_how, choice, expected) => {
  expect(placed(choice)).toEqual(expected);
});

test('a column that the page makes redundant is hidden, pinned or not', () => {
  expect(placed({ pinned: ['status'] }, ['status'])).toEqual([{ id: 'number' }, { id: 'total' }]);
});
