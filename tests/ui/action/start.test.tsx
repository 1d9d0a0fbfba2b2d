/** @jest-environment jsdom */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { text } from '../../../src/ui/form/inputs/text.tsx';
import renameNode from '../../relay/project/__generated__/OrderRenameMutation.graphql.ts';
import { order, orderRequest } from '../../relay/sampleQueries.ts';
import { openAction } from './orderAction.tsx';
import { scriptBackend, type ScriptedBackend } from '../../relay/scriptedBackend.ts';

// The guard against leaving needs an app around it.
jest.mock('../../../src/ui/form/useLeaveGuard.ts', () => ({ useLeaveGuard: () => {} }));

const HELD = { number: 'N7', note: 'Ring twice' };

let backend: ScriptedBackend;
beforeEach(() => {
  backend = scriptBackend();
});
afterEach(() => backend.restore());

/** The dialog of an action that changes an order's number and note. */
function show() {
  const action = {
    label: 'Change',
    fields: {
      number: text({ label: 'Number', help: 'As printed.', required: true }),
      note: text({ label: 'Note' }),
      reason: text({ label: 'Reason' }),
    },
    start: {
      query: orderRequest,
      variables: () => ({ id: '7' }),
      read: (answer: { order: unknown }) => answer.order,
      values: () => HELD,
    },
    mutation: renameNode,
    variables: (_record: object, values: object) => ({ id: '7', ...values }),
  };
  openAction(action as never);
}

const read = async () => {
  await waitFor(() => expect(backend.callsOf('OrderQuery')).toHaveLength(1));
  return backend.last('OrderQuery');
};

async function send() {
  fireEvent.click(screen.getByRole('button', { name: 'Change', hidden: true }));
  await waitFor(() => expect(backend.callsOf('OrderRenameMutation')).toHaveLength(1));
  return backend.last('OrderRenameMutation').variables;
}

describe('an action that changes what a record holds', () => {
  test('starts with that, as it is read anew, and says what it is', async () => {
    show();
    expect(screen.queryByLabelText('Note')).toBeNull();
    (await read()).answer({ data: { order: order('7') } });
    expect(await screen.findByLabelText('Note')).toHaveValue('Ring twice');
    fireEvent.change(screen.getByLabelText('Note'), { target: { value: 'Ring once' } });
    expect(screen.getByText('Current value: Ring twice')).toBeInTheDocument();
    expect(screen.getByText('As printed. Current value: N7')).toBeInTheDocument();
    expect(await send()).toMatchObject({ id: '7', number: 'N7', note: 'Ring once' });
  });

  test('takes away what is emptied, and sends nothing for what was empty', async () => {
    show();
    (await read()).answer({ data: { order: order('7') } });
    fireEvent.change(await screen.findByLabelText('Note'), { target: { value: '' } });
    const sent = await send();
    expect(sent.note).toBeNull();
    expect(sent).not.toHaveProperty('reason');
  });

  test('starts empty, and says so, where there is nothing to read', async () => {
    show();
    (await read()).answer({ data: { order: null } });
    await screen.findByText('The current values could not be loaded: the form starts empty.');
    expect(screen.getByLabelText('Note')).toHaveValue('');
  });
});
