import fc from 'fast-check';
import {
  addDecimals,
  multiplyDecimals,
  negateDecimal,
  roundDecimal,
  roundToStep,
  writtenDecimals,
} from '../../src/locale/decimalArithmetic.ts';
import { compareDecimals } from '../../src/locale/decimals.ts';

/** The reference: a number is so many billionths. */
const BILLIONTHS = 9;

/** A number with up to nine decimals, as text and in billionths. */
const number = fc
  .record({
    digits: fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n }),
    scale: fc.integer({ min: 0, max: BILLIONTHS }),
  })
  .map(({ digits, scale }) => ({
    text: textOf(digits, scale),
    billionths: digits * 10n ** BigInt(BILLIONTHS - scale),
  }));

function textOf(digits: bigint, scale: number): string {
  const all = String(digits < 0n ? -digits : digits).padStart(scale + 1, '0');
  const [whole, fraction] = [all.slice(0, all.length - scale), all.slice(all.length - scale)];
  return `${digits < 0n ? '-' : ''}${whole}${scale > 0 ? `.${fraction}` : ''}`;
}

test('sums and products have every digit, as whole numbers of billionths have', () => {
  fc.assert(
    fc.property(number, number, (one, other) => {
      const sum = textOf(one.billionths + other.billionths, BILLIONTHS);
      expect(compareDecimals(addDecimals(one.text, other.text), sum)).toBe(0);
      const product = textOf(one.billionths * other.billionths, 2 * BILLIONTHS);
      expect(compareDecimals(multiplyDecimals(one.text, other.text), product)).toBe(0);
      expect(compareDecimals(addDecimals(one.text, negateDecimal(one.text)), '0')).toBe(0);
    }),
  );
});

test('what is added and taken away again leaves the number as it was written', () => {
  fc.assert(
    fc.property(number, number, ({ text }, other) => {
      const there = addDecimals(text, other.text);
      const back = addDecimals(there, negateDecimal(other.text));
      expect(compareDecimals(back, text)).toBe(0);
      expect(roundDecimal(back, writtenDecimals(text))).toBe(
        roundDecimal(text, writtenDecimals(text)),
      );
    }),
  );
});

test('a number is rounded to the nearest one with so many decimals, half away from zero', () => {
  fc.assert(
    fc.property(
      number,
      fc.integer({ min: 0, max: BILLIONTHS }),
      ({ text, billionths }, decimals) => {
        const unit = 10n ** BigInt(BILLIONTHS - decimals);
        const size = billionths < 0n ? -billionths : billionths;
        const down = size / unit;
        const nearest = 2n * (size - down * unit) >= unit ? down + 1n : down;
        const rounded = roundDecimal(text, decimals);
        expect(rounded).toBe(textOf(billionths < 0n ? -nearest : nearest, decimals));
      },
    ),
  );
});

test.each([
  ['12.345', 2, '12.35'],
  ['-12.345', 2, '-12.35'],
  ['0.005', 2, '0.01'],
  ['0.0049', 2, '0.00'],
  ['1.005', 2, '1.01'],
  ['9.995', 2, '10.00'],
  ['12', 2, '12.00'],
  ['1e3', 1, '1000.0'],
])('%s with %i decimals is %s', (text, decimals, rounded) => {
  expect(roundDecimal(text, decimals)).toBe(rounded);
});

test.each([
  ['12.40', '1', '0.95', '11.95'],
  ['12.45', '1', '0.95', '12.95'],
  ['0.20', '1', '0.95', '0.95'],
  ['-12.50', '1', '0.95', '-12.95'],
  ['0', '1', '0.99', '0'],
  ['12.34', '0.05', '0', '12.35'],
  ['12.325', '0.05', '0', '12.350'],
  ['12.50', '1', '0', '13.00'],
  ['1249', '100', '0', '1200'],
  ['1250', '100', '0', '1300'],
])('%s in steps of %s that end in %s is %s', (text, step, end, rounded) => {
  expect(roundToStep(text, step, end)).toBe(rounded);
});

test('what is rounded to a step ends as asked, is no further off than half a step, and stays when rounded again', () => {
  const step = fc.constantFrom('0.05', '0.5', '1', '10');
  fc.assert(
    fc.property(number, step, ({ text }, every) => {
      const rounded = roundToStep(text, every);
      expect(compareDecimals(roundToStep(rounded, every), rounded)).toBe(0);
      const off = addDecimals(rounded, negateDecimal(text)).replace('-', '');
      expect(compareDecimals(multiplyDecimals(off, '2'), every)).toBeLessThanOrEqual(0);
    }),
  );
});
