import { formatTimeOfDay } from '../../src/locale/timeOfDay.ts';

test.each([
  ['10:20:00.000000', 'en-GB', '10:20'],
  ['10:20:00.000000', 'de', '10:20'],
  ['22:05', 'en-US', '10:05 PM'],
  ['00:00:00', 'de', '00:00'],
  ['10:20:30', 'en-GB', '10:20:30'],
  ['10:20:30.500', 'en-GB', '10:20:30.5'],
  ['10:20:30.123456', 'en-GB', '10:20:30.123456'],
  ['08:20:30.500000+00:00', 'en-GB', '08:20:30.5 UTC'],
  ['10:20:00Z', 'en-GB', '10:20 UTC'],
  ['10:20:00+02', 'en-GB', '10:20 UTC+02:00'],
  ['10:20:00-0330', 'en-GB', '10:20 UTC-03:30'],
])('a time of day, %s, is written as it is in %s: %s', (text, language, shown) => {
  expect(formatTimeOfDay(text, { language }).replaceAll('\u202f', ' ')).toBe(shown);
});

test.each(['', '24:00:00', '10', '10:61', '25:00', 'noon', '10:20:60', '10:20 CEST', '１０:２０'])(
  'what is no time of a day is shown as it came: %j',
  (text) => expect(formatTimeOfDay(text, { language: 'en-GB' })).toBe(text),
);
