/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { nextValue } from '../../../src/ui/form/inputs/nextValue.tsx';

const LOCALE = { language: 'en', timeZone: 'UTC', now: 0 };
const input = nextValue({ from: 'nextStates', required: true });

function show(record: Readonly<Record<string, unknown>>) {
  const onChange = jest.fn();
  const value = input.emptyOf?.(record) ?? input.empty;
  const { Control } = input;
  render(
    <Control
      {...{
        id: 'state',
        name: 'state',
        required: true,
        invalid: false,
        unset: '—',
        describedBy: undefined,
        value,
      }}
      onChange={onChange}
      onBlur={() => undefined}
      ref={null}
    />,
  );
  return onChange;
}

test('what may come next is chosen from what the record says', () => {
  const onChange = show({ nextStates: ['Paid', 'Cancelled'] });
  fireEvent.click(screen.getByRole('radio', { name: 'Paid' }));
  const [state] = onChange.mock.lastCall as [never];
  expect(input.serialize(state, LOCALE)).toBe('Paid');
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('many are a list to choose from', () => {
  show({ nextStates: ['A', 'B', 'C', 'D', 'E'] });
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['A', 'E']),
  );
});

test.each([{}, { nextStates: [] }, { nextStates: { ok: false, errors: [] } }])(
  'any text is entered where the record says nothing: %j',
  (record) => {
    const onChange = show(record);
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Paid' } });
    const [state] = onChange.mock.lastCall as [never];
    expect(input.serialize(state, LOCALE)).toBe('Paid');
    expect(input.isEmpty(input.empty)).toBe(true);
  },
);
