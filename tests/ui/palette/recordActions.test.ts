/** @jest-environment jsdom */
import { FULL_ACCESS, type Access } from '../../../src/access/access.ts';
import type { Resource } from '../../../src/address/resource.ts';
import { createEnvironment } from '../../../src/relay/environment.ts';
import { orderOperations } from '../../../src/resources/orders/orderOperations.ts';
import { provideModules } from '../../../src/lists/resourceModules.ts';
import { actionsOnRecord, waysToRecord } from '../../../src/ui/palette/recordActions.ts';
import { scriptBackend } from '../../relay/scriptedBackend.ts';

const ENGLISH = { language: 'en', timeZone: 'UTC', now: 0 };
const ORDERS: Resource = {
  slug: 'orders',
  label: 'Order',
  pluralLabel: 'Orders',
  roots: { edit: 'updateOrder', delete: 'deleteOrder' },
};
const RECORD = { resource: ORDERS, href: '/orders/7', title: 'SO-7' };
const ENVIRONMENT = createEnvironment({ url: '/graphql', localKeys: {}, isServer: false });
const none = () => Promise.resolve({});

function offer(): void {
  const actions = [
    { label: 'Ship', mutation: 'shipOrder' },
    { label: 'Delete', isDelete: true },
  ];
  provideModules(() =>
    Promise.resolve({
      orders: { operations: () => Promise.resolve({ fields: none, create: none, actions }) },
    }),
  );
}

const without = (...roots: string[]): Access => ({
  ...FULL_ACCESS,
  denied: Object.fromEntries(roots.map((root) => [`Mutation.${root}`, 'role'])) as never,
});

const labels = (entries: ReadonlyArray<{ readonly label: string }>) =>
  entries.map(({ label }) => label);
const actions = async (access: Access) =>
  labels(await actionsOnRecord(RECORD, ENVIRONMENT, null as never, access, ENGLISH));

test('a record can be opened, changed and handed on, and what its resource offers can be done', async () => {
  offer();
  const ways = waysToRecord(RECORD, FULL_ACCESS, ENGLISH);
  expect(ways.map(({ target }) => ('href' in target ? target.href : 'does'))).toEqual([
    '/orders/7',
    '/orders/7/edit',
    'does',
  ]);
  expect(await actions(FULL_ACCESS)).toEqual(['Ship', 'Delete']);
});

test('who may not do something is not offered it', async () => {
  offer();
  expect(labels(waysToRecord(RECORD, without('updateOrder'), ENGLISH))).toEqual([
    'Open',
    'Copy link',
  ]);
  expect(await actions(without('shipOrder'))).toEqual(['Delete']);
  expect(await actions(without('deleteOrder'))).toEqual(['Ship']);
});

test('what a record has passed is not offered, as its page does not, unless it cannot be read', async () => {
  provideModules(() =>
    Promise.resolve({ orders: { operations: () => Promise.resolve(orderOperations) } }),
  );
  const offeredTo = async (answer: object) => {
    const backend = scriptBackend(({ name }) => (name === 'editOrderQuery' ? answer : undefined));
    const offered = await actions(FULL_ACCESS);
    backend.restore();
    return offered;
  };
  const orderIn = (status: string) => ({ data: { order: { id: '7', number: 'SO-7', status } } });
  expect(await offeredTo(orderIn('DRAFT'))).toEqual(['Confirm', 'Cancel', 'Ship', 'Delete']);
  expect(await offeredTo(orderIn('CONFIRMED'))).toEqual(['Ship', 'Cancel', 'Delete']);
  expect(await offeredTo(orderIn('SHIPPED'))).not.toContain('Ship');
  expect(await offeredTo({ errors: [{ message: 'Out of order' }] })).toEqual([
    ...['Confirm', 'Cancel', 'Ship', 'Delete'],
  ]);
});
