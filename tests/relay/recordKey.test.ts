import fc from 'fast-check';
import { pageQuery } from '../../src/relay/pageQueries.ts';
import { bigIntegerKey, integerKey, uuidKey } from '../../src/relay/recordKey.ts';
import { orderRequest } from './sampleQueries.ts';

const isForNothing = (id: unknown) => pageQuery(orderRequest, { id } as never).hasImpossibleKey;

test('every whole number that GraphQL’s Int holds is a key', () => {
  fc.assert(
    fc.property(fc.integer(), (number) => {
      expect(integerKey(String(number))).toBe(number);
      expect(isForNothing({ _eq: number })).toBe(false);
    }),
  );
});

test.each(['abc', '', ' ', '1.5', '1e3', '0x1', '2147483648', '1,2', undefined])(
  'no record has %p as a number for a key',
  (text) => {
    expect(isForNothing(integerKey(text))).toBe(true);
    expect(isForNothing({ where: [{ id: integerKey(text) }] })).toBe(true);
  },
);

test('keys beyond Int are taken as they are, unless they are no number', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }), (number) => {
      expect(bigIntegerKey(String(number))).toBe(String(number));
      expect(isForNothing(bigIntegerKey(String(number)))).toBe(false);
    }),
  );
  expect(isForNothing(bigIntegerKey('abc'))).toBe(true);
});

test('a UUID is a key in any spelling of it, and nothing else is', () => {
  fc.assert(
    fc.property(fc.uuid(), (uuid) => {
      for (const text of [uuid, uuid.toUpperCase(), uuid.replaceAll('-', '')]) {
        expect(uuidKey(text)).toBe(text);
        expect(isForNothing(uuidKey(text))).toBe(false);
      }
      expect(isForNothing(uuidKey(uuid.slice(1)))).toBe(true);
    }),
  );
  expect(isForNothing(uuidKey('abc'))).toBe(true);
});
