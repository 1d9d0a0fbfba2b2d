/**
 * Scaffolded by Frontage from the type `Supplier`. `frontage pull` keeps your edits.
 *
 * @jest-environment jsdom
 */
import { fireEvent, screen } from '@testing-library/react';
import { controlOf, noneYet, renderPage } from 'frontage/testing/renderPage';
import { SupplierEdit } from '../../src/resources/suppliers/SupplierEdit.tsx';
import { supplierFields } from '../../src/resources/suppliers/supplierFields.ts';
import { SupplierList } from '../../src/resources/suppliers/SupplierList.tsx';
import { SupplierRecord } from '../../src/resources/suppliers/SupplierRecord.tsx';
import { suppliers } from '../../src/resources/suppliers/suppliers.ts';

const supplier = { id: 'suppliers-7', name: 'First supplier' };

describe('the list of suppliers', () => {
  test('shows each of them', () => {
    renderPage(SupplierList).respond({
      Query: () => ({ suppliers: { edges: [{ node: supplier }] } }),
    });
    expect(screen.getByRole('rowheader')).toHaveTextContent(supplier.name);
  });

  test('says when there are none', () => {
    renderPage(SupplierList).respond({ Query: () => ({ suppliers: { edges: [] } }) });
    expect(screen.getByText(noneYet(suppliers))).toBeVisible();
  });

  test('says why it cannot be shown', () => {
    renderPage(SupplierList).fail('The backend is out of order.');
    expect(screen.getByRole('alert')).toHaveTextContent('The backend is out of order.');
  });
});

test('the page of a supplier shows it', () => {
  renderPage(SupplierRecord, { key: supplier.id }).respond({ Query: () => ({ supplier }) });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(supplier.name);
});

test('the form of a supplier sends what was changed, and nothing else', async () => {
  const page = renderPage(SupplierEdit, { key: supplier.id });
  page.respond({ Query: () => ({ supplier }) });
  fireEvent.change(controlOf(supplierFields, 'name'), { target: { value: 'Something else' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await page.sentVariables()).toEqual({
    input: { id: 'suppliers-7', supplierPatch: { name: 'Something else' } },
  });
});
