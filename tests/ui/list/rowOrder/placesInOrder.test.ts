import fc from 'fast-check';
import { placesInOrder, type PlacedRow } from '../../../../src/ui/list/rowOrder/placesInOrder.ts';
import { sendPlaces } from '../../../../src/ui/list/rowOrder/sendPlaces.ts';

const WHOLE = { isWhole: true, isFractional: false };
const PART = { isWhole: false, isFractional: false };

/** Rows named a, b, c… with places, in the order of the names given. */
function rows(places: ReadonlyArray<number | null>, order?: string): PlacedRow[] {
  const all = places.map((place, index) => ({ key: 'abcdefgh'[index], place }));
  return order ? [...order].map((key) => all.find((row) => row.key === key)!) : all;
}

function given(...all: Parameters<typeof placesInOrder>) {
  const places = placesInOrder(...all);
  return places && Object.fromEntries(places);
}

test.each([
  ['a row moved up takes the place of the first', [1, 2, 3], 'cab', { c: 1, a: 2, b: 3 }],
  ['only rows between the two places change', [1, 2, 3, 4, 5], 'abdce', { d: 3, c: 4 }],
  ['a row moved between two with room takes a place there', [10, 20, 30], 'acb', { b: 30, c: 20 }],
  ['of places with room only one changes', [10, 20, 30, 40], 'acbd', { b: 35 }],
  ['rows without places are counted', [null, null, null], 'cab', { c: 1, a: 2, b: 3 }],
  ['rows with the same place are counted from it', [0, 0, 0], 'bac', { a: 1, c: 2 }],
  ['nothing changes where nothing is moved', [3, 7, 9], 'abc', {}],
])('%s', (_, places, order, expected) => {
  expect(given(rows(places, order), WHOLE)).toEqual(expected);
});

test('where places are fractions, a row takes one between its neighbours', () => {
  expect(given(rows([1, 2, 3], 'acb'), { ...WHOLE, isFractional: true })).toEqual({ b: 3, c: 2 });
  const moved = given(rows([1, 2, 3, 4], 'acbd'), { ...WHOLE, isFractional: true });
  expect(moved).toEqual({ b: 3.5 });
});

test('rows of a part that have the same places cannot be told apart from those of other pages', () => {
  expect(given(rows([1, 1, 1], 'bac'), PART)).toBeNull();
  expect(given(rows([4, 5, 6], 'bac'), PART)).toEqual({ b: 4, a: 5 });
});

const orders = fc
  .uniqueArray(fc.integer({ min: -50, max: 50 }), { minLength: 2, maxLength: 8 })
  .chain((places) => {
    const sorted = places.toSorted((one, other) => one - other);
    return fc.shuffledSubarray(rows(sorted), { minLength: sorted.length });
  });

test('sorted by their places, rows stand in the order that a person made, on this page and beside others', () => {
  fc.assert(
    fc.property(orders, fc.boolean(), fc.boolean(), (wanted, isWhole, isFractional) => {
      const places = placesInOrder(wanted, { isWhole, isFractional })!;
      const after = wanted.map(({ key, place }) => places.get(key) ?? place!);
      expect(after).toEqual(after.toSorted((one, other) => one - other));
      expect(new Set(after).size).toBe(after.length);
      const before = wanted.map(({ place }) => place!);
      expect(Math.min(...after)).toBeGreaterThanOrEqual(Math.min(...before));
      expect(Math.max(...after)).toBeLessThanOrEqual(Math.max(...before));
      if (!isFractional) expect(after.every(Number.isInteger)).toBe(true);
    }),
  );
});

/** A table that lets no two rows have one place, if it is told so. */
function table(all: readonly PlacedRow[], { isUnique }: { readonly isUnique: boolean }) {
  const now = new Map(all.map(({ key, place }) => [key, place]));
  const sent: string[] = [];
  const send = (key: string, place: number) => {
    sent.push(`${key}=${place}`);
    const isTaken = [...now].some(([other, its]) => other !== key && its === place);
    if (isUnique && isTaken) return Promise.resolve('taken');
    now.set(key, place);
    return Promise.resolve(null);
  };
  return { now, sent, send };
}

test('a table in which each place is unique comes to the order that was made, and so does any other', async () => {
  await fc.assert(
    fc.asyncProperty(orders, fc.boolean(), async (wanted, isUnique) => {
      const places = placesInOrder(wanted, WHOLE)!;
      const { now, send } = table(wanted, { isUnique });
      expect(await sendPlaces(wanted, places, { send, spare: 1_000 })).toBeNull();
      for (const { key, place } of wanted) expect(now.get(key)).toBe(places.get(key) ?? place);
    }),
  );
});

test('a row goes out of the way only where its place is not given twice', async () => {
  const wanted = rows([1, 2, 3], 'bca');
  const places = placesInOrder(wanted, WHOLE)!;
  const loose = table(wanted, { isUnique: false });
  await sendPlaces(wanted, places, { send: loose.send, spare: 4 });
  expect(loose.sent).toEqual(['b=1', 'c=2', 'a=3']);
  const strict = table(wanted, { isUnique: true });
  await sendPlaces(wanted, places, { send: strict.send, spare: 4 });
  expect(strict.sent).toEqual(['b=1', 'b=4', 'c=2', 'a=3', 'b=1']);
});

test('what is refused is said, and nothing more is sent', async () => {
  const wanted = rows([1, 2, 3], 'bca');
  const sent: string[] = [];
  const send = (key: string) => {
    sent.push(key);
    return Promise.resolve('not allowed');
  };
  const places = placesInOrder(wanted, WHOLE)!;
  expect(await sendPlaces(wanted, places, { send, spare: 4 })).toBe('not allowed');
  expect(sent).toEqual(['b', 'b']);
});
