/**
 * Scaffolded by Frontage from the type `Variant`. `frontage pull` keeps your edits.
 *
 * @jest-environment jsdom
 */
import { fireEvent, screen } from '@testing-library/react';
import { controlOf, noneYet, renderPage } from 'frontage/testing/renderPage';
import { VariantEdit } from '../../src/resources/variants/VariantEdit.tsx';
import { variantFields } from '../../src/resources/variants/variantFields.ts';
import { VariantList } from '../../src/resources/variants/VariantList.tsx';
import { VariantRecord } from '../../src/resources/variants/VariantRecord.tsx';
import { variants } from '../../src/resources/variants/variants.ts';

const variant = { id: 'variants-7', name: 'First variant' };

describe('the list of variants', () => {
  test('shows each of them', () => {
    renderPage(VariantList).respond({
      Query: () => ({ variants: { edges: [{ node: variant }] } }),
    });
    expect(screen.getByRole('rowheader')).toHaveTextContent(variant.name);
  });

  test('says when there are none', () => {
    renderPage(VariantList).respond({ Query: () => ({ variants: { edges: [] } }) });
    expect(screen.getByText(noneYet(variants))).toBeVisible();
  });

  test('says why it cannot be shown', () => {
    renderPage(VariantList).fail('The backend is out of order.');
    expect(screen.getByRole('alert')).toHaveTextContent('The backend is out of order.');
  });
});

test('the page of a variant shows it', () => {
  renderPage(VariantRecord, { key: variant.id }).respond({ Query: () => ({ variant }) });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(variant.name);
});

test('the form of a variant sends what was changed, and nothing else', async () => {
  const page = renderPage(VariantEdit, { key: variant.id });
  page.respond({ Query: () => ({ variant }) });
  fireEvent.change(controlOf(variantFields, 'sku'), { target: { value: 'Something else' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await page.sentVariables()).toEqual({
    input: { id: 'variants-7', variantPatch: { sku: 'Something else' } },
  });
});
