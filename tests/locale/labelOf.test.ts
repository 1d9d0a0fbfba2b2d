import { labelOf } from '../../src/locale/labelOf.ts';

describe('the label of a field that is given none', () => {
  it.each([
    ['status', 'Status'],
    ['paymentStatus', 'Payment status'],
    ['order_date', 'Order date'],
    ['SKU', 'Sku'],
    ['address2', 'Address2'],
    ['line2Total', 'Line2 total'],
    ['_private', 'Private'],
    ['größe', 'Größe'],
    ['', ''],
  ])('is the name in words: %s → %s', (name, label) => {
    expect(labelOf(name)).toBe(label);
  });
});
