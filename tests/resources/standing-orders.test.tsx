/**
 * Scaffolded by Frontage from the type `StandingOrder`. `frontage pull` keeps your edits.
 *
 * @jest-environment jsdom
 */
import { fireEvent, screen } from '@testing-library/react';
import { controlOf, noneYet, renderPage } from 'frontage/testing/renderPage';
import { StandingOrderEdit } from '../../src/resources/standing-orders/StandingOrderEdit.tsx';
import { standingOrderFields } from '../../src/resources/standing-orders/standingOrderFields.ts';
import { StandingOrderList } from '../../src/resources/standing-orders/StandingOrderList.tsx';
import { StandingOrderRecord } from '../../src/resources/standing-orders/StandingOrderRecord.tsx';
import { standingOrders } from '../../src/resources/standing-orders/standingOrders.ts';

const standingOrder = { id: 'standing-orders-7' };

describe('the list of standing orders', () => {
  test('shows each of them', () => {
    renderPage(StandingOrderList).respond({
      Query: () => ({ standingOrders: { edges: [{ node: standingOrder }] } }),
    });
    expect(screen.getAllByRole('rowheader')).toHaveLength(1);
  });

  test('says when there are none', () => {
    renderPage(StandingOrderList).respond({ Query: () => ({ standingOrders: { edges: [] } }) });
    expect(screen.getByText(noneYet(standingOrders))).toBeVisible();
  });

  test('says why it cannot be shown', () => {
    renderPage(StandingOrderList).fail('The backend is out of order.');
    expect(screen.getByRole('alert')).toHaveTextContent('The backend is out of order.');
  });
});

test('the page of a standing order shows it', () => {
  renderPage(StandingOrderRecord, { key: standingOrder.id }).respond({
    Query: () => ({ standingOrder }),
  });
  expect(screen.getByRole('heading', { level: 1 })).not.toHaveTextContent('not found');
});

test('the form of a standing order sends what was changed, and nothing else', async () => {
  const page = renderPage(StandingOrderEdit, { key: standingOrder.id });
  page.respond({ Query: () => ({ standingOrder }) });
  fireEvent.change(controlOf(standingOrderFields, 'quantity'), { target: { value: '8' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await page.sentVariables()).toEqual({
    input: { id: 'standing-orders-7', standingOrderPatch: { quantity: 8 } },
  });
});
