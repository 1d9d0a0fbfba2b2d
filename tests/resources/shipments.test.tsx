/**
 * Scaffolded by Frontage from the type `Shipment`. `frontage pull` keeps your edits.
 *
 * @jest-environment jsdom
 */
import { fireEvent, screen } from '@testing-library/react';
import { controlOf, noneYet, renderPage } from 'frontage/testing/renderPage';
import { ShipmentEdit } from '../../src/resources/shipments/ShipmentEdit.tsx';
import { shipmentFields } from '../../src/resources/shipments/shipmentFields.ts';
import { ShipmentList } from '../../src/resources/shipments/ShipmentList.tsx';
import { ShipmentRecord } from '../../src/resources/shipments/ShipmentRecord.tsx';
import { shipments } from '../../src/resources/shipments/shipments.ts';

const shipment = { id: 'shipments-7', trackingNumber: 'First shipment' };

describe('the list of shipments', () => {
  test('shows each of them', () => {
    renderPage(ShipmentList).respond({
      Query: () => ({ shipments: { edges: [{ node: shipment }] } }),
    });
    expect(screen.getByRole('rowheader')).toHaveTextContent(shipment.trackingNumber);
  });

  test('says when there are none', () => {
    renderPage(ShipmentList).respond({ Query: () => ({ shipments: { edges: [] } }) });
    expect(screen.getByText(noneYet(shipments))).toBeVisible();
  });

  test('says why it cannot be shown', () => {
    renderPage(ShipmentList).fail('The backend is out of order.');
    expect(screen.getByRole('alert')).toHaveTextContent('The backend is out of order.');
  });
});

test('the page of a shipment shows it', () => {
  renderPage(ShipmentRecord, { key: shipment.id }).respond({ Query: () => ({ shipment }) });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(shipment.trackingNumber);
});

test('the form of a shipment sends what was changed, and nothing else', async () => {
  const page = renderPage(ShipmentEdit, { key: shipment.id });
  page.respond({ Query: () => ({ shipment }) });
  fireEvent.change(controlOf(shipmentFields, 'trackingNumber'), {
    target: { value: 'Something else' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await page.sentVariables()).toEqual({
    input: { id: 'shipments-7', shipmentPatch: { trackingNumber: 'Something else' } },
  });
});
