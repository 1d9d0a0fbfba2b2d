/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { CustomerRecord } from '../../../src/resources/customers/CustomerRecord.tsx';
import { renderPage } from '../../../src/testing/renderPage.tsx';

const link = () => screen.queryByRole('link', { name: 'New order' });

test('a tab leads to the form for a new record, with the record of the page', () => {
  renderPage(CustomerRecord, { key: 'a/1', tab: 'orders' }).respond();
  expect(link()).toHaveAttribute('href', '/orders/new?customer.key=a%2F1');
});

test('it is not offered to who may not create one', () => {
  const denied = { 'Mutation.createOrder': { kind: 'role', role: 'warehouse' } } as const;
  renderPage(CustomerRecord, { key: 'a/1', tab: 'orders' }, { denied }).respond();
  expect(link()).toBeNull();
});
