/** @jest-environment jsdom */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { isDoneAtOnce, type AnyAction } from '../../../src/ui/action/recordAction.ts';
import { text } from '../../../src/ui/form/inputs/text.tsx';
import { latestToasts } from '../../../src/ui/toasts/toasts.ts';
import renameNode from '../../relay/project/__generated__/OrderRenameMutation.graphql.ts';
import { order } from '../../relay/sampleQueries.ts';
import { openAction } from './orderAction.tsx';
import { scriptBackend, type ScriptedBackend } from '../../relay/scriptedBackend.ts';

// The guard against leaving needs an app around it.
jest.mock('../../../src/ui/form/useLeaveGuard.ts', () => ({ useLeaveGuard: () => {} }));

type Action = AnyAction<{ id: string }>;

const CONFIRM: Action = {
  label: 'Confirm',
  mutation: renameNode,
  variables: ({ id }) => ({ id }),
};

const MUTATION = 'OrderRenameMutation';

let backend: ScriptedBackend;
beforeEach(() => {
  backend = scriptBackend();
});
afterEach(() => backend.restore());

/** Confirms order N7, which is sent without a question. */
async function confirm() {
  const onClose = jest.fn();
  openAction(CONFIRM, { isAtOnce: true, onClose });
  await waitFor(() => expect(backend.callsOf(MUTATION)).toHaveLength(1));
  expect(screen.queryByRole('dialog')).toBeNull();
  return onClose;
}

test('a step to another state that asks for nothing is done at once, and said to be', async () => {
  const onClose = await confirm();
  backend.last(MUTATION).answer({ data: { renameOrder: { order: order('7') } } });
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(latestToasts()[0]?.words).toBe('Done: Confirm N7');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(backend.callsOf(MUTATION)).toHaveLength(1);
});

test('what the backend refuses is shown in the dialog, where it can be tried again', async () => {
  const onClose = await confirm();
  await act(async () => {
    backend.last(MUTATION).answer({ errors: [{ message: 'There is nothing on it.' }] });
    await Promise.resolve();
  });
  const dialog = await screen.findByRole('dialog', { name: 'Confirm N7' });
  await waitFor(() => expect(dialog).toHaveTextContent('There is nothing on it.'));
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(backend.callsOf(MUTATION)).toHaveLength(2));
  backend.last(MUTATION).answer({ data: { renameOrder: { order: order('7') } } });
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
});

test('what may have been done is not done again unseen', async () => {
  await confirm();
  backend.last(MUTATION).hangUp();
  await screen.findByText('It is not known whether this was saved.');
  expect(screen.getByRole('dialog')).toBeVisible();
  expect(backend.callsOf(MUTATION)).toHaveLength(1);
});

test('only what asks for nothing, is not dangerous and leads to a state is done at once', () => {
  const link = { label: 'Confirm', leadsTo: 'CONFIRMED', load: () => Promise.resolve(CONFIRM) };
  const { leadsTo: _, ...leadsNowhere } = link;
  const fields = { reason: text() };
  expect(isDoneAtOnce(link, CONFIRM)).toBe(true);
  expect(isDoneAtOnce(leadsNowhere, CONFIRM)).toBe(false);
  expect(isDoneAtOnce({ ...link, isDangerous: true }, CONFIRM)).toBe(false);
  expect(isDoneAtOnce(link, { ...CONFIRM, isDangerous: true })).toBe(false);
  expect(isDoneAtOnce(link, { ...CONFIRM, fields })).toBe(false);
  expect(isDoneAtOnce(link, { ...CONFIRM, steps: [{ label: 'Look' }] })).toBe(false);
  expect(isDoneAtOnce(link, { ...CONFIRM, Result: () => null })).toBe(false);
});
