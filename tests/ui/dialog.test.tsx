/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Dialog } from '../../src/ui/Dialog.tsx';

/** A page with a button that opens a dialog, which may be busy. */
function Page({ isBusy = false }: { isBusy?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const [isAsked, setAsked] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && (
        <Dialog title="Delete?" isBusy={isBusy} onClose={() => setOpen(false)}>
          {isAsked && (
            <button type="button" onClick={() => setAsked(false)}>
              Go on
            </button>
          )}
        </Dialog>
      )}
    </>
  );
}

const isOpen = () => screen.queryByRole('dialog', { name: 'Delete?' }) !== null;

test('a dialog focuses its first control, closes by Escape, and gives the focus back', async () => {
  const user = userEvent.setup();
  render(<Page />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(screen.getByRole('button', { name: 'Go on' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(isOpen()).toBe(false);
  expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
});

test('a dialog closes by Escape when the control that had the focus is gone', async () => {
  const user = userEvent.setup();
  render(<Page />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await user.click(screen.getByRole('button', { name: 'Go on' }));
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(isOpen()).toBe(false);
});

test('a dialog in which work is in progress stays open', async () => {
  const user = userEvent.setup();
  render(<Page isBusy />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await user.keyboard('{Escape}');
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(isOpen()).toBe(true);
});
