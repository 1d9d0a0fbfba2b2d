/**
 * Scaffolded by Frontage from the type `OrderLine`. `frontage pull` keeps your edits.
 *
 * @jest-environment jsdom
 */
import { fireEvent, screen } from '@testing-library/react';
import { controlOf, noneYet, renderPage } from 'frontage/testing/renderPage';
import { OrderLineEdit } from '../../src/resources/order-lines/OrderLineEdit.tsx';
import { orderLineFields } from '../../src/resources/order-lines/orderLineFields.ts';
import { OrderLineList } from '../../src/resources/order-lines/OrderLineList.tsx';
import { OrderLineRecord } from '../../src/resources/order-lines/OrderLineRecord.tsx';
import { orderLines } from '../../src/resources/order-lines/orderLines.ts';

const orderLine = { id: 'order-lines-7' };

describe('the list of order lines', () => {
  test('shows each of them', () => {
    renderPage(OrderLineList).respond({
      Query: () => ({ orderLines: { edges: [{ node: orderLine }] } }),
    });
    expect(screen.getAllByRole('rowheader')).toHaveLength(1);
  });

  test('says when there are none', () => {
    renderPage(OrderLineList).respond({ Query: () => ({ orderLines: { edges: [] } }) });
    expect(screen.getByText(noneYet(orderLines))).toBeVisible();
  });

  test('says why it cannot be shown', () => {
    renderPage(OrderLineList).fail('The backend is out of order.');
    expect(screen.getByRole('alert')).toHaveTextContent('The backend is out of order.');
  });
});

test('the page of an order line shows it', () => {
  renderPage(OrderLineRecord, { key: orderLine.id }).respond({ Query: () => ({ orderLine }) });
  expect(screen.getByRole('heading', { level: 1 })).not.toHaveTextContent('not found');
});

test('the form of an order line sends what was changed, and nothing else', async () => {
  const page = renderPage(OrderLineEdit, { key: orderLine.id });
  page.respond({ Query: () => ({ orderLine }) });
  fireEvent.change(controlOf(orderLineFields, 'position'), { target: { value: '8' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await page.sentVariables()).toEqual({
    input: { id: 'order-lines-7', orderLinePatch: { position: 8 } },
  });
});
