/**
 * Scaffolded by Frontage from the type `OverdueInvoice`. `frontage pull` keeps your edits.
 *
 * @jest-environment jsdom
 */
import { screen } from '@testing-library/react';
import { noneYet, renderPage } from 'frontage/testing/renderPage';
import { OverdueInvoiceList } from '../../src/resources/overdue-invoices/OverdueInvoiceList.tsx';
import { OverdueInvoiceRecord } from '../../src/resources/overdue-invoices/OverdueInvoiceRecord.tsx';
import { overdueInvoices } from '../../src/resources/overdue-invoices/overdueInvoices.ts';

const overdueInvoice = { id: 'overdue-invoices-7', number: 'First overdue invoice' };

describe('the list of overdue invoices', () => {
  test('shows each of them', () => {
    renderPage(OverdueInvoiceList).respond({
      Query: () => ({ overdueInvoices: { edges: [{ node: overdueInvoice }] } }),
    });
    expect(screen.getByRole('rowheader')).toHaveTextContent(overdueInvoice.number);
  });

  test('says when there are none', () => {
    renderPage(OverdueInvoiceList).respond({ Query: () => ({ overdueInvoices: { edges: [] } }) });
    expect(screen.getByText(noneYet(overdueInvoices))).toBeVisible();
  });

  test('says why it cannot be shown', () => {
    renderPage(OverdueInvoiceList).fail('The backend is out of order.');
    expect(screen.getByRole('alert')).toHaveTextContent('The backend is out of order.');
  });
});

test('the page of an overdue invoice shows it', () => {
  renderPage(OverdueInvoiceRecord, { key: overdueInvoice.id }).respond({
    Query: () => ({ overdueInvoice }),
  });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(overdueInvoice.number);
});
