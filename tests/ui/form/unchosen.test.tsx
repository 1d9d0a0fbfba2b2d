/** @jest-environment jsdom */
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RelayEnvironmentProvider } from 'react-relay';
import { createEnvironment } from '../../../src/relay/environment.ts';
import type { Outcome } from '../../../src/relay/mutation.ts';
import { chosenBeside } from '../../../src/ui/form/chosenBeside.ts';
import { relation, relations } from '../../../src/ui/form/inputs/relation.tsx';
import { inputsOf } from '../../../src/ui/form/inputsOf.ts';
import { RecordForm } from '../../../src/ui/form/RecordForm.tsx';
import { savedAtOnce } from '../../../src/ui/form/savedAtOnce.tsx';
import {
  changedNames,
  filledValues,
  findProblems,
  initialState,
  type AnyFields,
  type FormState,
} from '../../../src/ui/form/values.ts';
import { listResponse } from '../../relay/sampleQueries.ts';
import { scriptBackend, type ScriptedBackend } from '../../relay/scriptedBackend.ts';
import { at, routerAt } from '../testRouter.tsx';
import { orderPicker as picker } from './orderPicker.ts';

jest.mock('../../../src/ui/form/useLeaveGuard.ts', () => ({ useLeaveGuard: () => {} }));

const ENGLISH = { language: 'en', timeZone: 'UTC', now: 0 };
const PROBLEM = 'Nothing is chosen: choose one from the list, or clear the text.';

const FIELDS = inputsOf({ order: relation({ picker }), more: relations({ picker }) });
const CHOSEN = { key: 'gid-shop-order-1003', title: 'A-1003' };

let backend: ScriptedBackend;
beforeEach(() => {
  backend = scriptBackend(() => listResponse(2));
});
afterEach(() => backend.restore());

/** A form with an optional picker of one record, and one of several. */
function show(start: FormState, before: FormState | null, fields: AnyFields = FIELDS) {
  const sent: FormState[] = [];
  const saved: Outcome<unknown> = { status: 'saved', response: null, message: null };
  const save = (state: FormState) => {
    sent.push(filledValues(fields, state, ENGLISH));
    return Promise.resolve(saved);
  };
  render(
    at(
      routerAt('/orders/new'),
      <RelayEnvironmentProvider
        environment={createEnvironment({ url: '/graphql', localKeys: {}, isServer: false })}
      >
        <RecordForm<unknown>
          fields={fields}
          start={start}
          before={before}
          locale={ENGLISH}
          draftKey={null}
          submitLabel="Save"
          save={save}
          check={() => Promise.resolve({ isSaved: null, words: '' })}
          onSaved={() => {}}
          cancel={<a href="/orders">Cancel</a>}
        />
      </RelayEnvironmentProvider>,
    ),
  );
  const input = (name: string) => screen.getByRole<HTMLInputElement>('combobox', { name });
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
  return { sent, input, press };
}

const EMPTY = { order: null, more: null };

describe.each([
  ['a new record', null],
  ['a record that is there', EMPTY],
])('the form of %s', (_case, before) => {
  test('stops at a text that has led to no choice, as at any invalid value', async () => {
    const { sent, input, press } = show(EMPTY, before);
    await userEvent.type(input('Order'), 'A-1001');
    await press();
    const link = await screen.findByRole('link', { name: 'Order' });
    expect(screen.getByText('Not saved: fix 1 problem.')).toBeInTheDocument();
    expect(sent).toEqual([]);
    expect(input('Order')).toHaveFocus();
    expect(input('Order')).toBeInvalid();
    expect(input('Order').value).toBe('A-1001');
    // Said once.
    expect(input('Order')).toHaveAccessibleDescription(PROBLEM);
    await userEvent.click(document.body);
    await userEvent.click(link);
    expect(input('Order')).toHaveFocus();
  });

  test('is sent once the text is cleared', async () => {
    const { sent, input, press } = show(EMPTY, before);
    await userEvent.type(input('Order'), 'A-1001');
    await press();
    await screen.findByText('Not saved: fix 1 problem.');
    await userEvent.clear(input('Order'));
    await waitFor(() => expect(screen.queryByText(PROBLEM)).toBeNull());
    await press();
    await waitFor(() => expect(sent).toEqual([{}]));
  });

  test('is sent once one is chosen', async () => {
    const { sent, input, press } = show(EMPTY, before);
    await userEvent.type(input('Order'), 'A-100');
    await press();
    await screen.findByText('Not saved: fix 1 problem.');
    await userEvent.type(input('Order'), '1');
    await userEvent.click(await screen.findByRole('option', { name: 'A-1001' }));
    await waitFor(() => expect(screen.queryByText(PROBLEM)).toBeNull());
    await press();
    await waitFor(() => expect(sent).toEqual([{ order: 'gid-shop-order-1001' }]));
  });

  test('stops at the search for another of several records, and keeps those', async () => {
    const { sent, input, press } = show(EMPTY, before);
    await userEvent.type(input('More'), 'A-1000');
    await userEvent.click(await screen.findByRole('option', { name: 'A-1000' }));
    await userEvent.type(input('More'), 'someone');
    await press();
    await screen.findByRole('link', { name: 'More' });
    expect(sent).toEqual([]);
    expect(input('More')).toHaveFocus();
    expect(input('More').value).toBe('someone');
    await userEvent.clear(input('More'));
    await press();
    await waitFor(() => expect(sent).toEqual([{ more: ['gid-shop-order-1000'] }]));
  });
});

