import { monthOf, monthsFrom, weeksOf } from '../../../src/ui/list/calendar/month.ts';

test.each([
  ['2026-11-20', -1, '2026-10-01'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2026-01-05', -1, '2025-12-01'],
])('from %s, %i months on, it is %s', (day, months, first) => {
  expect(monthsFrom(day, months)).toBe(first);
});

test.each([
  ['2026-11-01', 1, 42, '2026-10-26', '2026-12-06'],
  ['2026-06-01', 1, 35, '2026-06-01', '2026-07-05'],
  ['2027-02-01', 1, 28, '2027-02-01', '2027-02-28'],
  ['2026-11-01', 7, 35, '2026-11-01', '2026-12-05'],
  ['2026-08-01', 6, 35, '2026-08-01', '2026-09-04'],
] as const)('the month of %s, in weeks from day %i on, is shown in %i days', (...example) => {
  const [month, firstWeekday, count, from, to] = example;
  const days = weeksOf(month, firstWeekday);
  expect([days.length, days[0], days.at(-1)]).toEqual([count, from, to]);
  expect(days.filter((day) => monthOf(day) === month)).toHaveLength(
    (Date.parse(monthsFrom(month, 1)) - Date.parse(month)) / 86_400_000,
  );
});
