/** @jest-environment jsdom */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { money } from '../../../src/ui/form/inputs/money.tsx';
import { integer } from '../../../src/ui/form/inputs/number.tsx';
import { text } from '../../../src/ui/form/inputs/text.tsx';
import { inputsOf } from '../../../src/ui/form/inputsOf.ts';
import { createEnvironment } from '../../../src/relay/environment.ts';
import { readChanged } from '../../../src/ui/action/readStart.ts';
import renameNode from '../../relay/project/__generated__/OrderRenameMutation.graphql.ts';
import { order, orderRequest } from '../../relay/sampleQueries.ts';
import { openAction } from './orderAction.tsx';
import { scriptBackend, type ScriptedBackend } from '../../relay/scriptedBackend.ts';

// The guard against leaving needs an app around it.
jest.mock('../../../src/ui/form/useLeaveGuard.ts', () => ({ useLeaveGuard: () => {} }));

const ENGLISH = { language: 'en', timeZone: 'UTC', now: 0 };

let backend: ScriptedBackend;
beforeEach(() => {
  backend = scriptBackend();
});
afterEach(() => backend.restore());

const AMOUNT = money({
  ...{ label: 'Amount', amount: integer(), unit: 'minor', required: true },
  currencyOf: ['currency'],
});

const startOf = (currency: string | null) => ({
  query: orderRequest,
  variables: () => ({ id: '7' }),
  read: (answer: { order: unknown }) => answer.order,
  values: () => ({ currency }),
});

/** The dialog of an action that takes an amount in the smallest unit of the record's currency. */
async function refundIn(currency: string | null, found: object | null = order('7')) {
  const action = {
    label: 'Refund',
    fields: { amountCents: AMOUNT },
    start: startOf(currency),
    mutation: renameNode,
    variables: (_record: object, { amountCents }: { amountCents: number }) => ({
      ...{ id: '7', number: String(amountCents) },
    }),
  };
  openAction(action as never);
  await waitFor(() => expect(backend.callsOf('OrderQuery')).toHaveLength(1));
  backend.last('OrderQuery').answer({ data: { order: found } });
}

async function type(amount: string) {
  fireEvent.change(await screen.findByLabelText(/^Amount/), { target: { value: amount } });
  fireEvent.click(screen.getByRole('button', { name: 'Refund', hidden: true }));
}

test.each([
  ['EUR', '12.50', '1250'],
  ['JPY', '1250', '1250'],
  ['BHD', '1.25', '1250'],
])('an amount of an action in %s is typed in whole units', async (currency, typed, sent) => {
  await refundIn(currency);
  expect(await screen.findByText(currency)).toBeInTheDocument();
  await type(typed);
  await waitFor(() => expect(backend.callsOf('OrderRenameMutation')).toHaveLength(1));
  expect(backend.last('OrderRenameMutation').variables).toMatchObject({ number: sent });
});

test('an amount that is finer than its currency is not sent', async () => {
  await refundIn('JPY');
  await type('12.5');
  const [problem] = await screen.findAllByText('Amounts in JPY have no decimal places.');
  expect(problem).toBeInTheDocument();
  expect(backend.callsOf('OrderRenameMutation')).toHaveLength(0);
});

test('what is read of the record besides is not compared with what was entered', async () => {
  const environment = createEnvironment({ url: '/graphql', localKeys: {}, isServer: false });
  const fields = inputsOf({ note: text(), amountCents: AMOUNT });
  const start = { ...startOf('JPY'), values: () => ({ note: 'Ring', currency: 'JPY' }) };
  const reading = readChanged(environment, start as never, fields, {}, ENGLISH);
  await waitFor(() => expect(backend.callsOf('OrderQuery')).toHaveLength(1));
  backend.last('OrderQuery').answer({ data: { order: order('7') } });
  expect(Object.keys(await reading)).toEqual(['note']);
});

test('where the currency cannot be read, an amount in cents cannot be entered', async () => {
  await refundIn(null, null);
  expect(await screen.findByRole('alert')).toHaveTextContent('Refund could not be loaded.');
  expect(screen.queryByLabelText(/^Amount/)).not.toBeInTheDocument();
});
