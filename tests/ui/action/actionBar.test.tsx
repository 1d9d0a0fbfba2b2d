/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { ActionBar } from '../../../src/ui/action/ActionBar.tsx';
import type { allowedActions } from '../../../src/ui/action/allowedActions.ts';
import type { ActionLink } from '../../../src/ui/action/recordAction.ts';
import { ORDERS } from '../list/sampleList.ts';

const load = () => Promise.reject<never>(new Error('Nothing runs here.'));

/** The buttons beside the menu, and those in it. */
function show(actions: ReturnType<typeof allowedActions<ActionLink<object>>>) {
  render(<ActionBar resource={ORDERS} record={{}} actions={actions} />);
  const all = screen.getAllByRole('button', { hidden: true }).map(({ textContent }) => textContent);
  const more = all.indexOf('More');
  return more < 0 ? [all, []] : [all.slice(0, more), all.slice(more + 1)];
}

test('what is not expected is in the menu, before what is dangerous', () => {
  expect(
    show([
      { label: 'Confirm', isNext: true, load },
      { label: 'Ship', isUnexpected: true, load },
      { label: 'Cancel', isDangerous: true, load },
      { label: 'Add a note', load },
    ]),
  ).toEqual([
    ['Confirm', 'Add a note'],
    ['Ship', 'Cancel'],
  ]);
});

test('more than three buttons go into the menu', () => {
  const actions = ['A', 'B', 'C', 'D'].map((label) => ({ label, load }));
  expect(show(actions)).toEqual([['A', 'B', 'C'], ['D']]);
});
