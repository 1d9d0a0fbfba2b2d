import { inUnits, readTypedDuration } from '../../src/locale/typedDuration.ts';

test.each([
  ['1 d 2 h 30 min', { days: 1, hours: 2, minutes: 30 }],
  ['2h30m', { hours: 2, minutes: 30 }],
  ['90 minutes', { minutes: 90 }],
  ['1.5 h', { hours: 1.5 }],
  ['2:30', { hours: 2, minutes: 30 }],
  ['-2:30:15', { hours: -2, minutes: -30, seconds: -15 }],
  ['P1DT2H', { days: 1, hours: 2 }],
  ['1 year 2 mons 04:00:00', { years: 1, months: 2, hours: 4 }],
  ['0 s', { seconds: 0 }],
])('“%s” is a length of time', (text, numbers) => {
  expect(readTypedDuration(text)).toEqual(numbers);
});

test.each(['', 'soon', '5', '1 d 2 d', '3 parsecs', '1:75'])('“%s” is none', (text) => {
  expect(readTypedDuration(text)).toBeNull();
});

test('what a schema has no unit for is sent in shorter ones, where that is always the same', () => {
  const units = ['days', 'hours', 'minutes', 'seconds'] as const;
  expect(inUnits({ weeks: 2, days: 1 }, units)).toEqual({ days: 15 });
  expect(inUnits({ days: 1, hours: 1 }, ['hours', 'minutes'])).toEqual({ hours: 25 });
  expect(inUnits({ seconds: 1, milliseconds: 500 }, units)).toEqual({ seconds: 1.5 });
  expect(inUnits({ months: 1 }, units)).toBeNull();
});
