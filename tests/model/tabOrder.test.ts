import { tabPlace } from '../../src/model/wording/tabOrder.ts';

test('parts of a record come first, then business, people, work and history', () => {
  const names = [
    'agreements',
    'auditLogs',
    'comments',
    'companyContacts',
    'customerAddresses',
    'events',
    'lineItems',
    'metafields',
    'paymentEntries',
    'stockDeliveries',
    'supportTickets',
    'translations',
  ];
  expect(names.toSorted((one, other) => tabPlace(one) - tabPlace(other))).toEqual([
    'lineItems',
    'paymentEntries',
    'stockDeliveries',
    'companyContacts',
    'customerAddresses',
    'supportTickets',
    'comments',
    'events',
    'agreements',
    'auditLogs',
    'metafields',
    'translations',
  ]);
});

test('technical data of the system comes last', () => {
  expect(tabPlace('orderMetafields')).toBeGreaterThan(tabPlace('agreements'));
  expect(tabPlace('metafieldItems')).toBeGreaterThan(tabPlace('agreements'));
});
