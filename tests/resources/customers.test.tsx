/**
 * Scaffolded by Frontage from the type `Customer`. `frontage pull` keeps your edits.
 *
 * @jest-environment jsdom
 */
import { fireEvent, screen } from '@testing-library/react';
import { controlOf, noneYet, renderPage } from 'frontage/testing/renderPage';
import { CustomerEdit } from '../../src/resources/customers/CustomerEdit.tsx';
import { customerFields } from '../../src/resources/customers/customerFields.ts';
import { CustomerList } from '../../src/resources/customers/CustomerList.tsx';
import { CustomerRecord } from '../../src/resources/customers/CustomerRecord.tsx';
import { customers } from '../../src/resources/customers/customers.ts';

const customer = { id: 'customers-7', name: 'First customer' };

describe('the list of customers', () => {
  test('shows each of them', () => {
    renderPage(CustomerList).respond({
      Query: () => ({ customers: { edges: [{ node: customer }] } }),
    });
    expect(screen.getByRole('rowheader')).toHaveTextContent(customer.name);
  });

  test('says when there are none', () => {
    renderPage(CustomerList).respond({ Query: () => ({ customers: { edges: [] } }) });
    expect(screen.getByText(noneYet(customers))).toBeVisible();
  });

  test('says why it cannot be shown', () => {
    renderPage(CustomerList).fail('The backend is out of order.');
    expect(screen.getByRole('alert')).toHaveTextContent('The backend is out of order.');
  });
});

test('the page of a customer shows it', () => {
  renderPage(CustomerRecord, { key: customer.id }).respond({ Query: () => ({ customer }) });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(customer.name);
});

test('the form of a customer sends what was changed, and nothing else', async () => {
  const page = renderPage(CustomerEdit, { key: customer.id });
  page.respond({ Query: () => ({ customer }) });
  fireEvent.change(controlOf(customerFields, 'name'), { target: { value: 'Something else' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await page.sentVariables()).toEqual({
    input: { id: 'customers-7', customerPatch: { name: 'Something else' } },
  });
});
