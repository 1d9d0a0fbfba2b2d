import type { Resource } from '../../../src/address/resource.ts';
import { valuesToList } from '../../../src/ui/palette/typedValues.ts';
import { speak } from '../../locale/speak.ts';

const ORDERS: Resource = { slug: 'orders', label: 'Order', pluralLabel: 'Orders' };
const LISTS = {
  amounts: [{ resource: ORDERS, filter: 'total' }],
  days: [{ resource: ORDERS, filter: 'placedAt', label: 'Placed' }],
};
const localeOf = (language: string) => ({ language, timeZone: 'UTC', now: 0 });

/** What a text leads to: in words, and the query of the address. */
function found(text: string, language = 'en') {
  return valuesToList(text, LISTS, localeOf(language)).map(({ label, note, target }) => [
    `${note}: ${label}`,
    'href' in target ? decodeURIComponent(target.href) : null,
  ]);
}

test.each([
  ['1,250.00 €', 'en', 'Orders: Total is 1,250.00', '/orders?total=1250'],
  ['€1250.5', 'en', 'Orders: Total is 1,250.5', '/orders?total=1250.5'],
  ['1250', 'en', 'Orders: Total is 1,250', '/orders?total=1250'],
  ['EUR 99.90', 'en', 'Orders: Total is 99.90', '/orders?total=99.90'],
  ['-12', 'en', 'Orders: Total is -12', '/orders?total=-12'],
])('an amount (%s) leads to the lists that have it', (text, language, words, address) => {
  expect(found(text, language)).toEqual([[words, address]]);
});

test('amounts and days are read as the person’s language writes them', () => {
  const day = '/orders?placedAt=2026-03-14';
  expect(found('1.250,00 €', 'de')[0][1]).toBe('/orders?total=1250');
  expect(found('1,250.00 €', 'de')).toEqual([]);
  expect(found('14.3.2026', 'de')[0][1]).toBe(day);
  expect(found('14. März 2026', 'de')[0][1]).toBe(day);
  expect(found('3/14/2026', 'en-US')[0][1]).toBe(day);
  expect(found('14/03/2026', 'en-GB')[0][1]).toBe(day);
  expect(found('2026年3月14日', 'ja')[0][1]).toBe(day);
});

test.each([['2026-03-14'], ['14 March 2026'], ['March 14, 2026'], ['14 mar 2026']])(
  'a day (%s) leads to the lists of that day',
  (text) => {
    expect(found(text)).toEqual([
      ['Orders: Placed is March 14, 2026', '/orders?placedAt=2026-03-14'],
    ]);
  },
);

test.each([['March 2026'], ['2026-03'], ['3/2026'], ['mar 2026']])(
  'a month (%s) leads to the lists from its first to its last day',
  (text) => {
    expect(found(text)).toEqual([
      [
        'Orders: Placed is March 2026',
        '/orders?placedAt.atLeast=2026-03-01&placedAt.atMost=2026-03-31',
      ],
    ]);
  },
);

test.each([
  [''],
  ['a'],
  ['7'],
  ['2026-02-30'],
  ['13/2026'],
  ['ma 2026'],
  ['March'],
  ['open tickets'],
  ['ORD-2026-0012'],
])('no list is guessed from %j', (text) => {
  expect(found(text)).toEqual([]);
});

test('the words are those of the person’s language', () => {
  speak('de');
  expect(found('März 2026', 'de')[0][0]).toContain('März 2026');
});
