import { formatChangedField, formatChangedValue } from '../../../src/ui/record/changeFormat.ts';

const ENGLISH = { language: 'en-GB', timeZone: 'Europe/Berlin', now: 0 };
const GERMAN = { ...ENGLISH, language: 'de' };

const labels = {
  'Requested on': 'Gewünscht am',
  Placed: 'Eingegangen',
  Rush: 'Eilig',
  'Shipping amount': 'Versandkosten',
  'VAT number': 'USt-IdNr.',
  Roasting: 'In der Röstung',
};

beforeAll(() => {
  const words = { Yes: 'Ja', No: 'Nein' };
  globalThis.frontageCatalogues = { de: { words, labels, address: '' } };
});
afterAll(() => {
  globalThis.frontageCatalogues = undefined;
});

test.each([
  ['Requested on', 'Requested on', 'Gewünscht am'],
  ['requested_on', 'Requested on', 'Gewünscht am'],
  ['placedAt', 'Placed at', 'Eingegangen'],
  ['is_rush', 'Is rush', 'Eilig'],
  ['shippingAmount', 'Shipping amount', 'Versandkosten'],
  ['Vat number', 'Vat number', 'USt-IdNr.'],
  ['VAT', 'VAT', 'VAT'],
  ['color', 'Color', 'Color'],
])('the changed field “%s” is called as screens call it', (name, english, german) => {
  expect(formatChangedField(name, ENGLISH)).toBe(english);
  expect(formatChangedField(name, GERMAN)).toBe(german);
});

test.each([
  ['true', 'Yes', 'Ja'],
  ['False', 'No', 'Nein'],
  ['2026-11-20', '20 Nov 2026', '20.11.2026'],
  ['2026-11-20T10:00:00.123+00:00', '20 Nov 2026, 11:00', '20.11.2026, 11:00'],
  ['2026-11-20 10:00:00+00', '20 Nov 2026, 11:00', '20.11.2026, 11:00'],
  ['ROASTING', 'ROASTING', 'In der Röstung'],
  ['roasting', 'roasting', 'In der Röstung'],
  ['Roasting this week', 'Roasting this week', 'Roasting this week'],
  ['12.50', '12.50', '12.50'],
  ['SO-2026-00012', 'SO-2026-00012', 'SO-2026-00012'],
  ['', '', ''],
])('the value “%s” is read as people read values of its kind', (text, english, german) => {
  expect(formatChangedValue(text, ENGLISH)).toBe(english);
  expect(formatChangedValue(text, GERMAN)).toBe(german);
});
