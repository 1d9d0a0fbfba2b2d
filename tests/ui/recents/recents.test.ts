/** @jest-environment jsdom */
import fc from 'fast-check';
import { defineNavigation } from '../../../src/address/navigation.ts';
import { quickStorage } from '../../../src/storage/quickStorage.ts';
import { recentWords } from '../../../src/ui/recents/recentWords.ts';
import {
  isPinned,
  saveRecents,
  readRecents,
  withPinToggled,
  withRecent,
  type RecentPlace,
  type Recents,
} from '../../../src/ui/recents/recents.ts';

const place = (key: string, title = `Order ${key}`): RecentPlace => ({
  href: `/orders/${key}`,
  title,
  of: 'Orders',
});
const NONE: Recents = { pinned: [], recent: [] };
const looked = (keys: readonly string[]) =>
  keys.reduce((recents, key) => withRecent(recents, place(key)), NONE);
const hrefs = (recents: readonly RecentPlace[]) => recents.map(({ href }) => href);

beforeEach(() => localStorage.clear());

test('recent records are unique, the latest first, and limited in number', () => {
  expect(hrefs(looked(['1', '2', '1']).recent)).toEqual(['/orders/1', '/orders/2']);
  const many = looked(Array.from({ length: 30 }, (_, index) => String(index)));
  expect(many.recent).toHaveLength(8);
  expect(many.recent[0]).toEqual(place('29'));
});

test('what is pinned stays in its place, takes a new name, and is not recent beside it', () => {
  const pinned = withPinToggled(looked(['1', '2']), place('1'));
  expect(hrefs(pinned.recent)).toEqual(['/orders/2']);
  expect(withRecent(pinned, place('1', 'Renamed'))).toEqual({
    pinned: [place('1', 'Renamed')],
    recent: pinned.recent,
  });
  expect(isPinned(withPinToggled(pinned, place('1')), '/orders/1')).toBe(false);
});

test('they come back from the browser as they were kept', () => {
  const recents = withPinToggled(looked(['1', '2', '3']), place('2'));
  saveRecents(recents);
  expect(readRecents()).toEqual(recents);
});

test('where there is none of a kind, nothing is kept of it', () => {
  saveRecents(looked(['1']));
  expect(Object.keys(localStorage).join()).not.toContain('pinned');
  saveRecents(NONE);
  expect({ ...localStorage }).toEqual({});
});

test('only addresses of this app with titles are read from storage', () => {
  const href = fc.oneof(fc.webUrl(), fc.constantFrom('//evil.example', '/\\evil', '/orders/1'));
  const entry = fc.record(
    { href, title: fc.oneof(fc.string(), fc.integer()), of: fc.string() },
    { requiredKeys: [] },
  );
  const lists = fc.array(entry);
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.json(),
        lists.map((value) => JSON.stringify(value)),
      ),
      (text) => {
        for (const name of ['pinned', 'recent'])
          quickStorage({ name, days: 1, endsAtSignOut: true }).keep(text);
        const { pinned, recent } = readRecents();
        for (const kept of [...pinned, ...recent]) {
          expect(new URL(kept.href, 'https://office.example').origin).toBe(
            'https://office.example',
          );
          expect(typeof kept.title).toBe('string');
        }
      },
    ),
  );
});

test('two pins of one list are distinguished by their filters', () => {
  const orders = { slug: 'orders', label: 'Order', pluralLabel: 'Orders' };
  const words = (href: string) =>
    recentWords(
      { href, title: 'Orders', of: 'Orders' },
      defineNavigation({ resources: { main: [], more: [] }, hidden: [orders] }),
      { language: 'en', timeZone: 'UTC', now: 0 },
    );
  expect(words('/orders')).toEqual({ title: 'Orders', of: 'List' });
  expect(words('/orders?status=DRAFT&q=mug')).toEqual({ title: 'Orders', of: 'DRAFT, mug' });
});
