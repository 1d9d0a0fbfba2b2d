/** @jest-environment jsdom */
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { NetworkError } from '../../../src/relay/errors.ts';
import type { Outcome } from '../../../src/relay/mutation.ts';
import { RecordForm } from '../../../src/ui/form/RecordForm.tsx';
import { at, routerAt } from '../testRouter.tsx';
import type { FormState } from '../../../src/ui/form/values.ts';

// The guard against leaving needs an app around it.
jest.mock('../../../src/ui/form/useLeaveGuard.ts', () => ({ useLeaveGuard: () => {} }));

const LOST: Outcome<unknown> = {
  status: 'failed',
  error: new NetworkError(),
  mayHaveHappened: true,
};

/** A form whose every answer is lost, or another. @param before what the record held, where there is one */
function show(
  before: FormState | null,
  isSaved: boolean | null,
  outcome: Outcome<unknown> = LOST,
  onUnchanged?: () => void,
) {
  const save = jest.fn(() => Promise.resolve(outcome));
  render(
    at(
      routerAt('/orders/7/edit'),
      <RecordForm<unknown>
        fields={{}}
        start={{}}
        before={before}
        locale={{ language: 'en', timeZone: 'UTC', now: 0 }}
        draftKey={null}
        submitLabel="Refund"
        save={save}
        check={() => Promise.resolve({ isSaved, words: 'It was looked at.' })}
        onSaved={() => {}}
        onUnchanged={onUnchanged}
        cancel={null}
      />,
    ),
  );
  const send = () => fireEvent.click(screen.getByRole('button', { name: 'Refund' }));
  const look = async () => {
    fireEvent.click(await screen.findByRole('button', { name: /^Check/ }));
    await screen.findByText('It was looked at.');
  };
  const lost = () => screen.findByText('It is not known whether this was saved.');
  return { save, send, look, lost };
}

const asked = jest.spyOn(window, 'confirm');
beforeEach(() => asked.mockReset());

test('what may have been done is not done again unless a person says so', async () => {
  const { save, send, look, lost } = show(null, null);
  send();
  await lost();
  asked.mockReturnValue(false);
  send();
  await look();
  send();
  expect(asked).toHaveBeenCalledTimes(2);
  expect(save).toHaveBeenCalledTimes(1);
  asked.mockReturnValue(true);
  send();
  await screen.findByText('It is not known whether this was saved.');
  expect(save).toHaveBeenCalledTimes(2);
});

test.each([
  ['a look has shown that it was not done', null, false],
  ['it changes a record to the same again', {}, null],
])('it is sent again without a question when %s', async (_case, before, isSaved) => {
  const { save, send, look, lost } = show(before, isSaved);
  send();
  await lost();
  await look();
  send();
  await lost();
  expect(save).toHaveBeenCalledTimes(2);
  expect(asked).not.toHaveBeenCalled();
});

/** A server that fails after it may have saved. */
const BROKEN: Outcome<unknown> = {
  status: 'refused',
  errors: [
    {
      message: 'division by zero',
      details: 'select total from "orders" - division by zero',
      code: null,
      fields: [],
    },
  ],
  mayHaveHappened: true,
};

test('a change that was made although the backend failed is said to be saved', async () => {
  const onUnchanged = jest.fn();
  const { send } = show({}, true, BROKEN, onUnchanged);
  send();
  await waitFor(() => expect(onUnchanged).toHaveBeenCalledTimes(1));
  expect(screen.queryByText(/^Not (saved|done)/)).toBeNull();
});

test('a record that was made although the backend failed is found at once', async () => {
  const { send } = show(null, true, BROKEN);
  send();
  expect(await screen.findByText('It was looked at.')).toBeVisible();
  expect(screen.getByText('division by zero')).toBeVisible();
  expect(screen.queryByText(/^Not (saved|done)/)).toBeNull();
});

test.each([
  ['has been looked at', false, /^Not done\.$/],
  ['cannot be known', null, /^The backend reported an error$/],
])(
  'what failed, and asks for nothing to be fixed, is called not done only where that %s',
  async (_case, isSaved, words) => {
    const { send } = show(null, isSaved, BROKEN);
    send();
    expect(await screen.findByText(words)).toBeVisible();
  },
);

test('the statement that failed is folded behind the words of the backend', async () => {
  const { send } = show(null, false, BROKEN);
  send();
  expect(await screen.findByText('division by zero')).toBeVisible();
  const statement = screen.getByText(/select total/);
  expect(statement.closest('details')).not.toHaveAttribute('open');
});

test('a form that was not sent, since the record could not be read, does not say that nobody knows', async () => {
  const { send } = show({}, null, {
    status: 'failed',
    error: new NetworkError(),
    mayHaveHappened: false,
  });
  send();
  await screen.findByText(/Nothing was sent\. What you entered is still here\./);
  expect(screen.queryByText(/It is not known/)).toBeNull();
  expect(screen.queryByRole('button', { name: /^Check/ })).toBeNull();
});
