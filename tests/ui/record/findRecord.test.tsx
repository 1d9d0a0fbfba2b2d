/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import type { Resource } from '../../../src/address/resource.ts';
import { FindRecord } from '../../../src/ui/record/FindRecord.tsx';
import { at, routerAt } from '../testRouter.tsx';

const ORDERS: Resource = {
  slug: 'orders',
  label: 'Order',
  pluralLabel: 'Orders',
  newLabel: 'Place order',
  screens: ['record', 'create'],
  keyLabels: ['ID'],
};
const SEATS: Resource = {
  slug: 'seats',
  label: 'Seat',
  pluralLabel: 'Seats',
  screens: ['record'],
  keyLabels: ['Row', 'Number'],
};

function show(resource: Resource, address = `/${resource.slug}`) {
  const router = routerAt(address);
  render(at(router, <FindRecord resource={resource} />));
  return router;
}

const enter = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('a record that no list has is opened by its key', () => {
  const router = show(ORDERS);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Orders');
  enter('ID', ' A 7 ');
  fireEvent.click(screen.getByText('Open'));
  expect(router.push).toHaveBeenCalledWith('/orders/A%207');
});

test('a record of a key of two parts is opened by both', () => {
  const router = show(SEATS);
  enter('Row', 'K');
  enter('Number', '12');
  fireEvent.click(screen.getByText('Open'));
  expect(router.push).toHaveBeenCalledWith('/seats/K,12');
});

test('without scripts, the page that the form leads to has a link to the record', () => {
  show(ORDERS, '/orders?key=42');
  expect(screen.getByLabelText<HTMLInputElement>('ID').value).toBe('42');
  expect(screen.getByText('42').getAttribute('href')).toBe('/orders/42');
});

test('a new record is made from there, where one can be made', () => {
  show(ORDERS);
  expect(screen.getByText('Place order').getAttribute('href')).toBe('/orders/new');
  show(SEATS);
  expect(screen.queryByText('New seat')).toBeNull();
});
