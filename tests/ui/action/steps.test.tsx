/** @jest-environment jsdom */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { AnyAction } from '../../../src/ui/action/recordAction.ts';
import { text } from '../../../src/ui/form/inputs/text.tsx';
import renameNode from '../../relay/project/__generated__/OrderRenameMutation.graphql.ts';
import { order } from '../../relay/sampleQueries.ts';
import { openAction } from './orderAction.tsx';
import { scriptBackend, type ScriptedBackend } from '../../relay/scriptedBackend.ts';

// The guard against leaving needs an app around it.
jest.mock('../../../src/ui/form/useLeaveGuard.ts', () => ({ useLeaveGuard: () => {} }));

let backend: ScriptedBackend;
beforeEach(() => {
  backend = scriptBackend();
});
afterEach(() => backend.restore());

const RENAME: AnyAction<{ id: string }> = {
  label: 'Rename',
  mutation: renameNode,
  fields: { name: text({ required: true }), note: text() },
  steps: [
    { label: 'Choose' },
    {
      label: 'Explain',
      fields: ['note'],
      Content: ({ values }: { values: { name?: string } }) => <p>Why {values.name}?</p>,
    },
    { label: 'Confirm' },
  ],
  Result: () => <p>It has another name now.</p>,
  variables: ({ id }) => ({ id }),
};

/** The dialog of an action in three steps. */
async function openFirstStep() {
  openAction(RENAME);
  await shown('Choose');
}

const shown = (step: string) => screen.findByRole('group', { name: step });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } });

/** To the last step, with all inputs filled in. */
async function fillIn() {
  await openFirstStep();
  type(/Name/, 'N8');
  press('Next');
  await shown('Explain');
  type(/Note/, 'Twice');
  press('Next');
  await shown('Confirm');
}

test('a step is left when its inputs are valid', async () => {
  await openFirstStep();
  press('Next');
  expect(await screen.findByText('Name is required.')).toBeInTheDocument();
  expect(screen.queryByRole('group', { name: 'Explain' })).toBeNull();
  type(/Name/, 'N8');
  press('Next');
  expect(await shown('Explain')).toHaveFocus();
  expect(screen.getByText('Why N8?')).toBeInTheDocument();
  press('Back');
  expect(await shown('Choose')).toHaveFocus();
  expect(screen.getByRole('textbox', { name: /Name/ })).toHaveValue('N8');
  expect(backend.calls).toHaveLength(0);
});

test('the last step sums up what was entered, and sends it; the result is shown', async () => {
  await fillIn();
  const summary = within(await shown('Confirm'));
  expect(summary.getByText('N8')).toBeInTheDocument();
  expect(summary.getByText('Twice')).toBeInTheDocument();
  press('Rename');
  await waitFor(() => expect(backend.callsOf('OrderRenameMutation')).toHaveLength(1));
  backend.last('OrderRenameMutation').answer({ data: { renameOrder: order('7') } });
  expect(await screen.findByText('It has another name now.')).toBeInTheDocument();
});

test('where the backend refuses an input, its step is shown again with all that was entered', async () => {
  await fillIn();
  press('Rename');
  await waitFor(() => expect(backend.callsOf('OrderRenameMutation')).toHaveLength(1));
  backend.last('OrderRenameMutation').answer({
    errors: [
      {
        message: 'N8 is taken.',
        path: ['renameOrder'],
        extensions: { code: 'BAD_USER_INPUT', field: 'name' },
      },
    ],
  });
  await shown('Choose');
  expect(screen.getAllByText(/N8 is taken/).length).toBeGreaterThan(0);
  expect(screen.getByRole('textbox', { name: /Name/ })).toHaveValue('N8');
  type(/Name/, 'N9');
  press('Next');
  await shown('Explain');
  expect(screen.getByRole('textbox', { name: /Note/ })).toHaveValue('Twice');
});
