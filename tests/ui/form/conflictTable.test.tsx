/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { inputsOf } from '../../../src/ui/form/inputsOf.ts';
import { ConflictTable } from '../../../src/ui/form/ConflictTable.tsx';
import type { LastChange } from '../../../src/ui/form/conflicts.ts';
import { FormField } from '../../../src/ui/form/FormField.tsx';
import { group } from '../../../src/ui/form/inputs/group.tsx';
import { list } from '../../../src/ui/form/inputs/list.tsx';
import { text } from '../../../src/ui/form/inputs/text.tsx';
import type { FormState } from '../../../src/ui/form/values.ts';

const LOCALE = { language: 'en', timeZone: 'UTC', now: 0 };

const FIELDS = inputsOf({
  note: text({ label: 'Note' }),
  address: group({
    label: 'Address',
    fields: {
      street: text({ label: 'Street' }),
      place: group({ label: 'Place', fields: { city: text({ label: 'City' }) } }),
    },
  }),
  tags: list({ label: 'Tags', item: text({ label: 'Tag' }) }),
});

const MINE: FormState = {
  note: 'mine',
  address: { street: 'Mine St', place: { city: 'Mainz' } },
  tags: [{ value: 'mine' }],
};
const THEIRS: FormState = {
  note: 'theirs',
  address: { street: 'Their St', place: { city: 'Trier' } },
  tags: [{ value: 'theirs' }, { value: 'more' }],
};

function Form({ lastChange }: { readonly lastChange?: LastChange }) {
  const form = useForm<Record<string, unknown>>({ defaultValues: MINE });
  const conflicts = Object.keys(FIELDS).map((name) => ({ name, theirs: THEIRS[name] }));
  return (
    <FormProvider {...form}>
      <ConflictTable
        fields={FIELDS}
        conflicts={conflicts}
        lastChange={lastChange}
        locale={LOCALE}
      />
      {Object.entries(FIELDS).map(([name, input]) => (
        <FormField key={name} name={name} input={input} />
      ))}
    </FormProvider>
  );
}

test.each([
  ['Note', [['Note', 'theirs']]],
  [
    'Address',
    [
      ['Street', 'Their St'],
      ['City', 'Trier'],
    ],
  ],
  [
    'Tags',
    [
      ['Tag 1', 'theirs'],
      ['Tag 2', 'more'],
    ],
  ],
])('what is taken from them stands in the form at once: %s', (label, expected) => {
  render(<Form />);
  fireEvent.click(screen.getByRole('button', { name: `Take theirs for ${label}` }));
  for (const [input, value] of expected) expect(screen.getByLabelText(input)).toHaveValue(value);
});

test('and can be changed from there', () => {
  render(<Form />);
  fireEvent.click(screen.getByRole('button', { name: 'Take theirs for Address' }));
  fireEvent.change(screen.getByLabelText('City'), { target: { value: 'Ulm' } });
  expect(screen.getByLabelText('City')).toHaveValue('Ulm');
  expect(screen.getByLabelText('Street')).toHaveValue('Their St');
});

const AT = '2026-11-20T13:07:00Z';
const UNREADABLE = { ok: false, errors: [{ message: 'No.' }] } as const;

test.each<[LastChange, string | null]>([
  [{ at: AT, by: 'Ada Lovelace' }, 'Last change: Nov 20, 2026, 1:07 PM, by Ada Lovelace.'],
  [{ at: AT, by: ['Ada', 'Lovelace'] }, 'Last change: Nov 20, 2026, 1:07 PM, by Ada Lovelace.'],
  [{ at: AT, by: null }, 'Last change: Nov 20, 2026, 1:07 PM.'],
  [{ at: AT, by: UNREADABLE }, 'Last change: Nov 20, 2026, 1:07 PM.'],
  [{ by: 'Ada Lovelace' }, 'Last change: by Ada Lovelace.'],
  [{ at: UNREADABLE, by: null }, null],
])('who has changed the record, and when, is said as far as it is known: %j', (change, words) => {
  render(<Form lastChange={change} />);
  const said = screen.queryByText(/^Last change/);
  expect(said?.textContent.replaceAll(/\s/g, ' ') ?? null).toBe(words);
});
