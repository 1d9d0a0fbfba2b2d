import { firstWeekdayOf } from '../../src/locale/weeks.ts';

test.each([
  ['de-DE', 1],
  ['en-GB', 1],
  ['en-US', 7],
  ['en', 7],
  ['fr-CA', 7],
  ['ar-EG', 6],
  ['ar', 6],
  ['eo', 1],
])('weeks begin where %s is spoken as people there have it: with day %i', (language, weekday) => {
  expect(firstWeekdayOf({ language })).toBe(weekday);
});

test('weeks begin in every region with the day that CLDR says', () => {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const regions = letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((region) => names.of(region) && new Intl.Locale(`und-${region}`).region === region);
  expect(regions.length).toBeGreaterThan(200);
  const known = regions.map((region) => [
    region,
    new Intl.Locale(`und-${region}`).getWeekInfo().firstDay,
  ]);
  expect(regions.map((region) => [region, firstWeekdayOf({ language: `und-${region}` })])).toEqual(
    known,
  );
});
