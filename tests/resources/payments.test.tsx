/**
 * Scaffolded by Frontage from the type `Payment`. `frontage pull` keeps your edits.
 *
 * @jest-environment jsdom
 */
import { fireEvent, screen } from '@testing-library/react';
import { controlOf, noneYet, renderPage } from 'frontage/testing/renderPage';
import { PaymentEdit } from '../../src/resources/payments/PaymentEdit.tsx';
import { paymentFields } from '../../src/resources/payments/paymentFields.ts';
import { PaymentList } from '../../src/resources/payments/PaymentList.tsx';
import { PaymentRecord } from '../../src/resources/payments/PaymentRecord.tsx';
import { payments } from '../../src/resources/payments/payments.ts';

const payment = { id: 'payments-7', reference: 'First payment' };

describe('the list of payments', () => {
  test('shows each of them', () => {
    renderPage(PaymentList).respond({
      Query: () => ({ payments: { edges: [{ node: payment }] } }),
    });
    expect(screen.getByRole('rowheader')).toHaveTextContent(payment.reference);
  });

  test('says when there are none', () => {
    renderPage(PaymentList).respond({ Query: () => ({ payments: { edges: [] } }) });
    expect(screen.getByText(noneYet(payments))).toBeVisible();
  });

  test('says why it cannot be shown', () => {
    renderPage(PaymentList).fail('The backend is out of order.');
    expect(screen.getByRole('alert')).toHaveTextContent('The backend is out of order.');
  });
});

test('the page of a payment shows it', () => {
  renderPage(PaymentRecord, { key: payment.id }).respond({ Query: () => ({ payment }) });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(payment.reference);
});

test('the form of a payment sends what was changed, and nothing else', async () => {
  const page = renderPage(PaymentEdit, { key: payment.id });
  page.respond({ Query: () => ({ payment }) });
  fireEvent.change(controlOf(paymentFields, 'reference'), { target: { value: 'Something else' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await page.sentVariables()).toEqual({
    input: { id: 'payments-7', paymentPatch: { reference: 'Something else' } },
  });
});
