/** @jest-environment jsdom */
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { longText } from '../../../src/ui/form/inputs/text.tsx';
import { RecordForm } from '../../../src/ui/form/RecordForm.tsx';
import type { FormState } from '../../../src/ui/form/values.ts';

// The guard against leaving needs an app around it.
jest.mock('../../../src/ui/form/useLeaveGuard.ts', () => ({ useLeaveGuard: () => {} }));

const LOCALE = { language: 'en', timeZone: 'UTC', now: 0 };

/** A form with a long text; returns what it has saved. */
function show(isSecret = false) {
  const notes = { ...longText({ maxLength: 20, isSecret }), label: 'Notes' };
  const start = { notes: 'one\r\ntwo' };
  const save = jest.fn((_state: FormState) => Promise.resolve('unchanged' as const));
  render(
    <RecordForm<unknown>
      fields={{ notes: notes as never }}
      start={start}
      before={start}
      locale={LOCALE}
      draftKey={null}
      submitLabel="Save"
      save={save}
      check={() => Promise.resolve({ isSaved: null, words: '' })}
      onSaved={() => {}}
      cancel={null}
    />,
  );
  return save;
}

const opener = () => screen.getByRole('button', { name: 'Full screen' });
const inFull = () => screen.getByRole('dialog', { name: 'Notes' }).querySelector('textarea')!;

async function openFull(): Promise<void> {
  opener().focus();
  fireEvent.click(opener());
  await screen.findByRole('dialog', { name: 'Notes' });
}

test('what is typed in full screen is in the form, which Escape leads back to', async () => {
  const save = show();
  await openFull();
  expect(inFull()).toHaveFocus();
  fireEvent.change(inFull(), { target: { value: 'one\ntwo\nthree' } });
  fireEvent.keyDown(inFull(), { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(opener()).toHaveFocus();
  expect(screen.getByLabelText('Notes')).toHaveValue('one\ntwo\nthree');
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(save).toHaveBeenCalled());
  expect(save.mock.calls[0][0]).toEqual({ notes: 'one\r\ntwo\r\nthree' });
});

test('full screen begins with the caret of the form, and leaves the text as it is', async () => {
  const save = show();
  screen.getByLabelText<HTMLTextAreaElement>('Notes').setSelectionRange(2, 5);
  await openFull();
  expect([inFull().selectionStart, inFull().selectionEnd]).toEqual([2, 5]);
  fireEvent.click(screen.getByRole('button', { name: 'Back to the form' }));
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(save).toHaveBeenCalled());
  expect(save.mock.calls[0][0]).toEqual({ notes: 'one\r\ntwo' });
});

test('what is wrong with the text is said in full screen too, until it is put right', async () => {
  show();
  fireEvent.change(screen.getByLabelText('Notes'), { target: { value: 'x'.repeat(21) } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.getByLabelText('Notes')).toBeInvalid());
  await openFull();
  const said = () => screen.getByRole('dialog').querySelector('p')?.textContent ?? '';
  expect(said()).toMatch(/20/);
  fireEvent.change(inFull(), { target: { value: 'short' } });
  await waitFor(() => expect(said()).toBe(''));
});

test('a secret text is not laid open in full screen', () => {
  show(true);
  expect(screen.queryByRole('button', { name: 'Full screen' })).toBeNull();
});
