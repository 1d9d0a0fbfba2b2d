import { bucketsUpTo } from '../../../src/lists/timeBuckets.ts';
import { bucketHref, trendCalls } from '../../../src/ui/home/trend.ts';
import { summaryOf } from '../../../src/ui/home/trendWords.ts';
import { momentFilter } from '../../../src/lists/filters/dateFilters.ts';
import { ORDERS, VISITOR } from '../list/sampleList.ts';

const LOCALE = { language: 'en-GB', timeZone: 'UTC', now: 0 };

const filter = momentFilter<object>({
  atLeast: (placed) => ({ filter: { placed: { from: placed } } }),
  lessThan: (placed) => ({ filter: { placed: { before: placed } } }),
});

test('the last 30 days end today, each by itself', () => {
  const days = bucketsUpTo('2026-03-02', 'day', 30, 1);
  expect(days).toHaveLength(30);
  expect(days[0]).toEqual({ first: '2026-02-01', last: '2026-02-01' });
  expect(days[29]).toEqual({ first: '2026-03-02', last: '2026-03-02' });
});

test.each([
  ['Monday', 1, '2026-11-16', '2026-11-22'],
  ['Saturday', 6, '2026-11-14', '2026-11-20'],
  ['Sunday', 7, '2026-11-15', '2026-11-21'],
] as const)(
  'the last 12 weeks, from %s on, end with the one that today is in',
  (_, weekday, first, last) => {
    const weeks = bucketsUpTo('2026-11-20', 'week', 12, weekday);
    expect(weeks).toHaveLength(12);
    expect(weeks[11]).toEqual({ first, last });
    for (let index = 1; index < weeks.length; index++)
      expect(Date.parse(weeks[index].first) - Date.parse(weeks[index - 1].last)).toBe(86_400_000);
  },
);

test('a day that a week begins with begins that week', () => {
  expect(bucketsUpTo('2026-11-16', 'week', 12, 1)[11].first).toBe('2026-11-16');
  expect(bucketsUpTo('2026-11-15', 'week', 12, 1)[11].first).toBe('2026-11-09');
});

test('days follow the visitor’s clock, across the change to summer time', () => {
  const buckets = bucketsUpTo('2026-03-30', 'day', 30, 1);
  const calls = trendCalls({ filter }, buckets, VISITOR);
  expect(calls).toHaveLength(3);
  expect(calls.flatMap((call) => call.buckets)).toEqual(buckets);
  expect(calls[2].variables).toMatchObject({
    filter8: { placed: { from: '2026-03-28T23:00:00.000Z', before: '2026-03-29T22:00:00.000Z' } },
    filter9: { placed: { from: '2026-03-29T22:00:00.000Z', before: '2026-03-30T22:00:00.000Z' } },
  });
  for (const { variables } of calls) expect(Object.keys(variables)).toHaveLength(10);
});

test('weeks leave no moment out between them and count none twice', () => {
  const buckets = bucketsUpTo('2026-11-20', 'week', 12, 1);
  const calls = trendCalls({ filter }, buckets, VISITOR);
  const bounds = calls.flatMap((call) =>
    call.buckets.map((_, index) => {
      const own = call.variables[`filter${index}`] as { placed: Record<string, string> };
      return own.placed;
    }),
  );
  expect(bounds).toHaveLength(12);
  expect(bounds.slice(1).map(({ from }) => from)).toEqual(
    bounds.slice(0, -1).map(({ before }) => before),
  );
  // The query declares more than the last two weeks need; nothing of it may be left open.
  const { variables } = calls[1];
  expect(variables.filter9).toEqual(variables.filter1);
});

test('constant variables are sent beside the days', () => {
  const buckets = bucketsUpTo('2026-11-20', 'day', 30, 1);
  const always = { filter: { take: 1 } };
  const [{ variables }] = trendCalls({ filter, always }, buckets, VISITOR);
  expect(variables.filter0).toMatchObject({ take: 1, placed: { from: expect.any(String) } });
});

test('a bucket leads to the list of just its records', () => {
  const day = { first: '2026-11-20', last: '2026-11-20' };
  expect(bucketHref(ORDERS, 'placed', day)).toBe('/orders?placed=2026-11-20');
  expect(bucketHref(ORDERS, 'placed', { ...day, last: '2026-11-26' })).toBe(
    '/orders?placed.atLeast=2026-11-20&placed.atMost=2026-11-26',
  );
});

test('says in words what a chart shows', () => {
  const buckets = bucketsUpTo('2026-11-20', 'week', 12, 1);
  const figures = { buckets };
  const counts = buckets.map((_, index) => (index === 4 ? null : index * 100));
  expect(summaryOf({ ...figures, counts }, LOCALE)).toBe('6,200 in 12 weeks, at most 1,100 a week');
  const none = buckets.map(() => 0);
  expect(summaryOf({ ...figures, counts: none }, LOCALE)).toBe('None in 12 weeks');
});
