import fc from 'fast-check';
import { valueOf } from '../../../src/relay/caught.ts';
import { wholeAmount } from '../../../src/ui/fields/wholeAmount.ts';

test.each([
  ['12', 750000000, '12.75'],
  ['0', -500000000, '-0.5'],
  [-1, -250000000, '-1.25'],
  ['9007199254740993', 1, '9007199254740993.000000001'],
  [7, null, '7'],
  [null, 5, null],
])('%s units and %s billionths are %s', (units, nanos, amount) => {
  expect(wholeAmount(units, nanos)).toBe(amount);
});

test('an error stays with the amount that it is of', () => {
  const error = { ok: false, errors: ['refused'] } as const;
  expect(wholeAmount(error, 1)).toEqual(error);
  expect(wholeAmount('1', error)).toEqual(error);
  expect(valueOf(wholeAmount({ ok: true, value: 3 }, { ok: true, value: 10_000_000 }))).toBe(
    '3.01',
  );
});

test('no billionth is lost, whatever the amount', () => {
  fc.assert(
    fc.property(fc.bigInt(-(10n ** 24n), 10n ** 24n), (total) => {
      const text = String(wholeAmount(String(total / 10n ** 9n), Number(total % 10n ** 9n)));
      const [whole, fraction = ''] = text.replace('-', '').split('.');
      const read = BigInt(whole + fraction.padEnd(9, '0'));
      expect(text.startsWith('-') ? -read : read).toBe(total);
    }),
  );
});
