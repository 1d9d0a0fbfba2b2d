/**
 * Scaffolded by Frontage from the type `Invoice`. `frontage pull` keeps your edits.
 *
 * @jest-environment jsdom
 */
import { fireEvent, screen } from '@testing-library/react';
import { controlOf, noneYet, renderPage } from 'frontage/testing/renderPage';
import { InvoiceEdit } from '../../src/resources/invoices/InvoiceEdit.tsx';
import { invoiceFields } from '../../src/resources/invoices/invoiceFields.ts';
import { InvoiceList } from '../../src/resources/invoices/InvoiceList.tsx';
import { InvoiceRecord } from '../../src/resources/invoices/InvoiceRecord.tsx';
import { invoices } from '../../src/resources/invoices/invoices.ts';

const invoice = { id: 'invoices-7', number: 'First invoice' };

describe('the list of invoices', () => {
  test('shows each of them', () => {
    renderPage(InvoiceList).respond({
      Query: () => ({ invoices: { edges: [{ node: invoice }] } }),
    });
    expect(screen.getByRole('rowheader')).toHaveTextContent(invoice.number);
  });

  test('says when there are none', () => {
    renderPage(InvoiceList).respond({ Query: () => ({ invoices: { edges: [] } }) });
    expect(screen.getByText(noneYet(invoices))).toBeVisible();
  });

  test('says why it cannot be shown', () => {
    renderPage(InvoiceList).fail('The backend is out of order.');
    expect(screen.getByRole('alert')).toHaveTextContent('The backend is out of order.');
  });
});

test('the page of an invoice shows it', () => {
  renderPage(InvoiceRecord, { key: invoice.id }).respond({ Query: () => ({ invoice }) });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(invoice.number);
});

test('the form of an invoice sends what was changed, and nothing else', async () => {
  const page = renderPage(InvoiceEdit, { key: invoice.id });
  page.respond({ Query: () => ({ invoice }) });
  fireEvent.change(controlOf(invoiceFields, 'number'), { target: { value: 'Something else' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await page.sentVariables()).toEqual({
    input: { id: 'invoices-7', invoicePatch: { number: 'Something else' } },
  });
});
