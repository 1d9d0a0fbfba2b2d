import fc from 'fast-check';
import {
  addDays,
  dayIn,
  PRESETS,
  presetDays,
  startOfDay,
  type Preset,
} from '../../src/lists/days.ts';
import { isDay } from '../../src/locale/isDay.ts';

const ZONES = Intl.supportedValuesOf('timeZone');
const DAY = 24 * 60 * 60 * 1000;

test('a day begins at its first moment, in every zone and whatever its clocks do', () => {
  const days = fc.integer({ min: -3000, max: 25_000 }).map((day) => addDays('1995-01-01', day));
  fc.assert(
    fc.property(days, fc.constantFrom(...ZONES), (day, zone) => {
      const start = startOfDay(day, zone);
      // Some islands have skipped a day when they changed sides of the date line.
      fc.pre(dayIn(zone, start + DAY / 2) === day);
      expect(dayIn(zone, start)).toBe(day);
      expect(dayIn(zone, start - 1) < day).toBe(true);
    }),
    { numRuns: 500 },
  );
});

test.each([
  ['Europe/Berlin', '2026-03-29', '2026-03-28T23:00:00.000Z'],
  ['Europe/Berlin', '2026-03-30', '2026-03-29T22:00:00.000Z'],
  ['Europe/Berlin', '2026-10-25', '2026-10-24T22:00:00.000Z'],
  ['Asia/Kathmandu', '2026-01-01', '2025-12-31T18:15:00.000Z'],
  // The clocks are put forward at midnight: the day begins at one.
  ['America/Santiago', '2026-09-06', '2026-09-06T04:00:00.000Z'],
  ['Africa/Cairo', '2026-04-24', '2026-04-23T22:00:00.000Z'],
])('in %s, %s begins at %s', (zone, day, start) => {
  expect(new Date(startOfDay(day, zone)).toISOString()).toBe(start);
});

test.each([
  ['2026-11-20', true],
  ['2024-02-29', true],
  ['2026-02-29', false],
  ['2026-2-9', false],
  ['20261120', false],
  ['today', false],
  ['2026-11-20T00:00', false],
])('whether %s is a day: %s', (text, answer) => {
  expect(isDay(text)).toBe(answer);
});

test.each<[Preset, string, string]>([
  ['today', '2026-03-01', '2026-03-01'],
  ['yesterday', '2026-02-28', '2026-02-28'],
  ['tomorrow', '2026-03-02', '2026-03-02'],
  ['last7days', '2026-02-23', '2026-03-01'],
  ['last30days', '2026-01-31', '2026-03-01'],
  ['next7days', '2026-03-01', '2026-03-07'],
  ['thisMonth', '2026-03-01', '2026-03-31'],
  ['lastMonth', '2026-02-01', '2026-02-28'],
  ['thisYear', '2026-01-01', '2026-12-31'],
  ['lastYear', '2025-01-01', '2025-12-31'],
])('on 1 March 2026, %s is from %s to %s', (preset, first, last) => {
  expect(presetDays(preset, '2026-03-01')).toEqual([first, last]);
});

test('every preset means days, at the turn of a year too', () => {
  for (const preset of Object.keys(PRESETS) as Preset[])
    for (const today of ['2025-12-31', '2026-01-01', '2024-02-29']) {
      const [first, last] = presetDays(preset, today);
      expect([isDay(first), isDay(last), first <= last]).toEqual([true, true, true]);
    }
});

test.each(['Europe/Berlin', 'UTC', 'America/New_York'])(
  'days of any year of four digits begin somewhere, in %s',
  (timeZone) => {
    for (const day of ['0026-05-05', '0999-12-31', '1000-01-01', '9999-12-31']) {
      const start = startOfDay(day, timeZone);
      expect(dayIn(timeZone, start)).toBe(day);
    }
    expect(addDays('9999-12-31', 1)).toBe('9999-12-31');
  },
);
