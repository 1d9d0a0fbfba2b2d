/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { CustomerRecord } from '../../../src/resources/customers/CustomerRecord.tsx';
import { orders } from '../../../src/resources/orders/orders.ts';
import { renderPage } from '../../../src/testing/renderPage.tsx';
import { NewRecordLink } from '../../../src/ui/record/NewRecordLink.tsx';

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

test('a key that is a number is marked as one', () => {
  render(
    <NewRecordLink resource={orders} parent={{ parent: 'seat', key: Number }} parentKey="7" />,
  );
  expect(link()).toHaveAttribute('href', '/orders/new?seat.number=7');
});
