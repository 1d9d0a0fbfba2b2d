/** @jest-environment jsdom */
import { cleanup, render, screen } from '@testing-library/react';
import { writtenValues, type Columns } from '../../../src/ui/fields/column.tsx';
import { textColumn } from '../../../src/ui/fields/Text.tsx';
import { ofEdges, withBeside, withColumnsBeside } from '../../../src/ui/list/beside.tsx';
import { RecordTable } from '../../../src/ui/list/RecordTable.tsx';
import { at, routerAt } from '../testRouter.tsx';
import { ORDERS } from './sampleList.ts';

interface Member {
  readonly id: string;
  readonly name: string;
}
interface Edge {
  readonly role: string;
}

const COLUMNS: Columns<Member> = [
  textColumn('name', ({ name }) => name),
  textColumn('role', () => 'roaster', { label: 'Job' }),
  textColumn('note', () => '', { hidden: true }),
];
const OF_EDGES: Columns<Edge> = [textColumn('role', ({ role }) => role)];
const ADA = { id: '1', name: 'Ada' };

const table = (rows: readonly Member[], data: readonly Edge[]) => (
  <RecordTable
    resource={ORDERS}
    columns={COLUMNS}
    rows={rows}
    keyOf={({ id }) => id}
    edges={{ columns: OF_EDGES, data }}
    caption="Members"
  />
);

const texts = (role: string) => screen.getAllByRole(role).map(({ textContent }) => textContent);

afterEach(cleanup);

test('each row shows its own edge, even if a record appears twice', () => {
  render(at(routerAt('/orders'), table([ADA, ADA], [{ role: 'Owner' }, { role: 'Guest' }])));
  expect(texts('columnheader')).toEqual(['Name', 'Job', 'Role']);
  expect(texts('cell')).toEqual(['roaster', 'Owner', 'roaster', 'Guest']);
});

test('an edge that changes changes its row', () => {
  const router = routerAt('/orders');
  const { rerender } = render(at(router, table([ADA], [{ role: 'Guest' }])));
  rerender(at(router, table([ADA], [{ role: 'Owner' }])));
  expect(texts('cell')).toEqual(['roaster', 'Owner']);
});

test('files have what the edges say, too', () => {
  const columns = withColumnsBeside(COLUMNS, [ofEdges({ columns: OF_EDGES })]);
  const edges = ofEdges({ columns: OF_EDGES, data: [{ role: 'Owner' }] });
  const [row] = withBeside([ADA], [edges]);
  expect(
    columns.map((column) => [column.label, writtenValues(column, row, null)[0].value]),
  ).toEqual([
    ['Name', 'Ada'],
    ['Job', 'roaster'],
    ['Role', 'Owner'],
    ['Note', ''],
  ]);
});
