/**
 * Scaffolded by Frontage from the type `ProductTag`. `frontage pull` keeps your edits.
 *
 * @jest-environment jsdom
 */
import { fireEvent, screen } from '@testing-library/react';
import { controlOf, noneYet, renderPage } from 'frontage/testing/renderPage';
import { ProductTagEdit } from '../../src/resources/product-tags/ProductTagEdit.tsx';
import { productTagFields } from '../../src/resources/product-tags/productTagFields.ts';
import { ProductTagList } from '../../src/resources/product-tags/ProductTagList.tsx';
import { ProductTagRecord } from '../../src/resources/product-tags/ProductTagRecord.tsx';
import { productTags } from '../../src/resources/product-tags/productTags.ts';

const productTag = { id: 'product-tags-7' };

describe('the list of product tags', () => {
  test('shows each of them', () => {
    renderPage(ProductTagList).respond({
      Query: () => ({ productTags: { edges: [{ node: productTag }] } }),
    });
    expect(screen.getAllByRole('rowheader')).toHaveLength(1);
  });

  test('says when there are none', () => {
    renderPage(ProductTagList).respond({ Query: () => ({ productTags: { edges: [] } }) });
    expect(screen.getByText(noneYet(productTags))).toBeVisible();
  });

  test('says why it cannot be shown', () => {
    renderPage(ProductTagList).fail('The backend is out of order.');
    expect(screen.getByRole('alert')).toHaveTextContent('The backend is out of order.');
  });
});

test('the page of a product tag shows it', () => {
  renderPage(ProductTagRecord, { key: productTag.id }).respond({ Query: () => ({ productTag }) });
  expect(screen.getByRole('heading', { level: 1 })).not.toHaveTextContent('not found');
});

test('the form of a product tag sends what was changed, and nothing else', async () => {
  const page = renderPage(ProductTagEdit, { key: productTag.id });
  page.respond({ Query: () => ({ productTag }) });
  fireEvent.change(controlOf(productTagFields, 'position'), { target: { value: '8' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await page.sentVariables()).toEqual({
    input: { id: 'product-tags-7', productTagPatch: { position: 8 } },
  });
});
