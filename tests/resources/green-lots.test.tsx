/**
 * Scaffolded by Frontage from the type `GreenLot`. `frontage pull` keeps your edits.
 *
 * @jest-environment jsdom
 */
import { fireEvent, screen } from '@testing-library/react';
import { controlOf, noneYet, renderPage } from 'frontage/testing/renderPage';
import { GreenLotEdit } from '../../src/resources/green-lots/GreenLotEdit.tsx';
import { greenLotFields } from '../../src/resources/green-lots/greenLotFields.ts';
import { GreenLotList } from '../../src/resources/green-lots/GreenLotList.tsx';
import { GreenLotRecord } from '../../src/resources/green-lots/GreenLotRecord.tsx';
import { greenLots } from '../../src/resources/green-lots/greenLots.ts';

const greenLot = { id: 'green-lots-7', code: 'First green lot' };

describe('the list of green lots', () => {
  test('shows each of them', () => {
    renderPage(GreenLotList).respond({
      Query: () => ({ greenLots: { edges: [{ node: greenLot }] } }),
    });
    expect(screen.getByRole('rowheader')).toHaveTextContent(greenLot.code);
  });

  test('says when there are none', () => {
    renderPage(GreenLotList).respond({ Query: () => ({ greenLots: { edges: [] } }) });
    expect(screen.getByText(noneYet(greenLots))).toBeVisible();
  });

  test('says why it cannot be shown', () => {
    renderPage(GreenLotList).fail('The backend is out of order.');
    expect(screen.getByRole('alert')).toHaveTextContent('The backend is out of order.');
  });
});

test('the page of a green lot shows it', () => {
  renderPage(GreenLotRecord, { key: greenLot.id }).respond({ Query: () => ({ greenLot }) });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(greenLot.code);
});

test('the form of a green lot sends what was changed, and nothing else', async () => {
  const page = renderPage(GreenLotEdit, { key: greenLot.id });
  page.respond({ Query: () => ({ greenLot }) });
  fireEvent.change(controlOf(greenLotFields, 'code'), { target: { value: 'Something else' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await page.sentVariables()).toEqual({
    input: { id: 'green-lots-7', greenLotPatch: { code: 'Something else' } },
  });
});
