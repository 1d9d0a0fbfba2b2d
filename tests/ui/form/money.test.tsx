/** @jest-environment jsdom */
import { readdirSync } from 'node:fs';
import { fireEvent, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { useEffect } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import type { Locale } from '../../../src/locale/locale.ts';
import { writeNumber } from '../../../src/locale/numberText.ts';
import { FormField } from '../../../src/ui/form/FormField.tsx';
import type { Input } from '../../../src/ui/form/input.ts';
import { currency } from '../../../src/ui/form/inputs/currency.tsx';
import { money, moneyObject } from '../../../src/ui/form/inputs/money.tsx';
import type { MoneyState } from '../../../src/ui/form/inputs/moneyState.ts';
import { decimal, integer } from '../../../src/ui/form/inputs/number.tsx';
import { inputsOf } from '../../../src/ui/form/inputsOf.ts';
import {
  changed,
  filledValues,
  findProblems,
  initialState,
  newState,
  type FormState,
} from '../../../src/ui/form/values.ts';
import { LocaleContext } from '../../../src/ui/locale/useLocale.ts';

const LOCALE: Locale = { language: 'en-GB', timeZone: 'UTC', now: 0 };
const LANGUAGES = readdirSync('src/locale')
  .filter((name) => /^[a-z]{2}\.json$/.test(name))
  .map((name) => name.slice(0, 2));

const FIELDS = inputsOf({
  price: money({ amount: integer(), unit: 'minor', currencyInput: 'currency', min: 100 }),
  currency: currency(),
  fee: money({ amount: decimal({ isWhole: true }), unit: 'minor', currency: 'JPY' }),
  total: money({ amount: decimal(), currencyInput: 'currency' }),
  deposit: moneyObject({
    amount: integer(),
    unit: 'minor',
    at: { amount: 'centAmount', currency: 'currencyCode' },
  }),
  rent: moneyObject({
    amount: decimal({ isWhole: true }),
    at: { amount: 'units', nanos: 'nanos', currency: 'currencyCode' },
  }),
  tax: money({ amount: integer(), unit: 'minor', currencyOf: ['market', 'currency'] }),
});
const RECORD = {
  price: 1999,
  currency: 'EUR',
  fee: '1999',
  total: '19.99',
  deposit: { centAmount: 500, currencyCode: 'USD' },
  rent: { units: '-3', nanos: -250_000_000, currencyCode: 'CHF' },
  tax: 1250,
  market: { currency: 'BHD' },
};

function read(more: object = {}): FormState {
  return initialState(FIELDS, { ...RECORD, ...more }, LOCALE);
}

/** The form's states after an amount was typed. */
function typed(before: FormState, name: string, amount: string | null): FormState {
  return { ...before, [name]: { ...(before[name] as MoneyState), amount } };
}

function problemsOf(before: FormState | null, state: FormState): string[] {
  return findProblems(FIELDS, state, LOCALE, before).map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  );
}

test('amounts are read in whole units of their own currency', () => {
  const amounts = Object.fromEntries(
    Object.entries(read()).map(([name, state]) => [name, (state as MoneyState).amount]),
  );
  expect(amounts).toEqual({
    price: '19.99',
    currency: undefined,
    fee: '1999',
    total: '19.99',
    deposit: '5.00',
    rent: '-3.25',
    tax: '1.250',
  });
});

test('a form that nobody changes sends nothing', () => {
  expect(changed(FIELDS, read(), read(), LOCALE)).toEqual({});
  const noted = typed(read(), 'total', '19.990');
  expect(changed(FIELDS, read(), noted, LOCALE)).toEqual({});
});

test.each<[string, string, unknown]>([
  ['price', '20', 2000],
  ['fee', '20', '20'],
  ['total', '20.5', '20.5'],
  ['deposit', '0.07', { centAmount: 7, currencyCode: 'USD' }],
  ['rent', '-0.05', { units: '0', nanos: -50_000_000, currencyCode: 'CHF' }],
  ['tax', '1.255', 1255],
])('changing %s to %s sends that alone, as the schema counts it', (name, amount, sent) => {
  const state = typed(read(), name, amount);
  expect(problemsOf(read(), state)).toEqual([]);
  expect(changed(FIELDS, read(), state, LOCALE)).toEqual({ [name]: sent });
});

