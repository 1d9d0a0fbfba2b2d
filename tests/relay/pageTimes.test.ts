import { pageTimesFrom } from '../../src/relay/pageTimes.ts';

test('results are kept and believed for half a minute, unless the app is built with other times', () => {
  expect(pageTimesFrom(undefined, '')).toEqual({ releaseAfter: 30_000, freshFor: 30_000 });
  expect(pageTimesFrom('0', ' 5000 ')).toEqual({ releaseAfter: 0, freshFor: 5_000 });
});

test.each(['soon', '-1', '1.5', 'Infinity'])('%p is no time, and is said to be none', (text) => {
  expect(() => pageTimesFrom(text, undefined)).toThrow('NEXT_PUBLIC_RELEASE_AFTER');
  expect(() => pageTimesFrom(undefined, text)).toThrow('NEXT_PUBLIC_FRESH_FOR');
});
