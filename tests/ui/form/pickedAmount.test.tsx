/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { FormProvider, useForm, type UseFormReturn } from 'react-hook-form';
import { RelayEnvironmentProvider } from 'react-relay';
import { createEnvironment } from '../../../src/relay/environment.ts';
import { variantPrice } from '../../../src/resources/variants/pickers/variantPrice.ts';
import { arrivals } from '../../../src/ui/form/arrivals.ts';
import { FormField } from '../../../src/ui/form/FormField.tsx';
import type { Input } from '../../../src/ui/form/input.ts';
import { currency } from '../../../src/ui/form/inputs/currency.tsx';
import { money, moneyObject } from '../../../src/ui/form/inputs/money.tsx';
import { decimal, integer } from '../../../src/ui/form/inputs/number.tsx';
import { amountFor } from '../../../src/ui/form/inputs/takeOver.ts';
import { inputsOf } from '../../../src/ui/form/inputsOf.ts';
import {
  filledValues,
  initialState,
  newState,
  type FormState,
} from '../../../src/ui/form/values.ts';
import { LocaleContext } from '../../../src/ui/locale/useLocale.ts';
import { scriptBackend, type ScriptedBackend } from '../../relay/scriptedBackend.ts';

const LOCALE = { language: 'en-GB', timeZone: 'UTC', now: 0 };
const PICKED = { by: 'variant', amount: () => Promise.resolve(variantPrice) };
const QUERY = 'variantPriceQuery';

/** An input whose records are picked by pressing them. */
const variant: Input = {
  empty: null,
  cleared: null,
  parse: (read) => read,
  isEmpty: (state) => state === null,
  check: () => [],
  serialize: (state) => (state as { key: string }).key,
  format: String,
  Control: ({ onChange }) => (
    <>
      {['Beans', 'Mug'].map((title) => (
        <button key={title} type="button" onClick={() => onChange({ key: title, title })}>
          {title}
        </button>
      ))}
      <button type="button" onClick={() => onChange(null)}>
        Nothing
      </button>
    </>
  ),
};

const UNIT_PRICE = money({ amount: decimal(), currencyInput: 'currency', picked: PICKED });

/** The form of a line. @param record the values of one that is there */
function show(fields: Record<string, Input<never, never>> | object = {}, record?: object) {
  const all = inputsOf({ variant, unitPrice: UNIT_PRICE, currency: currency(), ...fields });
  const start = record ? initialState(all, record as FormState, LOCALE) : newState(all, LOCALE);
  let form = null as UseFormReturn<FormState> | null;
  function Form() {
    form = useForm<FormState>({ defaultValues: start });
    return (
      <FormProvider {...form}>
        {Object.entries(all).map(([name, input]) => (
          <FormField key={name} name={name} input={input} />
        ))}
      </FormProvider>
    );
  }
  const environment = createEnvironment({ url: '/graphql', localKeys: {}, isServer: false });
  render(
    <RelayEnvironmentProvider environment={environment}>
      <LocaleContext value={LOCALE}>
        <Form />
      </LocaleContext>
    </RelayEnvironmentProvider>,
  );
  return {
    price: screen.getByRole<HTMLInputElement>('textbox', { name: 'Unit price' }),
    control: () => form!.control,
    sent: () => filledValues(all, form?.getValues() ?? {}, LOCALE),
  };
}

let backend: ScriptedBackend;
beforeEach(() => {
  backend = scriptBackend();
});
afterEach(() => backend.restore());

async function pick(title: string): Promise<void> {
  const asked = backend.callsOf(QUERY).length;
  fireEvent.click(screen.getByRole('button', { name: title }));
  await waitFor(() => expect(backend.callsOf(QUERY)).toHaveLength(asked + 1));
  expect(backend.last(QUERY).variables).toEqual({ id: title });
}

async function answer(priceCents: number | null, code: string | null = 'EUR'): Promise<void> {
  await act(async () => {
    backend.last(QUERY).answer({ data: { variant: { id: 'x', priceCents, currency: code } } });
    await settled();
  });
}

/** Whatever follows from an answer has happened. */
function settled(): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve, 20));
}

test('a picked record fills in its price and currency, and says where they are from', async () => {
  const { price, sent } = show();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await pick('Beans');
  await answer(1250);
  expect(price).toHaveValue('12.50');
  expect(screen.getByRole('status')).toHaveTextContent('Taken from Beans');
  expect(price).toHaveAccessibleDescription(/Taken from Beans/);
  expect(sent()).toEqual({ variant: 'Beans', unitPrice: '12.50', currency: 'EUR' });
});

test('a form that is sent before the price has come waits for it, but not for what fails', async () => {
  const { control } = show();
  expect(arrivals(control())).toBeNull();
  await pick('Beans');
  const first = arrivals(control());
  let isThere = false;
  first?.then(() => (isThere = true));
  await settled();
  expect([first !== null, isThere]).toEqual([true, false]);
  await answer(1250);
  expect([isThere, arrivals(control())]).toEqual([true, null]);
  await pick('Mug');
  const failed = arrivals(control());
  backend.last(QUERY).answer({ errors: [{ message: 'No.' }] }, 400);
  await act(async () => void (await failed));
  expect(arrivals(control())).toBeNull();
});

test('picking another record changes what was filled in, its currency, too', async () => {
  const { price, sent } = show();
  await pick('Beans');
  await answer(1250);
  await pick('Mug');
  // What Beans cost is not what a mug does, while that is not known.
  expect(price).toHaveValue('');
  await answer(900, 'USD');
  expect(sent()).toEqual({ variant: 'Mug', unitPrice: '9.00', currency: 'USD' });
  expect(screen.getByRole('status')).toHaveTextContent('Taken from Mug');
});

