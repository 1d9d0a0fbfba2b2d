import fc from 'fast-check';
import { rebasedChange } from '../../../src/ui/list/rebasedChange.ts';

test.each([
  ['another filter', '', '?status=NEW', '?paid=true', '?status=NEW&paid=true'],
  ['the same filter', '', '?status=NEW', '?status=SENT', '?status=SENT'],
  ['a filter taken away', '?status=NEW', '?status=NEW&q=a', '', '?q=a'],
  ['one of several values', '?tag=a&tag=b', '?q=a&tag=a&tag=b', '?tag=b', '?q=a&tag=b'],
  ['another order', '', '?q=a', '?sort=total', '?q=a&sort=total'],
  ['another page of the same rows', '', '?after=2', '?page=last', '?page=last'],
  ['a page of rows that will not be there', '', '?q=a', '?after=2', '?q=a'],
  ['other rows than those that are paged', '', '?after=2', '?q=a', '?q=a'],
])('while a list is on its way, %s is added to where it goes', (_, from, onto, to, expected) => {
  expect(`?${rebasedChange(from, onto, to)}`).toBe(`?${expected.slice(1)}`);
});

test.each([
  [
    'is added behind the one on its way',
    '?sort=-placed',
    '?sort=status',
    '?sort=-placed,total',
    'status,total',
  ],
  ['is added behind the default one', '', '?sort=status', '?sort=-placed,total', 'status,total'],
  [
    'turns round what was just added',
    '',
    '?sort=-placed,total',
    '?sort=-placed,total',
    '-placed,-total',
  ],
  ['turns round where it is on its way', '', '?sort=status', '?sort=status', '-status'],
  ['turns back', '?sort=status', '?sort=-status', '?sort=-status', 'status'],
  ['takes the place of another', '', '?sort=status', '?sort=total', 'total'],
])('while a list is on its way, a heading that is pressed %s', (_, from, onto, to, expected) => {
  expect(rebasedChange(from, onto, to, '-placed').get('sort')).toBe(expected);
});

const address = fc
  .uniqueArray(fc.tuple(fc.constantFrom('q', 'status', 'sort', 'after', 'page'), fc.string()), {
    selector: ([name]) => name,
  })
  .map((pairs) => `?${new URLSearchParams(pairs.sort() as [string, string][])}`);

test('a change to where a list is already is that change', () => {
  fc.assert(
    fc.property(address, address, (from, to) => {
      const params = rebasedChange(from, from, to);
      params.sort();
      const expected = new URLSearchParams(to);
      expected.sort();
      return String(params) === String(expected);
    }),
  );
});
