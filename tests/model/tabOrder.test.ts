import { tabPlace } from '../../src/model/wording/tabOrder.ts';

test('what a record is made of comes first, then its business, its people, its work, what happened', () => {
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

test('what serves the system comes last, whatever it is of', () => {
  expect(tabPlace('orderMetafields')).toBeGreaterThan(tabPlace('agreements'));
  expect(tabPlace('metafieldItems')).toBeGreaterThan(tabPlace('agreements'));
});
