/** @jest-environment jsdom */
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { list } from '../../../src/ui/form/inputs/list.tsx';
import { text } from '../../../src/ui/form/inputs/text.tsx';
import { RecordForm } from '../../../src/ui/form/RecordForm.tsx';
import type { FormState } from '../../../src/ui/form/values.ts';

// The guard against leaving needs an app around it.
jest.mock('../../../src/ui/form/useLeaveGuard.ts', () => ({ useLeaveGuard: () => {} }));

const LOCALE = { language: 'en', timeZone: 'UTC', now: 0 };
const NOTES = { ...list({ item: text({ label: 'Note' }) }), label: 'Notes' };

/** A form with a list of three notes; returns what it saves. */
function show() {
  const state = NOTES.parse(['honey', 'plum', 'cocoa'], LOCALE);
  const save = jest.fn((_state: FormState) => Promise.resolve('unchanged' as const));
  render(
    <RecordForm<unknown>
      fields={{ notes: NOTES as never }}
      start={{ notes: state }}
      before={{ notes: state }}
      locale={LOCALE}
      draftKey={null}
      submitLabel="Save"
      save={save}
      check={() => Promise.resolve({ isSaved: null, words: '' })}
      onSaved={() => {}}
      cancel={null}
    />,
  );
  return async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(save).toHaveBeenCalled());
    return NOTES.serialize(save.mock.calls[0][0].notes as never, LOCALE);
  };
}

const shown = () =>
  screen.getAllByRole<HTMLInputElement>('textbox').map((element) => element.value);
const handle = (name: string) => screen.getByRole('button', { name });
const inList = () => within(screen.getByRole('group', { name: 'Notes' }));

test('an item is moved by the arrow keys at its handle, which keeps the focus, and its place is said', async () => {
  const saved = show();
  handle('Move Note 1').focus();
  fireEvent.keyDown(handle('Move Note 1'), { key: 'ArrowDown' });
  expect(shown()).toEqual(['plum', 'honey', 'cocoa']);
  expect(handle('Move Note 2')).toHaveFocus();
  expect(inList().getByRole('status')).toHaveTextContent('honey: position 2 of 3');
  fireEvent.keyDown(handle('Move Note 2'), { key: 'ArrowDown' });
  fireEvent.keyDown(handle('Move Note 3'), { key: 'ArrowDown' });
  expect(inList().getByRole('status')).toHaveTextContent('honey: position 3 of 3');
  expect(await saved()).toEqual(['plum', 'cocoa', 'honey']);
});

test('an item is moved by buttons; the one that leads no further keeps the focus and does nothing', async () => {
  const saved = show();
  handle('Move Note 2 up').focus();
  fireEvent.click(handle('Move Note 2 up'));
  expect(shown()).toEqual(['plum', 'honey', 'cocoa']);
  expect(handle('Move Note 1 up')).toHaveFocus();
  fireEvent.click(handle('Move Note 1 up'));
  fireEvent.click(handle('Move Note 1 down'));
  expect(await saved()).toEqual(['honey', 'plum', 'cocoa']);
});

test('what was typed goes along with its item', async () => {
  const saved = show();
  fireEvent.change(screen.getByLabelText('Note 3'), { target: { value: 'cedar' } });
  fireEvent.click(handle('Move Note 3 up'));
  expect(inList().getByRole('status')).toHaveTextContent('cedar: position 2 of 3');
  expect(await saved()).toEqual(['honey', 'cedar', 'plum']);
});

test('one item alone has nothing to be moved by', () => {
  show();
  fireEvent.click(handle('Remove Note 3'));
  fireEvent.click(handle('Remove Note 2'));
  expect(screen.queryByRole('button', { name: /^Move/ })).toBeNull();
});
