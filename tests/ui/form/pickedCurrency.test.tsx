/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { FormProvider, useForm, type UseFormReturn } from 'react-hook-form';
import { RelayEnvironmentProvider } from 'react-relay';
import { createEnvironment } from '../../../src/relay/environment.ts';
import { customerCurrency } from '../../../src/resources/customers/pickers/customerCurrency.ts';
import { orderCurrency } from '../../../src/resources/orders/pickers/orderCurrency.ts';
import { variantPrice } from '../../../src/resources/variants/pickers/variantPrice.ts';
import { arrivals } from '../../../src/ui/form/arrivals.ts';
import { broughtCurrencies } from '../../../src/ui/form/broughtCurrencies.ts';
import { FormField, IsThereContext } from '../../../src/ui/form/FormField.tsx';
import type { Input } from '../../../src/ui/form/input.ts';
import { currency } from '../../../src/ui/form/inputs/currency.tsx';
import { money } from '../../../src/ui/form/inputs/money.tsx';
import { decimal } from '../../../src/ui/form/inputs/number.tsx';
import { inputsOf } from '../../../src/ui/form/inputsOf.ts';
import { filledValues, newState, type FormState } from '../../../src/ui/form/values.ts';
import { LocaleContext } from '../../../src/ui/locale/useLocale.ts';
import { scriptBackend, type ScriptedBackend } from '../../relay/scriptedBackend.ts';

const LOCALE = { language: 'en-GB', timeZone: 'UTC', now: 0 };

/** An input whose records are picked by pressing them. */
function records(...titles: string[]): Input {
  return {
    empty: null,
    cleared: null,
    parse: (read) => read,
    isEmpty: (state) => state === null,
    check: () => [],
    serialize: (state) => (state as { key: string }).key,
    format: String,
    Control: ({ name, onChange }) => (
      <>
        {titles.map((title) => (
          <button key={title} type="button" onClick={() => onChange({ key: title, title })}>
            {title}
          </button>
        ))}
        <button type="button" onClick={() => onChange(null)}>
          No {name}
        </button>
      </>
    ),
  };
}

const FIELDS = inputsOf({
  customer: records('Leeds', 'Lyon'),
  order: records('SO-1'),
  variant: records('Beans'),
  price: money({
    amount: decimal(),
    currencyInput: 'currency',
    picked: { by: 'variant', amount: () => Promise.resolve(variantPrice) },
  }),
  currency: currency({
    picked: [
      { by: 'order', currency: () => Promise.resolve(orderCurrency) },
      { by: 'customer', currency: () => Promise.resolve(customerCurrency) },
    ],
  }),
});

/** @param given what the form begins with @param isThere whether it edits a record */
function show(given: FormState = {}, isThere = false) {
  let form = null as UseFormReturn<FormState> | null;
  function Form() {
    form = useForm<FormState>({ defaultValues: { ...newState(FIELDS, LOCALE), ...given } });
    return (
      <FormProvider {...form}>
        {Object.entries(FIELDS).map(([name, input]) => (
          <FormField key={name} name={name} input={input} />
        ))}
      </FormProvider>
    );
  }
  render(
    <RelayEnvironmentProvider environment={environment()}>
      <LocaleContext value={LOCALE}>
        <IsThereContext value={isThere}>
          <Form />
        </IsThereContext>
      </LocaleContext>
    </RelayEnvironmentProvider>,
  );
  return {
    chosen: screen.getByRole<HTMLSelectElement>('combobox', { name: 'Currency' }),
    price: screen.getByRole<HTMLInputElement>('textbox', { name: 'Price' }),
    control: () => form!.control,
    sent: () => filledValues(FIELDS, form?.getValues() ?? {}, LOCALE),
  };
}

function environment() {
  return createEnvironment({ url: '/graphql', localKeys: {}, isServer: false });
}

let backend: ScriptedBackend;
beforeEach(() => {
  backend = scriptBackend();
});
afterEach(() => backend.restore());

/** Picks a record, and answers what is asked about it. @param code null for a record without one */
async function pick(title: string, kind: 'customer' | 'order', code: string | null): Promise<void> {
  const query = `${kind}CurrencyQuery`;
  const asked = backend.callsOf(query).length;
  fireEvent.click(screen.getByRole('button', { name: title }));
  await waitFor(() => expect(backend.callsOf(query)).toHaveLength(asked + 1));
  expect(backend.last(query).variables).toEqual({ id: title });
  await act(async () => {
    backend.last(query).answer({ data: { [kind]: { id: title, currency: code } } });
    await settled();
  });
}

async function pickBeans(code: string): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name: 'Beans' }));
  await waitFor(() => expect(backend.callsOf('variantPriceQuery')).toHaveLength(1));
  await act(async () => {
    backend
      .last('variantPriceQuery')
      .answer({ data: { variant: { id: 'Beans', priceCents: 530, currency: code } } });
    await settled();
  });
}

/** Whatever follows from an answer has happened. */
function settled(): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve, 20));
}

