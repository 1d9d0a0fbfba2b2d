import fc from 'fast-check';
import {
  arranged,
  homeArrangement,
  homeArrangementText,
} from '../../src/visitor/homeArrangement.ts';

const named = (...names: string[]) => names.map((name) => ({ name }));

test('what was arranged is read as it was written, whatever parts are called', () => {
  const names = fc.uniqueArray(fc.string({ unit: 'grapheme', minLength: 1 }));
  fc.assert(
    fc.property(
      names.chain((order) => fc.record({ order: fc.constant(order), hidden: fc.subarray(order) })),
      (arrangement) => {
        const text = homeArrangementText(arrangement);
        expect(homeArrangement({ 'home.arrangement': text })).toEqual(arrangement);
      },
    ),
  );
});

test.each(['', ' ', ':', '%', ':%zz %', '  : '])(
  'a cookie that says nothing (%j) leaves the page as it is',
  (text) => {
    expect(homeArrangement({ 'home.arrangement': text })).toEqual({ order: [], hidden: [] });
  },
);

test('without a cookie nothing is hidden', () => {
  expect(homeArrangement({})).toEqual({ order: [], hidden: [] });
});

test.each<[says: string, order: string[], expected: string[]]>([
  ['parts are in the person’s order', ['c', 'a', 'b'], ['c', 'a', 'b']],
  ['a part that came later stays behind the one before it', ['c', 'a'], ['c', 'a', 'b']],
  ['a first part that came later is the first', ['c', 'b'], ['a', 'c', 'b']],
  ['what is not there any more is left out', ['x', 'c', 'a', 'b'], ['c', 'a', 'b']],
  ['nothing arranged is the order by default', [], ['a', 'b', 'c']],
])('%s', (_, order, expected) => {
  expect(arranged(named('a', 'b', 'c'), { order })).toEqual(named(...expected));
});