test('an amount that is taken away is null', () => {
  for (const name of ['price', 'deposit', 'rent'])
    expect(changed(FIELDS, read(), typed(read(), name, null), LOCALE)).toEqual({ [name]: null });
});

test('where another currency counts otherwise, the amount that is shown is what is saved', () => {
  expect(changed(FIELDS, read(), { ...read(), currency: 'USD' }, LOCALE)).toEqual({
    currency: 'USD',
  });
  expect(changed(FIELDS, read(), { ...read(), currency: 'BHD' }, LOCALE)).toEqual({
    currency: 'BHD',
    price: 19990,
  });
  expect(problemsOf(read(), { ...read(), currency: 'JPY' })).toEqual([
    'price: Amounts in JPY have no decimal places.',
  ]);
});

test.each([
  ['price', '19.999', 'Enter at most 2 decimal places.'],
  ['fee', '1.5', 'Amounts in JPY have no decimal places.'],
  ['tax', '1.2345', 'Enter at most 3 decimal places.'],
  ['total', '1.234', 'Enter at most 2 decimal places.'],
  ['price', '0.5', 'Must be at least 1.'],
  ['price', '99999999', 'This is larger than the backend can store.'],
])('%s of %s is refused: %s', (name, amount, problem) => {
  expect(problemsOf(read(), typed(read(), name, amount))).toEqual([`${name}: ${problem}`]);
});

test('an amount that came finer than its currency may stay as fine', () => {
  const fine = read({ total: '0.00125' });
  expect(problemsOf(fine, typed(fine, 'total', '0.00126'))).toEqual([]);
  expect(problemsOf(fine, typed(fine, 'total', '0.001265'))).toHaveLength(1);
});

test('an amount in cents needs no currency where the schema has a default, or all have as many decimals', () => {
  const amount = { amount: integer(), unit: 'minor', currencyInput: 'currency' } as const;
  const choices = (...codes: string[]) =>
    Object.fromEntries(codes.map((code) => [code, { label: code, tone: 'neutral' as const }]));
  const sent = (price: Input<unknown, MoneyState>, more: FormState = {}) => {
    const fields = inputsOf({ price, currency: currency() });
    const state = { ...typed(newState(fields, LOCALE), 'price', '20'), ...more };
    const [problem] = findProblems(fields, state, LOCALE, null);
    return problem?.message ?? filledValues(fields, state, LOCALE);
  };
  const byDefault = money({ ...amount, currencyDefault: 'JPY' });
  expect(sent(byDefault)).toEqual({ price: 20 });
  expect(sent(byDefault, { currency: 'EUR' })).toEqual({ price: 2000, currency: 'EUR' });
  expect(sent(money({ ...amount, currencies: choices('EUR', 'USD') }))).toEqual({ price: 2000 });
  expect(sent(money({ ...amount, currencies: choices('BHD', 'KWD') }))).toEqual({ price: 20_000 });
  expect(sent(money({ ...amount, currencies: choices('EUR', 'JPY') }))).toBe(
    'Choose the currency of this amount.',
  );
});

test('a new amount in cents is in the default currency where no input has one, and a copy in that of its record', () => {
  const fields = inputsOf({
    price: money({
      ...{ amount: integer(), unit: 'minor' },
      ...{ currencyOf: ['currencyCode'], currencyDefault: 'USD' },
    }),
  });
  const start = newState(fields, LOCALE);
  expect(filledValues(fields, typed(start, 'price', '20'), LOCALE)).toEqual({ price: 2000 });
  const copyOf = (record: FormState) => initialState(fields, record, LOCALE).price as MoneyState;
  expect(copyOf({ price: 3750, currencyCode: 'USD' })).toEqual({
    amount: '37.50',
    currency: 'USD',
  });
  expect(copyOf({ price: 3750, currencyCode: 'JPY' })).toEqual({ amount: '3750', currency: 'JPY' });
  expect(copyOf({ price: 3750 })).toEqual({ amount: '37.50', currency: 'USD' });
  expect(fields.price.isOfOneRecord).toBeUndefined();
});

test('an amount in cents needs a currency, since nobody could say what it counts', () => {
  const start = newState(FIELDS, LOCALE);
  const state = typed(start, 'price', '20');
  expect(problemsOf(null, state)).toEqual(['price: Choose the currency of this amount.']);
  expect(filledValues(FIELDS, { ...state, currency: 'JPY' }, LOCALE)).toEqual({
    price: 20,
    currency: 'JPY',
  });
});

