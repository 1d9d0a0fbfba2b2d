/**
 * Scaffolded by Frontage from the type `Order`. `frontage pull` keeps your edits.
 *
 * @jest-environment jsdom
 */
import { fireEvent, screen } from '@testing-library/react';
import { controlOf, noneYet, renderPage } from 'frontage/testing/renderPage';
import { OrderEdit } from '../../src/resources/orders/OrderEdit.tsx';
import { orderFields } from '../../src/resources/orders/orderFields.ts';
import { OrderList } from '../../src/resources/orders/OrderList.tsx';
import { OrderRecord } from '../../src/resources/orders/OrderRecord.tsx';
import { orders } from '../../src/resources/orders/orders.ts';

const order = { id: 'orders-7', number: 'First order' };

describe('the list of orders', () => {
  test('shows each of them', () => {
    renderPage(OrderList).respond({ Query: () => ({ orders: { edges: [{ node: order }] } }) });
    expect(screen.getByRole('rowheader')).toHaveTextContent(order.number);
  });

  test('says when there are none', () => {
    renderPage(OrderList).respond({ Query: () => ({ orders: { edges: [] } }) });
    expect(screen.getByText(noneYet(orders))).toBeVisible();
  });

  test('says why it cannot be shown', () => {
    renderPage(OrderList).fail('The backend is out of order.');
    expect(screen.getByRole('alert')).toHaveTextContent('The backend is out of order.');
  });
});

test('the page of an order shows it', () => {
  renderPage(OrderRecord, { key: order.id }).respond({ Query: () => ({ order }) });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(order.number);
});

test('the form of an order sends what was changed, and nothing else', async () => {
  const page = renderPage(OrderEdit, { key: order.id });
  page.respond({ Query: () => ({ order }) });
  fireEvent.change(controlOf(orderFields, 'number'), { target: { value: 'Something else' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await page.sentVariables()).toEqual({
    input: { id: 'orders-7', orderPatch: { number: 'Something else' } },
  });
});