test('a picked record fills in its currency, and says where it is from', async () => {
  const { chosen, sent } = show();
  await pick('Leeds', 'customer', 'GBP');
  expect(sent()).toEqual({ customer: 'Leeds', currency: 'GBP' });
  expect(chosen).toHaveAccessibleDescription(/Taken from Leeds/);
  expect(screen.getByText('Taken from Leeds')).toBeVisible();
});

test('another record brings its own, and one without a currency none', async () => {
  const { chosen } = show();
  await pick('Leeds', 'customer', 'GBP');
  await pick('Lyon', 'customer', 'EUR');
  expect(chosen).toHaveValue('EUR');
  await pick('Leeds', 'customer', null);
  expect(chosen).toHaveValue('');
  expect(screen.queryByText(/^Taken from/)).toBeNull();
});

test('what a person chose stays, whatever is picked, until it is taken away', async () => {
  const { chosen } = show();
  await pick('Leeds', 'customer', 'GBP');
  fireEvent.change(chosen, { target: { value: 'USD' } });
  fireEvent.change(chosen, { target: { value: 'GBP' } });
  fireEvent.click(screen.getByRole('button', { name: 'Lyon' }));
  await act(settled);
  expect([chosen.value, backend.calls.length]).toEqual(['GBP', 1]);
  fireEvent.change(chosen, { target: { value: '' } });
  await pick('Lyon', 'customer', 'EUR');
  expect(chosen).toHaveValue('EUR');
});

test('the closest record counts, and the next one once that is taken away', async () => {
  const { chosen } = show();
  await pick('Leeds', 'customer', 'GBP');
  await pick('SO-1', 'order', 'EUR');
  expect(chosen).toHaveValue('EUR');
  fireEvent.click(screen.getByRole('button', { name: 'No order' }));
  await waitFor(() => expect(backend.callsOf('customerCurrencyQuery')).toHaveLength(2));
  await act(async () => {
    const answer = { data: { customer: { id: 'Leeds', currency: 'GBP' } } };
    backend.last('customerCurrencyQuery').answer(answer);
    await settled();
  });
  expect(chosen).toHaveValue('GBP');
});

test('a form that is sent before the currency has come waits for it', async () => {
  const { control } = show();
  fireEvent.click(screen.getByRole('button', { name: 'Leeds' }));
  const arrival = arrivals(control());
  expect(arrival).not.toBeNull();
  await waitFor(() => expect(backend.calls).toHaveLength(1));
  backend.calls[0].answer({ data: null, errors: [{ message: 'No.' }] });
  await act(async () => void (await arrival));
  expect(arrivals(control())).toBeNull();
});

test('a currency that a new record begins with follows what is picked', async () => {
  const { chosen } = show({ currency: 'GBP' });
  await pick('Lyon', 'customer', 'EUR');
  expect(chosen).toHaveValue('EUR');
});

test('a record that is there keeps its currency', async () => {
  const { chosen } = show({ currency: 'GBP' }, true);
  fireEvent.click(screen.getByRole('button', { name: 'Lyon' }));
  await act(settled);
  expect([chosen.value, backend.calls.length]).toEqual(['GBP', 0]);
});

test('a price is filled in only where its currency is the one of the form', async () => {
  const { price, sent } = show();
  await pick('SO-1', 'order', 'GBP');
  await pickBeans('EUR');
  expect(price).toHaveValue('');
  expect(sent()).toEqual({ order: 'SO-1', variant: 'Beans', currency: 'GBP' });
});

test('a price that came with its currency goes when the record has another one', async () => {
  const { price, sent } = show();
  await pickBeans('EUR');
  expect(sent()).toEqual({ variant: 'Beans', price: '5.30', currency: 'EUR' });
  await pick('SO-1', 'order', 'GBP');
  await waitFor(() => expect(price).toHaveValue(''));
  expect(sent()).toEqual({ order: 'SO-1', variant: 'Beans', currency: 'GBP' });
});

test('a price stays in the same currency, and what is typed in any', async () => {
  const { price } = show();
  await pickBeans('EUR');
  await pick('SO-1', 'order', 'EUR');
  await act(settled);
  expect(price).toHaveValue('5.30');
  fireEvent.change(price, { target: { value: '6' } });
  await pick('SO-1', 'order', 'GBP');
  await act(settled);
  expect(price).toHaveValue('6');
});

test('a new record begins with the currency of what it is made for, where that can be read', async () => {
  const chosen = { customer: { key: 'Leeds', title: null } };
  const read = (answer: object) => {
    const brought = broughtCurrencies(environment(), FIELDS, chosen, LOCALE);
    return waitFor(() => expect(backend.calls.at(-1)?.variables).toEqual({ id: 'Leeds' })).then(
      () => {
        backend.last('customerCurrencyQuery').answer(answer);
        return brought;
      },
    );
  };
  expect(await read({ data: { customer: { id: 'Leeds', currency: 'GBP' } } })).toEqual({
    currency: 'GBP',
  });
  expect(await read({ data: null, errors: [{ message: 'No.' }] })).toEqual({});
  expect(await broughtCurrencies(environment(), FIELDS, {}, LOCALE)).toEqual({});
});
