/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useFormContext } from 'react-hook-form';
import { expectArrival } from '../../../src/ui/form/arrivals.ts';
import type { ControlProps } from '../../../src/ui/form/input.ts';
import { inputsOf } from '../../../src/ui/form/inputsOf.ts';
import { text } from '../../../src/ui/form/inputs/text.tsx';
import { RecordForm } from '../../../src/ui/form/RecordForm.tsx';
import { newState, type FormState } from '../../../src/ui/form/values.ts';
import { LocaleContext } from '../../../src/ui/locale/useLocale.ts';

// The guard against leaving needs an app around it.
jest.mock('../../../src/ui/form/useLeaveGuard.ts', () => ({ useLeaveGuard: () => {} }));

const LOCALE = { language: 'en', timeZone: 'UTC', now: 0 };

let arrive: (value: string | null) => void;

/** An input whose value is fetched. */
function Fetched({ onChange, name }: ControlProps<string>) {
  const { control } = useFormContext();
  const fetch = () => {
    const answer = new Promise<string>((resolve, reject) => {
      arrive = (value) => (value === null ? reject(new Error('It did not come.')) : resolve(value));
    });
    expectArrival(control, answer.then(onChange));
  };
  return (
    <button type="button" onClick={fetch}>
      Fetch {name}
    </button>
  );
}

function show(): FormState[] {
  const price = { ...text({ label: 'Price', required: true }), Control: Fetched };
  const fields = inputsOf({ price });
  const sent: FormState[] = [];
  render(
    <LocaleContext value={LOCALE}>
      <RecordForm<unknown>
        fields={fields}
        start={newState(fields, LOCALE)}
        before={null}
        locale={LOCALE}
        draftKey={null}
        submitLabel="Create"
        save={(state) => {
          sent.push(state);
          return Promise.resolve({ status: 'saved', response: {}, message: null });
        }}
        check={() => Promise.resolve({ isSaved: null, words: '' })}
        onSaved={() => {}}
        cancel={null}
      />
    </LocaleContext>,
  );
  return sent;
}

/** Presses the buttons one after the other, as somebody does who waits for nothing. */
async function pressFetchAndCreate(): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name: 'Fetch price' }));
  fireEvent.click(screen.getByRole('button', { name: 'Create' }));
  await act(() => new Promise((resolve) => void setTimeout(resolve, 20)));
}

test('a form that is sent while a value is on its way sends it, too', async () => {
  const sent = show();
  await pressFetchAndCreate();
  expect(sent).toEqual([]);
  await act(async () => arrive('12.50'));
  await waitFor(() => expect(sent).toEqual([{ price: '12.50' }]));
});

test('what does not come is asked for', async () => {
  const sent = show();
  await pressFetchAndCreate();
  await act(async () => arrive(null));
  expect(await screen.findByText(/^Not saved: fix 1 problem/)).toBeVisible();
  expect(sent).toEqual([]);
});
