/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { NetworkError } from '../../../src/relay/errors.ts';
import type { Outcome } from '../../../src/relay/mutation.ts';
import { RecordForm } from '../../../src/ui/form/RecordForm.tsx';
import type { FormState } from '../../../src/ui/form/values.ts';

// The guard against leaving needs an app around it.
jest.mock('../../../src/ui/form/useLeaveGuard.ts', () => ({ useLeaveGuard: () => {} }));

const LOST: Outcome<unknown> = {
  status: 'failed',
  error: new NetworkError(),
  mayHaveHappened: true,
};

/** A form whose every answer is lost. @param before what the record held, where there is one */
function show(before: FormState | null, isSaved: boolean | null) {
  const save = jest.fn(() => Promise.resolve(LOST));
  render(
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
      cancel={null}
    />,
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
