/**
 * Scaffolded by Frontage from the type `Product`. `frontage pull` keeps your edits.
 *
 * @jest-environment jsdom
 */
import { fireEvent, screen } from '@testing-library/react';
import { controlOf, noneYet, renderPage } from 'frontage/testing/renderPage';
import { ProductEdit } from '../../src/resources/products/ProductEdit.tsx';
import { productFields } from '../../src/resources/products/productFields.ts';
import { ProductList } from '../../src/resources/products/ProductList.tsx';
import { ProductRecord } from '../../src/resources/products/ProductRecord.tsx';
import { products } from '../../src/resources/products/products.ts';

const product = { id: 'products-7', name: 'First product' };

describe('the list of products', () => {
  test('shows each of them', () => {
    renderPage(ProductList).respond({
      Query: () => ({ products: { edges: [{ node: product }] } }),
    });
    expect(screen.getByRole('rowheader')).toHaveTextContent(product.name);
  });

  test('says when there are none', () => {
    renderPage(ProductList).respond({ Query: () => ({ products: { edges: [] } }) });
    expect(screen.getByText(noneYet(products))).toBeVisible();
  });

  test('says why it cannot be shown', () => {
    renderPage(ProductList).fail('The backend is out of order.');
    expect(screen.getByRole('alert')).toHaveTextContent('The backend is out of order.');
  });
});

test('the page of a product shows it', () => {
  renderPage(ProductRecord, { key: product.id }).respond({ Query: () => ({ product }) });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(product.name);
});

test('the form of a product sends what was changed, and nothing else', async () => {
  const page = renderPage(ProductEdit, { key: product.id });
  page.respond({ Query: () => ({ product }) });
  fireEvent.change(controlOf(productFields, 'name'), { target: { value: 'Something else' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await page.sentVariables()).toEqual({
    input: { id: 'products-7', productPatch: { name: 'Something else' } },
  });
});
