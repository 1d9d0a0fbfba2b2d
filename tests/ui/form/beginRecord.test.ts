/** @jest-environment jsdom */
import { createEnvironment } from '../../../src/relay/environment.ts';
import { orderFields } from '../../../src/resources/orders/orderFields.ts';
import { editOrder } from '../../../src/resources/orders/mutations/editOrder.ts';
import { ticketFields } from '../../../src/resources/tickets/ticketFields.ts';
import { beginRecord } from '../../../src/ui/form/beginRecord.ts';
import { inputsOf } from '../../../src/ui/form/inputsOf.ts';
import { filledValues } from '../../../src/ui/form/values.ts';
import { scriptBackend, type ScriptedBackend } from '../../relay/scriptedBackend.ts';

const LOCALE = { language: 'en', timeZone: 'UTC', now: 0 };
const ORDERS = inputsOf(orderFields);
const TICKETS = inputsOf(ticketFields);
const CUSTOMER = { id: 'a/1', currency: 'GBP' };

let backend: ScriptedBackend;
beforeEach(() => {
  backend = scriptBackend(({ name }) => ({
    data: name === 'customerCurrencyQuery' ? { customer: CUSTOMER } : { order: null },
  }));
});
afterEach(() => backend.restore());

/** What a form begins with, as it would be sent. */
async function begun(fields: typeof ORDERS, address: string) {
  const environment = createEnvironment({ url: '/graphql', localKeys: {}, isServer: false });
  const edit = () => Promise.resolve(editOrder);
  const state = await beginRecord({ environment, fields, edit }, address, LOCALE);
  return state === 'unreadable' ? state : filledValues(fields, state, LOCALE);
}

test('a new record has what it is made for, and its currency', async () => {
  expect(await begun(ORDERS, 'customer.key=a%2F1')).toEqual({ customer: 'a/1', currency: 'GBP' });
  expect(backend.last('customerCurrencyQuery').variables).toEqual({ id: 'a/1' });
});

test('keys that are numbers are sent as such', async () => {
  expect(await begun(TICKETS, 'assignee.number=12&order.key=7')).toEqual({
    assignee: 12,
    order: '7',
  });
  expect(backend.calls).toHaveLength(0);
});

test('an address fills in records alone, by inputs that the form has', async () => {
  const address = 'number.key=SO-1&status.key=DRAFT&gone.key=7&labels.key=a';
  expect(await begun(ORDERS, address)).toEqual({});
  expect(await begun(TICKETS, address)).toEqual({});
});

test('a record to duplicate that is gone is said to be unreadable', async () => {
  expect(await begun(ORDERS, 'from=7')).toBe('unreadable');
});
