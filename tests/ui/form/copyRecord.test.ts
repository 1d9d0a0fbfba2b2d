/** @jest-environment jsdom */
import { createEnvironment } from '../../../src/relay/environment.ts';
import { editOrder } from '../../../src/resources/orders/mutations/editOrder.ts';
import { orderFields } from '../../../src/resources/orders/orderFields.ts';
import { copyRecord } from '../../../src/ui/form/copyRecord.ts';
import { inputsOf } from '../../../src/ui/form/inputsOf.ts';
import { filledValues } from '../../../src/ui/form/values.ts';
import { scriptBackend, type ScriptedBackend } from '../../relay/scriptedBackend.ts';

const LOCALE = { language: 'en', timeZone: 'UTC', now: 0 };
const FIELDS = inputsOf(orderFields);
const ORDER = {
  id: '7',
  number: 'SO-7',
  status: 'DRAFT',
  channel: 'PHONE',
  placedAt: '2026-02-03T04:05:00Z',
  currency: 'GBP',
  isRush: false,
  purchaseOrderNumber: 'PO-1',
  customer: { id: 'c', name: 'Leeds' },
};

let backend: ScriptedBackend;
afterEach(() => backend.restore());

/** What a duplicate of an order begins with; null where there is no such order. */
async function copied(order: object | null, notCopied?: readonly string[]) {
  backend = scriptBackend(() => ({ data: { order } }));
  const environment = createEnvironment({ url: '/graphql', localKeys: {}, isServer: false });
  const copying = { environment, fields: FIELDS, editing: editOrder, notCopied };
  const state = await copyRecord(copying, '7', LOCALE);
  expect(backend.last('editOrderQuery').variables).toEqual({ id: '7' });
  return state && filledValues(FIELDS, state, LOCALE);
}

test('a duplicate has all values of a record but those that it has for itself', async () => {
  const whole = await copied(ORDER);
  expect(whole).toMatchObject({ number: 'SO-7', currency: 'GBP', purchaseOrderNumber: 'PO-1' });
  backend.restore();
  const { number, ...others } = { ...whole };
  expect(number).toBe('SO-7');
  expect(await copied(ORDER, ['number', 'gone'])).toEqual(others);
});

test('a record that is gone has no duplicate', async () => {
  expect(await copied(null, ['number'])).toBeNull();
});

test('a duplicate is linked to what the record is linked to, as far as its form takes that', async () => {
  backend = scriptBackend(() => ({ data: { order: ORDER } }));
  const environment = createEnvironment({ url: '/graphql', localKeys: {}, isServer: false });
  const tags = jest.fn(async () => await Promise.resolve([{ key: 't1', title: 'Gift' }]));
  const none = jest.fn(async () => await Promise.resolve([]));
  const fields = { ...FIELDS, tagIds: FIELDS.customer, roleIds: FIELDS.customer };
  const copiedLinks = { tagIds: tags, roleIds: none, hidden: none };
  const copying = { environment, fields, editing: editOrder, copiedLinks };
  const state = await copyRecord(copying, '7', LOCALE);
  expect(tags).toHaveBeenCalledWith(environment, '7');
  expect(none).toHaveBeenCalledTimes(1);
  expect(state).toMatchObject({ tagIds: [{ key: 't1', title: 'Gift' }], roleIds: null });
  expect(state).not.toHaveProperty('hidden');
});
