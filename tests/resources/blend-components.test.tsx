/**
 * Scaffolded by Frontage from the type `BlendComponent`. `frontage pull` keeps your edits.
 *
 * @jest-environment jsdom
 */
import { fireEvent, screen } from '@testing-library/react';
import { controlOf, noneYet, renderPage } from 'frontage/testing/renderPage';
import { BlendComponentEdit } from '../../src/resources/blend-components/BlendComponentEdit.tsx';
import { blendComponentFields } from '../../src/resources/blend-components/blendComponentFields.ts';
import { BlendComponentList } from '../../src/resources/blend-components/BlendComponentList.tsx';
import { BlendComponentRecord } from '../../src/resources/blend-components/BlendComponentRecord.tsx';
import { blendComponents } from '../../src/resources/blend-components/blendComponents.ts';

const blendComponent = { id: 'blend-components-7' };

describe('the list of blend components', () => {
  test('shows each of them', () => {
    renderPage(BlendComponentList).respond({
      Query: () => ({ blendComponents: { edges: [{ node: blendComponent }] } }),
    });
    expect(screen.getAllByRole('rowheader')).toHaveLength(1);
  });

  test('says when there are none', () => {
    renderPage(BlendComponentList).respond({ Query: () => ({ blendComponents: { edges: [] } }) });
    expect(screen.getByText(noneYet(blendComponents))).toBeVisible();
  });

  test('says why it cannot be shown', () => {
    renderPage(BlendComponentList).fail('The backend is out of order.');
    expect(screen.getByRole('alert')).toHaveTextContent('The backend is out of order.');
  });
});

test('the page of a blend component shows it', () => {
  renderPage(BlendComponentRecord, { key: blendComponent.id }).respond({
    Query: () => ({ blendComponent }),
  });
  expect(screen.getByRole('heading', { level: 1 })).not.toHaveTextContent('not found');
});

test('the form of a blend component sends what was changed, and nothing else', async () => {
  const page = renderPage(BlendComponentEdit, { key: blendComponent.id });
  page.respond({ Query: () => ({ blendComponent }) });
  fireEvent.change(controlOf(blendComponentFields, 'note'), {
    target: { value: 'Something else' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await page.sentVariables()).toEqual({
    input: { id: 'blend-components-7', blendComponentPatch: { note: 'Something else' } },
  });
});
