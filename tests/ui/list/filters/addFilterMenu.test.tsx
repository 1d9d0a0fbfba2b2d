/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { NextRouter } from 'next/router';
import { readListAddress } from '../../../../src/lists/listAddress.ts';
import { CustomerList } from '../../../../src/resources/customers/CustomerList.tsx';
import { ContactList } from '../../../../src/resources/contacts/ContactList.tsx';
import { AddFilterMenu } from '../../../../src/ui/list/filters/AddFilterMenu.tsx';
import type { NamedFilter } from '../../../../src/ui/list/filters/FilterNames.tsx';
import type { AnyList } from '../../../../src/ui/list/listDefinition.ts';
import { at, routerAt } from '../../testRouter.tsx';

afterEach(cleanup);

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));
const search = () => screen.getByRole('searchbox', { name: 'Search filters', hidden: true });
const names = () =>
  within(screen.getByRole('list', { name: 'Filters', hidden: true }))
    .getAllByRole('link', { hidden: true })
    .map(({ textContent }) => textContent);

async function type(text: string) {
  fireEvent.change(search(), { target: { value: text } });
  // The first search loads its code, and the filters of related records.
  for (let round = 0; round < 4; round++) await settle();
}

function renderMenu(list: AnyList, change: Partial<AnyList> = {}) {
  const settings = { ...list, ...change };
  const replace = jest.fn((_href: string) => Promise.resolve(true));
  const router = { ...routerAt('/customers'), replace } as ReturnType<typeof routerAt> &
    Pick<NextRouter, 'replace'>;
  render(
    at(
      router,
      <AddFilterMenu
        path="/customers"
        address={readListAddress(settings, {})}
        settings={settings}
        filters={Object.entries(settings.filters ?? {}) as ReadonlyArray<NamedFilter<unknown>>}
        groupable={() => []}
        related={settings.related}
      />,
    ),
  );
  return replace;
}

const { list } = CustomerList.queries;

test('a long menu is narrowed by what is typed, and Enter takes the first', async () => {
  const replace = renderMenu(list);
  expect(names()).toContain('Name');
  await type('COUNTRY');
  expect(names()[0]).toBe('Billing country');
  expect(names()).not.toContain('Name');
  fireEvent.keyDown(search(), { key: 'Enter' });
  await settle();
  expect(replace).toHaveBeenCalledTimes(1);
  expect(replace.mock.calls[0][0]).toBe('/customers?filter=billingCountry');
});

test('the filters of related records are found by the names of both', async () => {
  const replace = renderMenu(list);
  await type('manager name');
  expect(names()).toContain('Account manager › First name');
  await type('delivery city');
  expect(names()).toEqual(['Any of delivery addresses: City']);
  fireEvent.keyDown(search(), { key: 'Enter' });
  await settle();
  expect(replace.mock.calls[0][0]).toBe('/customers?filter=deliveryAddresses-city');
});

test('Enter that comes before what is found takes the first as soon as it is known', async () => {
  const replace = renderMenu(list);
  fireEvent.change(search(), { target: { value: 'delivery city' } });
  fireEvent.keyDown(search(), { key: 'Enter' });
  for (let round = 0; round < 4; round++) await settle();
  expect(replace).toHaveBeenCalledTimes(1);
});

test('what nothing matches is said, and an empty search shows all again', async () => {
  renderMenu(list);
  const all = names();
  await type('xyzzy');
  expect(screen.getByRole('status', { hidden: true })).toHaveTextContent('No filter matches.');
  await type(' ');
  expect(names()).toEqual(all);
});

test('a short menu has no search', () => {
  renderMenu(ContactList.queries.list, { related: {} });
  expect(screen.queryByRole('searchbox', { hidden: true })).not.toBeInTheDocument();
});
