/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { NextRouter } from 'next/router';
import { readListAddress } from '../../../../src/lists/listAddress.ts';
import type { ListSettings } from '../../../../src/lists/listSettings.ts';
import { CustomerList } from '../../../../src/resources/customers/CustomerList.tsx';
import { filterBarState } from '../../../../src/ui/list/filters/filterBarState.ts';
import { FilterChips } from '../../../../src/ui/list/filters/FilterChips.tsx';
import { GroupFilters } from '../../../../src/ui/list/filters/GroupFilters.tsx';
import { relatedFilters } from '../../../../src/ui/list/filters/searchFilters.ts';
import { at, routerAt } from '../../testRouter.tsx';

const settings = CustomerList.queries.list as ListSettings<unknown>;
const ENGLISH = { language: 'en', timeZone: 'UTC', now: 0 };

let replace: jest.Mock<Promise<boolean>, [href: string]>;
beforeEach(() => {
  // A device with a pointer that hovers.
  window.matchMedia = jest.fn().mockReturnValue({ matches: true });
  replace = jest.fn((_href: string) => Promise.resolve(true));
});
afterEach(cleanup);

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));
const search = () => screen.getByRole('searchbox', { name: 'Search filters', hidden: true });

async function type(text: string) {
  fireEvent.change(search(), { target: { value: text } });
  for (let round = 0; round < 4; round++) await settle();
}

/** What a list is called, and its links. */
function linksIn(name: string) {
  const list = screen.getByRole('list', { name, hidden: true });
  const links = within(list).getAllByRole('link', { hidden: true });
  return links.map((link) => [link.textContent, link.getAttribute('href')]);
}

function show(query: Record<string, string>, group: string) {
  const address = readListAddress(settings, query);
  const { groupable, related } = filterBarState(settings, settings, address, query);
  const router = { ...routerAt('/customers', query), replace } as ReturnType<typeof routerAt> &
    Pick<NextRouter, 'replace'>;
  const shared = { path: '/customers', address, settings, related };
  render(
    at(
      router,
      <>
        {group !== '' && <GroupFilters {...shared} group={group} filters={groupable(group)} />}
        <FilterChips {...shared} elsewhere={new Set()} groupable={groupable} />
      </>,
    ),
  );
}

test.each([
  ['any', 'Filters of which any can match'],
  ['not', 'Filters of which none may match'],
])('what a group (%s) begins with is searched, and opened within it', async (group, name) => {
  show({ filter: `${group}.-` }, group);
  expect(search()).toHaveFocus();
  expect(linksIn(name).length).toBeGreaterThan(12);
  await type('country');
  expect(linksIn(name)[0]).toEqual([
    'Billing country',
    `/customers?filter=${group}.billingCountry`,
  ]);
  await type('delivery city');
  expect(linksIn(name)).toEqual([
    ['Any of delivery addresses: City', `/customers?filter=${group}.deliveryAddresses-city`],
  ]);
  fireEvent.keyDown(search(), { key: 'Enter' });
  await settle();
  expect(replace.mock.calls.map(([href]) => href)).toEqual([
    `/customers?filter=${group}.deliveryAddresses-city`,
  ]);
});

test('the names have the focus where a keyboard on the screen would cover them', () => {
  window.matchMedia = jest.fn().mockReturnValue({ matches: false });
  show({ filter: 'any.-' }, 'any');
  expect(document.activeElement?.tagName).toBe('A');
});

test('what a group goes on with is searched in its menu', async () => {
  show({ 'any.name.contains': 'Caf' }, '');
  expect(linksIn('More filters').length).toBeGreaterThan(12);
  await type('billing country');
  expect(linksIn('More filters')[0]).toEqual([
    'Billing country',
    '/customers?filter=any.billingCountry&any.name.contains=Caf',
  ]);
  await type('xyzzy');
  expect(screen.getByText('No filter matches.')).toBeInTheDocument();
});

test('filters of related records that cannot be in a group are not found for it', async () => {
  const names = Object.keys(settings.related ?? {});
  const found = async (group: string, own = settings) =>
    (await relatedFilters(own, names, group, undefined, ENGLISH)).map(({ name }) => name);
  expect(await found('any')).toEqual(await found(''));
  // A schema that takes no alternatives.
  const without = await found('any', { ...settings, or: undefined });
  expect(without.filter((name) => !name.endsWith('-'))).toEqual([]);
});
