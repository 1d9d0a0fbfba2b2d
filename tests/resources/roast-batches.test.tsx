/**
 * Scaffolded by Frontage from the type `RoastBatch`. `frontage pull` keeps your edits.
 *
 * @jest-environment jsdom
 */
import { fireEvent, screen } from '@testing-library/react';
import { controlOf, noneYet, renderPage } from 'frontage/testing/renderPage';
import { RoastBatchEdit } from '../../src/resources/roast-batches/RoastBatchEdit.tsx';
import { roastBatches } from '../../src/resources/roast-batches/roastBatches.ts';
import { roastBatchFields } from '../../src/resources/roast-batches/roastBatchFields.ts';
import { RoastBatchList } from '../../src/resources/roast-batches/RoastBatchList.tsx';
import { RoastBatchRecord } from '../../src/resources/roast-batches/RoastBatchRecord.tsx';

const roastBatch = { id: 'roast-batches-7', number: 'First roast batch' };

describe('the list of roast batches', () => {
  test('shows each of them', () => {
    renderPage(RoastBatchList).respond({
      Query: () => ({ roastBatches: { edges: [{ node: roastBatch }] } }),
    });
    expect(screen.getByRole('rowheader')).toHaveTextContent(roastBatch.number);
  });

  test('says when there are none', () => {
    renderPage(RoastBatchList).respond({ Query: () => ({ roastBatches: { edges: [] } }) });
    expect(screen.getByText(noneYet(roastBatches))).toBeVisible();
  });

  test('says why it cannot be shown', () => {
    renderPage(RoastBatchList).fail('The backend is out of order.');
    expect(screen.getByRole('alert')).toHaveTextContent('The backend is out of order.');
  });
});

test('the page of a roast batch shows it', () => {
  renderPage(RoastBatchRecord, { key: roastBatch.id }).respond({ Query: () => ({ roastBatch }) });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(roastBatch.number);
});

test('the form of a roast batch sends what was changed, and nothing else', async () => {
  const page = renderPage(RoastBatchEdit, { key: roastBatch.id });
  page.respond({ Query: () => ({ roastBatch }) });
  fireEvent.change(controlOf(roastBatchFields, 'number'), { target: { value: 'Something else' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await page.sentVariables()).toEqual({
    input: { id: 'roast-batches-7', roastBatchPatch: { number: 'Something else' } },
  });
});
