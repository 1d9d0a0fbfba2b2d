import {
  allResources,
  defineNavigation,
  listedGroups,
  placeAround,
  placesOf,
  shownResources,
} from '../../src/address/navigation.ts';
import type { Resource } from '../../src/address/resource.ts';

const resource = (slug: string): Resource => ({ slug, label: slug, pluralLabel: slug });
const [orders, customers, lines, events] = ['orders', 'customers', 'lines', 'events'].map(resource);
const resources = { main: [orders, customers], more: [lines, events], hasTools: true };
const labelsOf = (navigation: ReturnType<typeof defineNavigation>) =>
  navigation.groups.map(({ label, places }) => [label, places.map((place) => place.label)]);

test('without groups of one’s own, the main resources come first, the others are collapsed', () => {
  expect(labelsOf(defineNavigation({ resources }))).toEqual([
    [undefined, ['orders', 'customers']],
    ['More', ['lines', 'events']],
    [undefined, ['Tools']],
  ]);
});

test('what keeps the system running comes behind the business, collapsed', () => {
  const [users] = ['users'].map(resource);
  expect(labelsOf(defineNavigation({ resources: { ...resources, system: [users] } }))).toEqual([
    [undefined, ['orders', 'customers']],
    ['More', ['lines', 'events']],
    ['System', ['users']],
    [undefined, ['Tools']],
  ]);
});

test('what no list has comes behind the others, by the page that opens records by their key', () => {
  const withoutList = [{ ...resource('carts'), screens: ['record' as const], keyLabels: ['ID'] }];
  const navigation = defineNavigation({ resources: { ...resources, withoutList } });
  expect(labelsOf(navigation)).toContainEqual(['More', ['lines', 'events', 'carts']]);
  expect(placeAround(navigation, '/carts/7')).toBe('/carts');
});

test('what only joins others is in no list, but known, unless a group of one’s own names it', () => {
  const [links] = ['links'].map(resource);
  const joined = { ...resources, joins: [links] };
  const listed = (navigation: ReturnType<typeof defineNavigation>) =>
    listedGroups(navigation).flatMap(({ places }) => places.map(({ label }) => label));
  const navigation = defineNavigation({ resources: joined });
  expect(listed(navigation)).not.toContain('links');
  expect(shownResources(navigation)).toContainEqual(links);
  const groups = [{ label: 'Sales', items: [links] }];
  expect(listed(defineNavigation({ resources: joined, groups }))).toContain('links');
});

test('each resource is there once: in its group, with the rest, or hidden', () => {
  const navigation = defineNavigation({
    resources,
    groups: [
      { label: 'Sales', items: [customers, { href: '/rush', label: 'Rush' }, lines] },
      { items: [{ href: '/tools', label: 'Jobs' }] },
    ],
    hidden: [events],
  });
  expect(labelsOf(navigation)).toEqual([
    ['Sales', ['customers', 'Rush', 'lines']],
    [undefined, ['Jobs']],
    [undefined, ['orders']],
  ]);
  expect(shownResources(navigation)).toEqual([customers, lines, orders]);
  expect(allResources(navigation)).toEqual([customers, lines, orders, events]);
});

test('an icon is the place’s, and no part of its resource', () => {
  const icon = () => null;
  const navigation = defineNavigation({ resources, groups: [{ items: [{ ...orders, icon }] }] });
  expect(placesOf(navigation)[0]).toEqual({
    href: '/orders',
    label: 'orders',
    icon,
    resource: orders,
  });
});

test.each([
  ['/orders/1', '/orders'],
  ['/orders/rush/today', '/orders/rush'],
  ['/ordersheet', null],
])('%s is in %s', (path, place) => {
  const page = { href: '/orders/rush', label: 'Rush' };
  expect(placeAround(defineNavigation({ resources, groups: [{ items: [page] }] }), path)).toBe(
    place,
  );
});