describe('where a record is chosen already', () => {
  const start = { ...EMPTY, order: CHOSEN };

  test.each([
    ['the button', (press: () => Promise<void>) => press()],
    ['the keys', () => userEvent.keyboard('{Control>}s{/Control}')],
  ])('the form that is sent by %s stops at the text for another one', async (_by, send) => {
    const { sent, input, press } = show(start, start);
    await userEvent.type(input('Order'), 'nobody');
    await send(press);
    await screen.findByRole('link', { name: 'Order' });
    expect(sent).toEqual([]);
    expect(input('Order').value).toBe('nobody');
    // Once it is cleared, the chosen one is there again.
    await userEvent.clear(input('Order'));
    await userEvent.tab();
    expect(input('Order').value).toBe('A-1003');
    await press();
    await waitFor(() => expect(sent).toEqual([{ order: CHOSEN.key }]));
  });

  test('it stands again in an input that is left, and is saved', async () => {
    const { sent, input, press } = show(start, start);
    await userEvent.type(input('Order'), 'nobody');
    await userEvent.click(screen.getByRole('link', { name: 'Cancel' }).parentElement!);
    expect(input('Order').value).toBe('A-1003');
    await press();
    await waitFor(() => expect(sent).toEqual([{ order: CHOSEN.key }]));
  });
});

test('an input that is sent as soon as a record is chosen waits for the choice', async () => {
  const onClose = jest.fn();
  const { order } = FIELDS;
  const fields = { order: savedAtOnce(order, { start: CHOSEN, shown: 'A-1003', onClose }) };
  const { sent, input } = show({ order: CHOSEN }, { order: CHOSEN }, fields);
  await userEvent.clear(input('Order'));
  await userEvent.type(input('Order'), 'A-1001');
  await userEvent.clear(input('Order'));
  await userEvent.type(input('Order'), 'A-1001');
  expect(sent).toEqual([]);
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.click(await screen.findByRole('option', { name: 'A-1001' }));
  await waitFor(() => expect(sent).toEqual([{ order: 'gid-shop-order-1001' }]));
});

test('a required picker says what is to be done with the text, not that it lacks a value', () => {
  const fields = inputsOf({ order: relation({ picker, required: true }) });
  const messages = (state: FormState) =>
    findProblems(fields, state, ENGLISH, null).map(({ message }) => message);
  expect(messages({ order: { typed: 'A-1', chosen: null } })).toEqual([PROBLEM]);
  expect(messages({ order: null })).toEqual(['Order is required.']);
});

test('the text counts as a change, and is kept in drafts as any value', () => {
  const before = initialState(FIELDS, { order: CHOSEN, more: [] }, ENGLISH);
  const typed = { typed: 'nobody', chosen: CHOSEN };
  expect(changedNames(FIELDS, before, { ...before, order: typed })).toEqual(['order']);
  expect(changedNames(FIELDS, before, { ...before, more: [typed] })).toEqual(['more']);
});

test('what is made beside begins with the chosen record, not with the text for another one', () => {
  const typed = { typed: 'nobody', chosen: CHOSEN };
  const around = { fields: inputsOf({ order: relation({ picker }) }), values: { order: typed } };
  expect(chosenBeside(around.fields, around)).toEqual({ order: CHOSEN });
});
