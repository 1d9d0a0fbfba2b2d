/**
 * Scaffolded by Frontage from the type `OrderEvent`. `frontage pull` keeps your edits.
 *
 * @jest-environment jsdom
 */
import { screen } from '@testing-library/react';
import { noneYet, renderPage } from 'frontage/testing/renderPage';
import { OrderEventList } from '../../src/resources/order-events/OrderEventList.tsx';
import { OrderEventRecord } from '../../src/resources/order-events/OrderEventRecord.tsx';
import { orderEvents } from '../../src/resources/order-events/orderEvents.ts';

const orderEvent = { id: 'order-events-7' };

describe('the list of order events', () => {
  test('shows each of them', () => {
    renderPage(OrderEventList).respond({
      Query: () => ({ orderEvents: { edges: [{ node: orderEvent }] } }),
    });
    expect(screen.getAllByRole('rowheader')).toHaveLength(1);
  });

  test('says when there are none', () => {
    renderPage(OrderEventList).respond({ Query: () => ({ orderEvents: { edges: [] } }) });
    expect(screen.getByText(noneYet(orderEvents))).toBeVisible();
  });

  test('says why it cannot be shown', () => {
    renderPage(OrderEventList).fail('The backend is out of order.');
    expect(screen.getByRole('alert')).toHaveTextContent('The backend is out of order.');
  });
});

test('the page of an order event shows it', () => {
  renderPage(OrderEventRecord, { key: orderEvent.id }).respond({ Query: () => ({ orderEvent }) });
  expect(screen.getByRole('heading', { level: 1 })).not.toHaveTextContent('not found');
});
