/**
 * Scaffolded by Frontage from the type `StockMovement`. `frontage pull` keeps your edits.
 *
 * @jest-environment jsdom
 */
import { fireEvent, screen } from '@testing-library/react';
import { controlOf, noneYet, renderPage } from 'frontage/testing/renderPage';
import { StockMovementEdit } from '../../src/resources/stock-movements/StockMovementEdit.tsx';
import { stockMovementFields } from '../../src/resources/stock-movements/stockMovementFields.ts';
import { StockMovementList } from '../../src/resources/stock-movements/StockMovementList.tsx';
import { StockMovementRecord } from '../../src/resources/stock-movements/StockMovementRecord.tsx';
import { stockMovements } from '../../src/resources/stock-movements/stockMovements.ts';

const stockMovement = { id: 'stock-movements-7' };

describe('the list of stock movements', () => {
  test('shows each of them', () => {
    renderPage(StockMovementList).respond({
      Query: () => ({ stockMovements: { edges: [{ node: stockMovement }] } }),
    });
    expect(screen.getAllByRole('rowheader')).toHaveLength(1);
  });

  test('says when there are none', () => {
    renderPage(StockMovementList).respond({ Query: () => ({ stockMovements: { edges: [] } }) });
    expect(screen.getByText(noneYet(stockMovements))).toBeVisible();
  });

  test('says why it cannot be shown', () => {
    renderPage(StockMovementList).fail('The backend is out of order.');
    expect(screen.getByRole('alert')).toHaveTextContent('The backend is out of order.');
  });
});

test('the page of a stock movement shows it', () => {
  renderPage(StockMovementRecord, { key: stockMovement.id }).respond({
    Query: () => ({ stockMovement }),
  });
  expect(screen.getByRole('heading', { level: 1 })).not.toHaveTextContent('not found');
});

test('the form of a stock movement sends what was changed, and nothing else', async () => {
  const page = renderPage(StockMovementEdit, { key: stockMovement.id });
  page.respond({ Query: () => ({ stockMovement }) });
  fireEvent.change(controlOf(stockMovementFields, 'quantity'), { target: { value: '8' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await page.sentVariables()).toEqual({
    input: { id: 'stock-movements-7', stockMovementPatch: { quantity: 8 } },
  });
});
