/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { defineOperations } from '../../../../src/ui/action/recordOperations.ts';
import BulkActions from '../../../../src/ui/batch/bulk/BulkActions.tsx';
import { ListContext, type ListOfTable } from '../../../../src/ui/list/listContext.ts';
import { SelectionContext, type Selection } from '../../../../src/ui/list/selection.ts';
import { ORDERS } from '../../list/sampleList.ts';

const load = () => Promise.reject<never>(new Error('Nothing runs here.'));

const { bulk } = defineOperations({
  resource: ORDERS,
  state: {
    field: 'status',
    choices: {
      DRAFT: { label: 'Draft', tone: 'neutral', step: 1 },
      CONFIRMED: { label: 'Confirmed', tone: 'info', step: 2 },
      SHIPPED: { label: 'Shipped', tone: 'success', step: 3 },
      CANCELLED: { label: 'Cancelled', tone: 'danger', isFinal: true },
    },
  },
  actions: [
    { label: 'Confirm', leadsTo: 'CONFIRMED', load },
    { label: 'Cancel', leadsTo: 'CANCELLED', isDangerous: true, load },
    { label: 'Ship', leadsTo: 'SHIPPED', load },
    { label: 'Print', load },
  ],
});

/** The buttons for rows of these states, and those in a menu. */
function show(statuses: readonly string[], isAll = false) {
  const rows = statuses.map((status, index) => {
    const key = String(index);
    return [key, { key, href: null, row: { status }, title: key }] as const;
  });
  const selection = { rows: new Map(rows), isAll } as Partial<Selection> as Selection;
  const list = { resource: ORDERS, bulk, open: () => {} } as Partial<ListOfTable> as ListOfTable;
  render(
    <ListContext value={list}>
      <SelectionContext value={selection}>
        <BulkActions />
      </SelectionContext>
    </ListContext>,
  );
  const all = screen.getAllByRole('button', { hidden: true }).map(({ textContent }) => textContent);
  const more = all.indexOf('More');
  return more < 0 ? [all, []] : [all.slice(0, more), all.slice(more + 1)];
}

test.each([
  [['CANCELLED'], ['Print'], ['Confirm', 'Ship', 'Cancel']],
  [['DRAFT'], ['Confirm', 'Print', 'Cancel'], ['Ship']],
  [['SHIPPED'], ['Print', 'Cancel'], ['Confirm', 'Ship']],
  [['DRAFT', 'CONFIRMED', 'CANCELLED'], ['Confirm', 'Ship', 'Print', 'Cancel'], []],
])('rows that are %s are offered what one of them is expected to take', (states, shown, inMenu) => {
  expect(show(states)).toEqual([shown, inMenu]);
});

test('of all rows that match no state is known: everything is offered', () => {
  expect(show([], true)).toEqual([['Confirm', 'Ship', 'Print', 'Cancel'], []]);
});
