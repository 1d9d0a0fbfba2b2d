/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { FormField } from '../../../src/ui/form/FormField.tsx';
import { inputsOf } from '../../../src/ui/form/inputsOf.ts';
import { color } from '../../../src/ui/form/inputs/color.tsx';
import { isSameValue } from '../../../src/ui/form/values.ts';

const LOCALE = { language: 'en', timeZone: 'UTC', now: 0 };
const input = color({ label: 'Color' });

const send = jest.fn<void, [unknown]>();

function Form({ read }: { read: string }) {
  const form = useForm({ defaultValues: { color: input.parse(read, LOCALE) } });
  const state = useWatch({ control: form.control, name: 'color' });
  send(input.serialize(state, LOCALE));
  return (
    <FormProvider {...form}>
      <FormField name="color" input={inputsOf({ color: input }).color} />
    </FormProvider>
  );
}

const typed = () => screen.getByRole('textbox', { name: 'Color' });
const picker = () => screen.getByLabelText('Choose…');

test.each([
  ['#B5651D', '#b5651d', '#336699'],
  ['#c63', '#cc6633', '#336699'],
  ['d73a4a', '#d73a4a', '336699'],
])('the picker shows %s, and what is chosen is written likewise', (read, shown, written) => {
  render(<Form read={read} />);
  expect(typed()).toHaveValue(read);
  expect(picker()).toHaveValue(shown);
  fireEvent.change(picker(), { target: { value: '#336699' } });
  expect(typed()).toHaveValue(written);
  expect(send).toHaveBeenLastCalledWith(written);
});

test.each(['teal', 'rgb(1, 2, 3)', '#12345', '#112233;x:y', 'bed'])(
  '%s, which the picker cannot show, stays as it is',
  (read) => {
    render(<Form read={read} />);
    expect(typed()).toHaveValue(read);
    expect(picker()).toHaveAttribute('data-empty');
    expect(send).toHaveBeenLastCalledWith(read);
  },
);

test('case makes no difference between colors', () => {
  expect(isSameValue(input as never, '#ABCDEF', '#abcdef')).toBe(true);
  expect(isSameValue(input as never, '#abcdef', '#abcdee')).toBe(false);
});
