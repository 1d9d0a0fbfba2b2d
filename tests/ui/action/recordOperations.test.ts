import type { MutationParameters } from 'relay-runtime';
import { defineEditing } from '../../../src/ui/form/recordEditing.ts';
import {
  defineOperations,
  type RecordOperations,
} from '../../../src/ui/action/recordOperations.ts';
import type { RecordAction, RecordDeletion } from '../../../src/ui/action/recordAction.ts';
import type { RecordCreation } from '../../../src/ui/form/recordChange.ts';
import type { Fields } from '../../../src/ui/form/input.ts';
import { editOrder } from '../../../src/resources/orders/mutations/editOrder.ts';
import { createOrder } from '../../../src/resources/orders/mutations/createOrder.ts';
import { orderFields } from '../../../src/resources/orders/orderFields.ts';

const RESOURCE = { slug: 'orders', label: 'Order', pluralLabel: 'Orders' };

/** An action that needs more of an order than its key. */
const lock: RecordAction<MutationParameters, { readonly id: string; readonly version: number }> = {
  label: 'Lock',
  mutation: {} as never,
  variables: ({ id, version }) => ({ id, version }),
};
const remove: RecordDeletion<MutationParameters, { readonly id: string }> = {
  mutation: lock.mutation,
  variables: ({ id }) => ({ id }),
};
const edit = () => Promise.resolve(editOrder);
const create = () => Promise.resolve(createOrder);
const fields = () => Promise.resolve(orderFields);

function labels(operations: RecordOperations<never, never>): readonly string[] {
  return operations.bulk?.actions.map(({ label }) => label) ?? [];
}

test('deleting is an action that comes last, and what is done with one is done with several', () => {
  const operations = defineOperations({
    resource: RESOURCE,
    edit,
    delete: () => Promise.resolve(remove),
    actions: [{ label: 'Lock', load: () => Promise.resolve(lock) }],
  });
  expect(operations.actions.map(({ label }) => label)).toEqual(['Lock', 'Delete']);
  expect(labels(operations)).toEqual(['Lock', 'Delete']);
  expect(operations.bulk?.edit).toBe(edit);
  expect(operations.canImport).toBe(false);
});

test('what follows can be left out by the owner', () => {
  const load = () => Promise.resolve(lock);
  const actions = [{ label: 'Lock', bulk: false, load }] as const;
  const single = defineOperations({ resource: RESOURCE, actions, edit, bulkEdit: false });
  expect(single.bulk).toBeNull();
  const none = defineOperations({ resource: RESOURCE, edit, bulk: false });
  expect(none.bulk).toBeNull();
  const deletion = () => Promise.resolve(remove);
  const kept = defineOperations({ resource: RESOURCE, delete: deletion, bulkDelete: false });
  expect(kept.bulk).toBeNull();
  expect(kept.actions).toHaveLength(1);
  expect(defineOperations({ resource: RESOURCE, fields, create }).canImport).toBe(true);
  expect(defineOperations({ resource: RESOURCE, fields, create, import: false }).canImport).toBe(
    false,
  );
});

test('a record, and rows of a list, must have what the actions need', () => {
  const load = () => Promise.resolve(lock);
  const both = defineOperations({ resource: RESOURCE, actions: [{ label: 'Lock', load }] });
  const single = defineOperations({
    resource: RESOURCE,
    actions: [{ label: 'Lock', bulk: false, load }],
  });
  const own: RecordOperations<{ id: string; version: number }, never> = both;
  const rows: RecordOperations<never, { id: string }> = single;
  // @ts-expect-error The record has no version.
  const wrongRecord: RecordOperations<{ id: string }, never> = single;
  // @ts-expect-error The rows have no version.
  const wrongRows: RecordOperations<never, { id: string }> = both;
  expect([own, rows, wrongRecord, wrongRows]).toHaveLength(4);
});

test('inputs must be those that the mutation sends', () => {
  const others: Fields<{ name: string }> = { name: orderFields.number as never };
  const loadOthers = () => Promise.resolve(others);
  // @ts-expect-error These are not the inputs of an order.
  expect(defineOperations({ resource: RESOURCE, fields: loadOthers, create }).canImport).toBe(true);
  const named: RecordCreation<MutationParameters, { name: string }> = {
    mutation: {} as never,
    variables: (values) => values,
  };
  const createNamed = () => Promise.resolve(named);
  expect(
    defineOperations({ resource: RESOURCE, fields: loadOthers, create: createNamed }).canImport,
  ).toBe(true);
  // @ts-expect-error These are not the inputs of an order either.
  expect(defineEditing({ ...editOrder, fields: others }).fields).toBe(others);
});
