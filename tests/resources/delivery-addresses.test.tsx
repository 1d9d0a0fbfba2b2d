/**
 * Scaffolded by Frontage from the type `DeliveryAddress`. `frontage pull` keeps your edits.
 *
 * @jest-environment jsdom
 */
import { fireEvent, screen } from '@testing-library/react';
import { controlOf, noneYet, renderPage } from 'frontage/testing/renderPage';
import { DeliveryAddressEdit } from '../../src/resources/delivery-addresses/DeliveryAddressEdit.tsx';
import { deliveryAddresses } from '../../src/resources/delivery-addresses/deliveryAddresses.ts';
import { deliveryAddressFields } from '../../src/resources/delivery-addresses/deliveryAddressFields.ts';
import { DeliveryAddressList } from '../../src/resources/delivery-addresses/DeliveryAddressList.tsx';
import { DeliveryAddressRecord } from '../../src/resources/delivery-addresses/DeliveryAddressRecord.tsx';

const deliveryAddress = { id: 'delivery-addresses-7', label: 'First delivery address' };

describe('the list of delivery addresses', () => {
  test('shows each of them', () => {
    renderPage(DeliveryAddressList).respond({
      Query: () => ({ deliveryAddresses: { edges: [{ node: deliveryAddress }] } }),
    });
    expect(screen.getByRole('rowheader')).toHaveTextContent(deliveryAddress.label);
  });

  test('says when there are none', () => {
    renderPage(DeliveryAddressList).respond({
      Query: () => ({ deliveryAddresses: { edges: [] } }),
    });
    expect(screen.getByText(noneYet(deliveryAddresses))).toBeVisible();
  });

  test('says why it cannot be shown', () => {
    renderPage(DeliveryAddressList).fail('The backend is out of order.');
    expect(screen.getByRole('alert')).toHaveTextContent('The backend is out of order.');
  });
});

test('the page of a delivery address shows it', () => {
  renderPage(DeliveryAddressRecord, { key: deliveryAddress.id }).respond({
    Query: () => ({ deliveryAddress }),
  });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(deliveryAddress.label);
});

test('the form of a delivery address sends what was changed, and nothing else', async () => {
  const page = renderPage(DeliveryAddressEdit, { key: deliveryAddress.id });
  page.respond({ Query: () => ({ deliveryAddress }) });
  fireEvent.change(controlOf(deliveryAddressFields, 'label'), {
    target: { value: 'Something else' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await page.sentVariables()).toEqual({
    input: { id: 'delivery-addresses-7', deliveryAddressPatch: { label: 'Something else' } },
  });
});
