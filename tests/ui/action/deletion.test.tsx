/** @jest-environment jsdom */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { latestToasts } from '../../../src/ui/toasts/toasts.ts';
import renameNode from '../../relay/project/__generated__/OrderRenameMutation.graphql.ts';
import { order } from '../../relay/sampleQueries.ts';
import { openAction } from './orderAction.tsx';
import { scriptBackend, type ScriptedBackend } from '../../relay/scriptedBackend.ts';

// The guard against leaving needs an app around it.
jest.mock('../../../src/ui/form/useLeaveGuard.ts', () => ({ useLeaveGuard: () => {} }));

const asked = jest.spyOn(window, 'confirm');
let backend: ScriptedBackend;
beforeEach(() => {
  backend = scriptBackend();
});
afterEach(() => backend.restore());

const deletions = () => backend.callsOf('OrderRenameMutation').length;

/** The dialog that deletes order N7, whose first answer was lost. */
async function lose() {
  const action = {
    label: 'Delete',
    isDangerous: true,
    isDelete: true,
    mutation: renameNode,
    variables: () => ({ id: '7' }),
  };
  const router = openAction(action);
  press('Delete');
  await waitFor(() => expect(deletions()).toBe(1));
  backend.last('OrderRenameMutation').hangUp();
  await screen.findByText('It is not known whether N7 was deleted.');
  return router;
}

function press(name: string) {
  fireEvent.click(screen.getByRole('button', { name, hidden: true }));
}

/** The record is read again: that is awaited, and answered. */
async function reread(answer: unknown) {
  await waitFor(() => expect(backend.callsOf('OrderQuery').length).toBeGreaterThan(0));
  const call = backend.last('OrderQuery');
  // A call without an answer would be sent again while the next test runs.
  if (answer === undefined) call.answer({ errors: [{ message: 'Not now.' }] });
  else call.answer({ data: { order: answer } });
}

describe('a deletion that got no answer', () => {
  test('says by name that the outcome is unknown, without mentioning input', async () => {
    await lose();
    const alerts = screen.getAllByRole('alert', { hidden: true }).map((alert) => alert.textContent);
    expect(alerts.join(' ')).toContain('It is not known whether N7 was deleted.');
    expect(screen.queryByText(/typed|saved/)).toBeNull();
  });

  test('is not sent again when the record is gone: that is said, and the list shown', async () => {
    const router = await lose();
    press('Delete');
    await reread(null);
    await waitFor(() => expect(router.push).toHaveBeenCalledWith('/orders'));
    expect(latestToasts()[0].words).toBe('N7 was deleted.');
    expect(deletions()).toBe(1);
    expect(asked).not.toHaveBeenCalled();
  });

  test('is sent again when the record is still there', async () => {
    await lose();
    press('Delete');
    await reread(order('7'));
    await waitFor(() => expect(deletions()).toBe(2));
  });

  test('is not sent again when the outcome is unknown', async () => {
    await lose();
    press('Delete');
    await reread(undefined);
    await screen.findByText('It is not known whether N7 was deleted.');
    expect(deletions()).toBe(1);
  });

  test('is verified without sending it again', async () => {
    const router = await lose();
    press('Check whether it was deleted');
    await reread(order('7'));
    await screen.findByText('N7 still exists. You can try again.');
    expect(router.push).not.toHaveBeenCalled();
  });
});

test('a deletion says what is gone, and leads to the list', async () => {
  const router = openAction({
    ...{ label: 'Delete', isDangerous: true, isDelete: true },
    ...{ mutation: renameNode, variables: () => ({ id: '7' }) },
  });
  press('Delete');
  await waitFor(() => expect(deletions()).toBe(1));
  backend.last('OrderRenameMutation').answer({ data: { renameOrder: { order: null } } });
  await waitFor(() => expect(router.push).toHaveBeenCalledWith('/orders'));
  expect(latestToasts()[0].words).toBe('N7 was deleted.');
});

test('an action says that it is done', async () => {
  openAction({ label: 'Rename', mutation: renameNode, variables: () => ({ id: '7' }) });
  press('Rename');
  await waitFor(() => expect(deletions()).toBe(1));
  backend.last('OrderRenameMutation').answer({ data: { renameOrder: { order: order('7') } } });
  await waitFor(() => expect(latestToasts()[0].words).toBe('“Rename” done: N7.'));
});
