import fc from 'fast-check';
import { canonicalDecimal, compareDecimals, isMultiple } from '../../../src/locale/decimals.ts';
import type { Input } from '../../../src/ui/form/input.ts';
import { list } from '../../../src/ui/form/inputs/list.tsx';
import { decimal, exactNumber, float, integer } from '../../../src/ui/form/inputs/number.tsx';
import { longText, text } from '../../../src/ui/form/inputs/text.tsx';

const LOCALE = { language: 'en', timeZone: 'Europe/Berlin', now: 0 };
const label = 'Label';
const messages = (input: Input, state: unknown) =>
  input.check(state, LOCALE).map(({ message }) => message);

describe('a limit of the schema is checked before anything is sent', () => {
  const item = text({ label });
  const wrapped = (count: number) => Array.from({ length: count }, () => ({ value: 'x' }));
  const cases: Array<[string, Input, fits: unknown, breaks: unknown, RegExp]> = [
    ['length', text({ label, maxLength: 3 }), 'abc', 'abcd', /4 characters; the maximum is 3/],
    ['emoji', text({ label, maxLength: 2 }), '🫘🫘', '🫘🫘🫘', /the maximum is 2/],
    ['shortness', longText({ label, minLength: 2 }), 'ab', 'a', /at least 2 characters/],
    ['pattern', text({ label, pattern: '^[A-Z]{2}$' }), 'DE', 'de', /required format \(\^\[A-Z\]/],
    ['format', text({ label, format: 'uuid' }), crypto.randomUUID(), 'x', /Enter a UUID/],
    ['least', integer({ label, min: 1 }), '1', '0', /at least 1/],
    ['most', float({ label, max: 0.5 }), '0.5', '0.51', /at most 0.5/],
    ['more than', decimal({ label, above: 0 }), '0.01', '0.00', /greater than 0/],
    ['less than', decimal({ label, below: 100 }), '99.99', '100', /less than 100/],
    [
      'digits',
      decimal({ label, multipleOf: 0.01 }),
      '12.340',
      '12.345',
      /at most 2 decimal places/,
    ],
    ['multiple', decimal({ label, multipleOf: 0.05 }), '1.15', '1.16', /multiple of 0.05/],
    ['whole', decimal({ label, isWhole: true }), '12345678901234567890', '1.5', /whole number/],
    ['count', list({ label, item, maxItems: 2 }), wrapped(2), wrapped(3), /At most 2/],
    ['fewness', list({ label, item, minItems: 2 }), wrapped(2), wrapped(1), /At least 2/],
  ];
  test.each(cases)('of %s', (_, input, fits, breaks, words) => {
    expect(messages(input, fits)).toEqual([]);
    expect(messages(input, breaks)).toEqual([expect.stringMatching(words)]);
  });

  test('beyond the precision of floating point', () => {
    const input = decimal({ label, max: '9007199254740993.1' });
    expect(messages(input, '9007199254740993.1')).toEqual([]);
    expect(messages(input, '9007199254740993.2')).not.toEqual([]);
  });
});

describe('a number that the backend takes as a number', () => {
  const input = exactNumber({ label });

  test('is sent as one where no digit gets lost', () => {
    expect(messages(input, '12.50')).toEqual([]);
    expect(input.serialize('12.50', LOCALE)).toBe(12.5);
  });

  test('is not sent as another one', () => {
    expect(messages(input, '0.12345678901234567890')).toEqual([
      expect.stringMatching(/more digits/),
    ]);
    expect(messages(input, '9007199254740993')).not.toEqual([]);
  });
});

const anyDecimal = fc
  .tuple(fc.bigInt({ min: -(10n ** 40n), max: 10n ** 40n }), fc.stringMatching(/^\d{0,20}$/))
  .map(([whole, fraction]) => (fraction === '' ? String(whole) : `${whole}.${fraction}`));

describe('decimals are compared digit by digit', () => {
  test('as whole numbers of their smallest part', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: -(10n ** 40n), max: 10n ** 40n }),
        fc.bigInt({ min: -(10n ** 40n), max: 10n ** 40n }),
        fc.nat(20),
        (one, other, places) => {
          const written = (digits: bigint) => {
            const text = String(digits < 0n ? -digits : digits).padStart(places + 1, '0');
            const point = text.length - places;
            return `${digits < 0n ? '-' : ''}${text.slice(0, point)}.${text.slice(point)}`;
          };
          const expected = one < other ? -1 : one > other ? 1 : 0;
          expect(compareDecimals(written(one), written(other))).toBe(expected);
        },
      ),
    );
  });

  test('so that there is one canonical text for each', () => {
    fc.assert(
      fc.property(anyDecimal, (value) => {
        const canonical = canonicalDecimal(value);
        expect(compareDecimals(canonical, value)).toBe(0);
        expect(canonicalDecimal(canonical)).toBe(canonical);
      }),
    );
    expect(canonicalDecimal('+01.50')).toBe('1.5');
    expect(canonicalDecimal('-0.0')).toBe('0');
    expect(canonicalDecimal('12e-1')).toBe('1.2');
  });

  test('also for multiples', () => {
    fc.assert(
      fc.property(anyDecimal, fc.integer({ min: 1, max: 999 }), (part, times) => {
        const factor = canonicalDecimal(part);
        fc.pre(factor !== '0');
        const digits = BigInt(factor.replace('.', '')) * BigInt(times);
        const scale = factor.split('.')[1]?.length ?? 0;
        expect(isMultiple(`${digits}e-${scale}`, factor)).toBe(true);
      }),
    );
  });
});