test('a record without an amount has the currency of what is typed', () => {
  const before = read({ tax: null });
  expect(changed(FIELDS, before, typed(before, 'tax', '1.5'), LOCALE)).toEqual({ tax: 1500 });
});

const CODES = ['EUR', 'JPY', 'BHD', 'CLF', 'XYZ'];

test('what was stored is what is sent again, however many digits it has', () => {
  const digits = fc.stringMatching(/^-?[1-9][0-9]{0,39}$/);
  fc.assert(
    fc.property(digits, fc.constantFrom(...CODES), (amount, code) => {
      const exact = decimal({ isWhole: true });
      for (const input of [
        money({ amount: exact, unit: 'minor', currency: code }),
        money({ amount: exact }),
      ])
        expect(input.serialize(input.parse(amount, LOCALE), LOCALE)).toBe(amount);
      const object: Input<object, MoneyState> = moneyObject({
        amount: exact,
        unit: 'minor',
        at: { amount: 'cents', currency: 'code' },
      });
      const value = { cents: amount, code };
      expect(object.serialize(object.parse(value, LOCALE), LOCALE)).toEqual(value);
    }),
  );
});

test('whole units and billionths are sent as they were stored', () => {
  const nanos = moneyObject<object>({
    amount: decimal({ isWhole: true }),
    at: { amount: 'units', nanos: 'nanos' },
  });
  const units = fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n });
  fc.assert(
    fc.property(units, fc.integer({ min: 0, max: 999_999_999 }), (whole, part) => {
      const value = { units: String(whole), nanos: whole < 0n && part > 0 ? -part : part };
      expect(nanos.serialize(nanos.parse(value, LOCALE), LOCALE)).toEqual(value);
    }),
  );
});

test.each(LANGUAGES)('in %s an amount is read as people write it there', (language) => {
  const own: Locale = { ...LOCALE, language };
  const price = money({ amount: decimal({ isWhole: true }), unit: 'minor', currency: 'EUR' });
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 40n }), (cents) => {
      const digits = String(cents).padStart(3, '0');
      const amount = `${digits.slice(0, -2)}.${digits.slice(-2)}`;
      const reading = price.fromText?.(writeNumber(amount, own), { ...own, writtenIn: language });
      const state = reading && 'state' in reading ? reading.state : null;
      expect(state?.amount).toBe(amount);
      if (state) expect(price.serialize(state, own)).toBe(String(cents));
    }),
  );
});

test('a file may have the currency with the amount', () => {
  const input = FIELDS.deposit as Input<object, MoneyState>;
  for (const written of ['19.99 USD', 'usd 19.99', 'USD19.99'])
    expect(input.fromText?.(written, LOCALE)).toEqual({
      state: { amount: '19.99', currency: 'USD' },
    });
});

function Form({ start, onHeld }: { start: FormState; onHeld: (state: FormState) => void }) {
  const form = useForm<Record<string, unknown>>({ defaultValues: start });
  const state = useWatch({ control: form.control });
  useEffect(() => {
    onHeld(state);
  }, [state, onHeld]);
  return (
    <LocaleContext value={{ ...LOCALE, language: 'de' }}>
      <FormProvider {...form}>
        {Object.entries(FIELDS).map(([name, input]) => (
          <FormField key={name} name={name} input={input} />
        ))}
      </FormProvider>
    </LocaleContext>
  );
}

test('a person types an amount in their language, beside its currency', () => {
  let state = read();
  render(<Form start={state} onHeld={(now) => (state = now)} />);
  const price = screen.getByRole('textbox', { name: 'Price' });
  expect(price).toHaveValue('19,99');
  expect(price).toHaveAccessibleDescription('EUR');
  fireEvent.change(price, { target: { value: '1.020,5' } });
  expect(changed(FIELDS, read(), state, LOCALE)).toEqual({ price: 102050 });

  const [currencyOfPrice] = screen.getAllByRole('combobox', { name: 'Currency' });
  fireEvent.change(currencyOfPrice, { target: { value: 'BHD' } });
  expect(price).toHaveAccessibleDescription('BHD');
  expect(changed(FIELDS, read(), state, LOCALE)).toEqual({ price: 1020500, currency: 'BHD' });
});
