import fc from 'fast-check';
import { shortKey } from '../../src/address/shortKey.ts';

test.each([
  ['gid://shop/Order/123456', '#123456'],
  ['gid://shop/Line/9?cart=1', '#9'],
  [btoa('["Order",2498]'), '#2498'],
  [btoa('["monthly_revenue","2026-10-01"]'), '#2026-10-01'],
  [btoa('["product_tags",12,7]'), '#12-7'],
  [btoa('Order:199996'), '#199996'],
  [btoa('gid://shop/Order/5'), '#5'],
  ['Order:dark-roast', '#dark-roast'],
  [199996, '#199996'],
  ['1541815603606036480', '#1541815603606036480'],
  ['abc12345', '#abc12345'],
  ['dark-roast-2026', '#dark-roast-2026'],
  [[12, 'DE'], '#12-DE'],
  ['0b9c1f3e-7a52-4d1e-9a3c-1f2e3d4c5b6a', '#0b9c1f3e…4c5b6a'],
  ['01ARZ3NDEKTSV4RRFFQ69G5FAV', '#01AR…9G5FAV'],
  ['', '#'],
  [null, ''],
  [undefined, ''],
])('the short form of %j is %s', (key, expected) => {
  expect(shortKey(key)).toBe(expected);
});

const BASE32 = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const letters = (alphabet: string, length: number) =>
  fc
    .array(fc.nat(alphabet.length - 1), { minLength: length, maxLength: length })
    .map((picks) => picks.map((pick) => alphabet[pick]).join(''));
const number = fc.integer({ min: 1, max: 10 ** 9 });
const day = fc
  .date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const slug = fc.stringMatching(/^[a-z]{1,9}(-[a-z]{1,9}){0,3}$/);
const base64 = (text: string) => Buffer.from(text).toString('base64');

/** One kind of key each, as the records of one list have them. */
const KINDS: ReadonlyArray<readonly [string, fc.Arbitrary<string | number | (string | number)[]>]> =
  [
    ['uuid', fc.uuid()],
    [
      'uuid that counts at its start',
      number.map((n) => `${n.toString(16).padStart(8, '0')}-1c2d-11ee-8c99-0242ac120002`),
    ],
    ['ulid', letters(BASE32, 16).map((random) => `01HF3Z5J7K${random}`)],
    [
      'cuid',
      letters('0123456789abcdefghijklmnopqrstuvwxyz', 16).map((random) => `clh3z5j7k${random}`),
    ],
    ['snowflake', fc.bigInt(10n ** 18n, 2n * 10n ** 18n).map(String)],
    ['list of one', number.map((n) => base64(JSON.stringify(['orders', n])))],
    ['list of a day', day.map((text) => base64(JSON.stringify(['monthly_revenue', text])))],
    [
      'list of two',
      fc.tuple(number, number).map((parts) => base64(JSON.stringify(['tags', ...parts]))),
    ],
    [
      'list of three',
      fc.tuple(number, slug, day).map((parts) => base64(JSON.stringify(['rates', ...parts]))),
    ],
    ['address', number.map((n) => `gid://shop/Product/${n}`)],
    ['type and number', number.map((n) => base64(`Product:${n}`))],
    ['type and uuid', fc.uuid().map((id) => base64(`Product:${id}`))],
    ['integer', number],
    ['slug', slug],
    ['several columns', fc.tuple(number, slug)],
  ];

test.each(KINDS)('keys of one list stay apart and are short: %s', (_kind, key) => {
  fc.assert(
    fc.property(fc.uniqueArray(key, { maxLength: 50, selector: String }), (keys) => {
      const shown = keys.map(shortKey);
      expect(new Set(shown).size).toBe(keys.length);
      for (const text of shown) expect(text.length).toBeLessThanOrEqual(62);
    }),
  );
});
