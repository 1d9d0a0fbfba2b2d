import { actionLabel } from '../../src/model/wording/actionLabels.ts';
import { choiceLabel, fieldLabel, pluralLabel, typeLabel } from '../../src/model/wording/labels.ts';
import { toneOf } from '../../src/model/wording/tones.ts';
import { splitWords } from '../../src/model/wording/words.ts';

describe('names become labels', () => {
  test.each([
    ['createdAt', 'Created'],
    ['sent_at', 'Sent'],
    ['isActive', 'Active'],
    ['hasEpic', 'Epic'],
    ['customerId', 'Customer'],
    ['tagIds', 'Tags'],
    ['tagIDs', 'Tags'],
    ['id', 'ID'],
    ['databaseId', 'Database ID'],
    ['vatNumber', 'VAT number'],
    ['homepageURL', 'Homepage URL'],
    ['SKU', 'SKU'],
    ['imageURLs', 'Image URLs'],
    ['relatedSKUs', 'Related SKUs'],
    ['allowedIps', 'Allowed IPs'],
    ['order_date', 'Order date'],
    ['zipCode', 'Zip code'],
    ['lookAt', 'Look at'],
    ['constructor', 'Constructor'],
    ['_', '_'],
  ])('field %s is “%s”', (name, label) => {
    expect(fieldLabel(name)).toBe(label);
  });

  test.each([
    ['ProductVariant', 'Product variant', 'Product variants'],
    ['drep_hash', 'Drep hash', 'Drep hashes'],
    ['articles', 'Article', 'Articles'],
    ['ArticleRecord', 'Article', 'Articles'],
    ['Media', 'Media', 'Media'],
    ['Settings', 'Settings', 'Settings'],
    ['Person', 'Person', 'People'],
    ['URL', 'URL', 'URLs'],
    ['APIs', 'API', 'APIs'],
    ['Node', 'Node', 'Nodes'],
  ])('type %s is “%s”, many “%s”', (name, label, plural) => {
    expect(typeLabel(name)).toBe(label);
    expect(pluralLabel(label)).toBe(plural);
  });

  test.each([
    ['PARTIALLY_REFUNDED', 'Partially refunded'],
    ['inProgress', 'In progress'],
    ['_5', '5'],
  ])('choice %s is “%s”', (value, label) => {
    expect(choiceLabel(value)).toBe(label);
  });

  test.each([
    ['orderCancel', 'Order', 'Cancel'],
    ['addNoteToOrder', 'Order', 'Add note'],
    ['voucherCataloguesAdd', 'Voucher', 'Catalogues add'],
    ['order', 'Order', 'Order'],
  ])('action %s of %s is “%s”', (name, type, label) => {
    expect(actionLabel(name, type)).toBe(label);
  });

  test('a name has the same words however it is spelled', () => {
    for (const name of [
      'shippingAddress',
      'ShippingAddress',
      'shipping_address',
      'SHIPPING_ADDRESS',
    ]) {
      expect(splitWords(name)).toEqual(['shipping', 'address']);
    }
    expect(splitWords('URLPath')).toEqual(['url', 'path']);
  });

  test('callers may change the words they get', () => {
    splitWords('shippingAddress').pop();
    expect(splitWords('shippingAddress')).toEqual(['shipping', 'address']);
  });
});

describe('choices are toned by the sense of their words', () => {
  test.each([
    ['PAID', 'success'],
    ['UNPAID', 'danger'],
    ['OVERDUE', 'danger'],
    ['CANCELLED', 'danger'],
    ['PARTIALLY_PAID', 'warning'],
    ['PARTLY_PAID', 'warning'],
    ['NOT_PAID', 'warning'],
    ['ON_HOLD', 'warning'],
    ['IN_PROGRESS', 'info'],
    ['DRAFT', 'neutral'],
    ['WHOLESALE', 'neutral'],
  ])('%s is %s', (value, tone) => {
    expect(toneOf(value)).toBe(tone);
  });
});