test('what a person types stays, whatever is picked before or after', async () => {
  const { price } = show();
  await pick('Beans');
  await answer(1250);
  fireEvent.change(price, { target: { value: '11' } });
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  fireEvent.click(screen.getByRole('button', { name: 'Mug' }));
  await act(settled);
  expect(backend.callsOf(QUERY)).toHaveLength(1);
  expect(price).toHaveValue('11');
});

test('what is typed while the price is asked for stays', async () => {
  const { price } = show();
  await pick('Beans');
  fireEvent.change(price, { target: { value: '11' } });
  await answer(1250);
  expect(price).toHaveValue('11');
});

test('the record that was picked last counts, in whichever order the answers come', async () => {
  const { price } = show();
  await pick('Beans');
  const first = backend.last(QUERY);
  await pick('Mug');
  await answer(900);
  await act(async () => {
    first.answer({ data: { variant: { id: 'x', priceCents: 1250, currency: 'EUR' } } });
    await settled();
  });
  expect(price).toHaveValue('9.00');
});

test('taking the record away leaves its price', async () => {
  const { price } = show();
  await pick('Beans');
  await answer(1250);
  fireEvent.click(screen.getByRole('button', { name: 'Nothing' }));
  await act(settled);
  expect(price).toHaveValue('12.50');
});

test('nothing is filled in another currency than the one that was chosen', async () => {
  const { price, sent } = show();
  const choice = screen.getByRole('combobox', { name: 'Currency' });
  fireEvent.change(choice, { target: { value: 'USD' } });
  await pick('Beans');
  await answer(1250, 'EUR');
  expect(price).toHaveValue('');
  await pick('Mug');
  await answer(900, 'USD');
  expect(sent()).toEqual({ variant: 'Mug', unitPrice: '9.00', currency: 'USD' });
  // The person chose it, so it stays when the next record has another one.
  await pick('Beans');
  await answer(1250, 'EUR');
  expect(sent()).toEqual({ variant: 'Beans', currency: 'USD' });
});

test('what cannot be read is left to the person, without a word', async () => {
  const { price } = show();
  await pick('Beans');
  await act(async () => {
    backend.last(QUERY).answer({ data: null, errors: [{ message: 'permission denied' }] });
    await settled();
  });
  await pick('Mug');
  await answer(null);
  expect(price).toHaveValue('');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('a record that is there keeps its price until its relation and its price are changed', async () => {
  const read = { variant: { key: 'Beans', title: 'Beans' }, unitPrice: '7.50', currency: 'EUR' };
  const { price } = show({}, read);
  await act(settled);
  fireEvent.click(screen.getByRole('button', { name: 'Mug' }));
  await act(settled);
  expect(price).toHaveValue('7.50');
  expect(backend.calls).toHaveLength(0);
});

test('an amount that has its currency in itself takes both over', async () => {
  const { sent } = show({
    unitPrice: moneyObject({
      amount: integer(),
      unit: 'minor',
      at: { amount: 'centAmount', currency: 'currencyCode' },
      picked: PICKED,
    }),
  });
  await pick('Beans');
  await answer(1250, 'KWD');
  expect(sent()).toEqual({
    variant: 'Beans',
    unitPrice: { centAmount: 1250, currencyCode: 'KWD' },
  });
});

test.each([
  ['EUR', 'minor', 1250, '12.50'],
  ['JPY', 'minor', 1250, '1250'],
  ['KWD', 'minor', 1250, '1.250'],
  ['EUR', undefined, '12.5000', '12.50'],
  ['JPY', undefined, '1250.00', '1250'],
  ['KWD', undefined, '1.25', '1.250'],
  ['EUR', undefined, '12.345', '12.345'],
  ['EUR', undefined, 0.1, '0.10'],
  [null, 'minor', 1250, '12.50'],
] as const)('an amount in %s, counted in %s units, of %s is %s', (code, unit, amount, whole) => {
  expect(amountFor({ amount, currency: code, unit }, null)).toEqual({
    amount: whole,
    currency: code,
  });
});

test('an amount without a currency is in that of the form', () => {
  expect(amountFor({ amount: 1250, unit: 'minor' }, 'KWD')).toEqual({
    amount: '1.250',
    currency: 'KWD',
  });
  expect(amountFor({ amount: 1250, currency: 'EUR', unit: 'minor' }, 'KWD')).toBeNull();
  expect(amountFor({ amount: null, currency: 'EUR' }, null)).toBeNull();
  expect(amountFor({ amount: { ok: false, errors: [] }, currency: 'EUR' }, null)).toBeNull();
});

test.each([
  ['cents', { amount: integer(), unit: 'minor' }, { EUR: 1250, JPY: 1250, KWD: 1250 }],
  ['whole units', { amount: decimal() }, { EUR: '12.50', JPY: '1250', KWD: '1.250' }],
] as const)('what is filled in is sent in %s, as the form counts', async (_unit, own, sentOf) => {
  const unitPrice = money({ ...own, currencyInput: 'currency', picked: PICKED } as never);
  const { sent } = show({ unitPrice });
  for (const [code, wanted] of Object.entries(sentOf)) {
    await pick('Beans');
    await answer(1250, code);
    expect(sent()).toEqual({ variant: 'Beans', unitPrice: wanted, currency: code });
  }
});
