/**
 * Scaffolded by Frontage from the type `MonthlyRevenueFigure`. `frontage pull` keeps your edits.
 *
 * @jest-environment jsdom
 */
import { screen } from '@testing-library/react';
import { noneYet, renderPage } from 'frontage/testing/renderPage';
import { MonthlyRevenueFigureList } from '../../src/resources/monthly-revenue-figures/MonthlyRevenueFigureList.tsx';
import { MonthlyRevenueFigureRecord } from '../../src/resources/monthly-revenue-figures/MonthlyRevenueFigureRecord.tsx';
import { monthlyRevenueFigures } from '../../src/resources/monthly-revenue-figures/monthlyRevenueFigures.ts';

const monthlyRevenueFigure = { id: 'monthly-revenue-figures-7' };

describe('the list of monthly revenue figures', () => {
  test('shows each of them', () => {
    renderPage(MonthlyRevenueFigureList).respond({
      Query: () => ({ monthlyRevenueFigures: { edges: [{ node: monthlyRevenueFigure }] } }),
    });
    expect(screen.getAllByRole('rowheader')).toHaveLength(1);
  });

  test('says when there are none', () => {
    renderPage(MonthlyRevenueFigureList).respond({
      Query: () => ({ monthlyRevenueFigures: { edges: [] } }),
    });
    expect(screen.getByText(noneYet(monthlyRevenueFigures))).toBeVisible();
  });

  test('says why it cannot be shown', () => {
    renderPage(MonthlyRevenueFigureList).fail('The backend is out of order.');
    expect(screen.getByRole('alert')).toHaveTextContent('The backend is out of order.');
  });
});

test('the page of a monthly revenue figure shows it', () => {
  renderPage(MonthlyRevenueFigureRecord, { key: monthlyRevenueFigure.id }).respond({
    Query: () => ({ monthlyRevenueFigure }),
  });
  expect(screen.getByRole('heading', { level: 1 })).not.toHaveTextContent('not found');
});
