import fc from 'fast-check';
import {
  hasScreen,
  keyParts,
  listHref,
  recordHref,
  type Resource,
} from '../../src/address/resource.ts';

const ORDERS: Resource = { slug: 'orders', label: 'Order', pluralLabel: 'Orders' };
const key = fc
  .oneof(
    fc.string({ unit: 'binary', minLength: 1, maxLength: 12 }),
    fc.string({ unit: fc.constantFrom(...'/,%2C5?#& .+é'), minLength: 1, maxLength: 12 }),
  )
  // A path cannot hold these: browsers resolve them away.
  .filter((text) => text !== '.' && text !== '..');
const parts = fc.array(
  fc.oneof(
    fc.constant(''),
    fc.integer().map(String),
    fc.string({ unit: fc.constantFrom(...'a,%2C5/ é'), maxLength: 6 }),
  ),
  { minLength: 2, maxLength: 4 },
);

/** What the router reads from the path when the link has been followed. */
function routed(href: string): string {
  const { pathname } = new URL(href, 'https://office.example');
  const segments = pathname.split('/');
  expect(segments).toHaveLength(3);
  expect(segments[1]).toBe('orders');
  return decodeURIComponent(segments[2]);
}

test('the link to a record leads to the record of that key, whatever is in it', () => {
  fc.assert(
    fc.property(key, (text) => {
      expect(routed(recordHref(ORDERS, text))).toBe(text);
    }),
    { numRuns: 2_000 },
  );
});

test('the link to a record of a composite key leads to the record of that key', () => {
  fc.assert(
    fc.property(parts, (values) => {
      expect(keyParts(routed(recordHref(ORDERS, values)))).toEqual(values);
    }),
    { numRuns: 2_000 },
  );
});

test('a record has one address, also where it is made of what the router read', () => {
  fc.assert(
    fc.property(fc.oneof(key, parts), (values) => {
      const href = recordHref(ORDERS, values);
      expect(recordHref(ORDERS, routed(href))).toBe(href);
    }),
  );
});

test.each<[Parameters<typeof recordHref>[1], string]>([
  [7, '/orders/7'],
  ['a/b c', '/orders/a%2Fb%20c'],
  ['Åsa', '/orders/%C3%85sa'],
  [['DE', 7], '/orders/DE,7'],
  [['a,b', 'c%'], '/orders/a%252Cb,c%2525'],
  ['half a pair \ud800', '/orders/half%20a%20pair%20%EF%BF%BD'],
])('the address of the record %j is %s', (value, expected) => {
  expect(recordHref(ORDERS, value)).toBe(expected);
});

test('an address without a key, or with several, has the empty key', () => {
  expect(keyParts(undefined)).toEqual(['']);
  expect(keyParts(['a', 'b'])).toEqual(['']);
});

test('a resource has all screens unless it says so', () => {
  expect(listHref(ORDERS)).toBe('/orders');
  expect(hasScreen(ORDERS, 'record')).toBe(true);
  expect(hasScreen({ ...ORDERS, screens: ['list'] }, 'record')).toBe(false);
});
