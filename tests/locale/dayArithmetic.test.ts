import fc from 'fast-check';
import { addToDay } from '../../src/locale/dayArithmetic.ts';

test.each([
  ['2026-01-31', 1, 'months', '2026-02-28'],
  ['2028-01-31', 1, 'months', '2028-02-29'],
  ['2026-12-15', 2, 'months', '2027-02-15'],
  ['2026-03-31', -1, 'months', '2026-02-28'],
  ['2026-11-20', 2, 'weeks', '2026-12-04'],
  ['2026-03-28', 2, 'days', '2026-03-30'],
  ['0001-01-01', -1, 'days', null],
  ['9999-12-31', 1, 'days', null],
  ['0099-01-01', 1, 'months', '0099-02-01'],
] as const)('%s and %i %s is %s', (day, count, unit, result) => {
  expect(addToDay(day, count, unit)).toBe(result);
});

test('days and weeks are added and taken away again, whatever the month', () => {
  const day = fc
    .date({ min: new Date('1900-01-01'), max: new Date('2200-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  const unit = fc.constantFrom('days' as const, 'weeks' as const);
  fc.assert(
    fc.property(day, fc.integer({ min: -5000, max: 5000 }), unit, (start, count, of) => {
      const moved = addToDay(start, count, of);
      expect(moved === null ? null : addToDay(moved, -count, of)).toBe(start);
    }),
  );
});
