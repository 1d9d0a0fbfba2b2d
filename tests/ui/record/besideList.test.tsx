/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { FULL_ACCESS } from '../../../src/access/access.ts';
import { CustomerList } from '../../../src/resources/customers/CustomerList.tsx';
import { AccessContext } from '../../../src/ui/access/useAccess.ts';
import { EmbeddedPageContext } from '../../../src/ui/embeddedPage.ts';
import { LinkedRecords } from '../../../src/ui/links/LinkedRecords.tsx';
import { at, routerAt } from '../testRouter.tsx';
import { shownPages } from './shownPages.tsx';

jest.mock('../../../src/ui/form/useLeaveGuard.ts', () => ({ useLeaveGuard: () => {} }));

beforeEach(() => {
  const unheard = { addEventListener: () => {}, removeEventListener: () => {} };
  window.matchMedia = () => ({ matches: false, ...unheard }) as unknown as MediaQueryList;
});

/** Looks at customer 5 beside a list of three. */
async function lookAtFive() {
  const pages = shownPages();
  pages.listed.push('3', '5', '8');
  const { router, element } = pages.show(CustomerList, '/customers?q=ada', { q: 'ada' });
  const { rerender } = await act(async () => render(element));
  const link = await screen.findByRole('link', { name: 'Customer 5' });
  await act(async () => void fireEvent.keyDown(link, { key: ' ' }));
  const panel = await screen.findByRole('dialog', { name: 'Record' });
  await within(panel).findByRole('heading', { name: /Customer 5/ });
  return { ...pages, router, rerender, panel };
}

test('a field of a record beside its list is edited in place', async () => {
  const { panel, sent } = await lookAtFive();
  await act(
    async () => void fireEvent.click(within(panel).getByRole('link', { name: 'Edit Phone' })),
  );
  await waitFor(() => expect(sent.map(({ name }) => name)).toContain('editCustomerQuery'));
  const { variables } = sent.find(({ name }) => name === 'editCustomerQuery')!;
  expect(variables).toEqual({ id: '5' });
});

test('once the record is deleted, the list is there as it was filtered, and asked again', async () => {
  const { panel, listed, router, sent } = await lookAtFive();
  await act(async () => void fireEvent.click(within(panel).getByText('Delete')));
  const dialog = await screen.findByRole('dialog', { name: 'Delete Customer 5' });
  listed.splice(0, 3, '3', '8');
  sent.length = 0;
  await act(async () => fireEvent.click(within(dialog).getByRole('button', { name: 'Delete' })));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(router.push).not.toHaveBeenCalled();
  await waitFor(() => expect(sent.map(({ name }) => name)).toContain('CustomerListQuery'));
  const again = sent.find(({ name }) => name === 'CustomerListQuery');
  expect(JSON.stringify(again?.variables)).toContain('ada');
  await waitFor(() => expect(screen.queryByText('Customer 5')).toBeNull());
  expect(screen.getByRole('link', { name: 'Customer 8' })).toHaveFocus();
});

test('rows that come and go around a record do not put another in its place', async () => {
  const { panel, listed, environment, rerender, show } = await lookAtFive();
  const showRows = async (...keys: string[]) => {
    listed.splice(0, listed.length, ...keys);
    act(() => environment.commitUpdate((store) => store.invalidateStore()));
    await act(async () => rerender(show(CustomerList, '/customers?q=ada', { q: 'ada' }).element));
    await screen.findByText(`Customer ${keys[0]}`);
    return within(panel).findByRole('heading', { level: 1 });
  };
  expect(await showRows('1', '3', '5', '8')).toHaveTextContent('Customer 5');
  expect(panel).toHaveTextContent('3 of 4 on this page');
  expect(await showRows('2', '3', '8')).toHaveTextContent('Customer 5');
  await act(
    async () =>
      void fireEvent.click(within(panel).getByRole('button', { name: 'Previous record' })),
  );
  expect(await within(panel).findByRole('heading', { name: /Customer 3/ })).toBeVisible();
});

test('keys in a dialog that the record opened are for the dialog', async () => {
  const { panel } = await lookAtFive();
  await act(async () => void fireEvent.click(within(panel).getByText('Merge')));
  const dialog = await screen.findByRole('dialog', { name: 'Merge Customer 5' });
  await act(async () => void fireEvent.keyDown(dialog, { key: 'j', code: 'KeyJ' }));
  await act(async () => void fireEvent.keyDown(dialog, { key: ' ', code: 'Space' }));
  expect(dialog).toBeVisible();
  expect(panel).toHaveTextContent('Customer 5');
});

const TAGS = {
  mutations: ['addTag', 'removeTag'],
  load: () => Promise.reject(new Error('not asked for')),
};

test('links are changed by those who may send what changes them', () => {
  const tags = (
    <LinkedRecords name="tags" tab="tags" limit={9} links={TAGS} value={['a']}>
      {(name: string) => name}
    </LinkedRecords>
  );
  const denied = { 'Mutation.removeTag': { kind: 'role', role: 'clerk' } } as const;
  const { rerender } = render(at(routerAt('/products/5'), tags));
  expect(screen.getByRole('button', { name: 'Edit tags' })).toBeVisible();
  rerender(
    at(
      routerAt('/products/5'),
      <AccessContext value={{ ...FULL_ACCESS, denied }}>{tags}</AccessContext>,
    ),
  );
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(screen.queryByRole('button')).toBeNull();
});

test('what leads to all links of a record leads to its own page', () => {
  const page = { address: { key: '5' }, path: '/products/5', leave: () => {} };
  render(
    at(
      routerAt('/products?q=x'),
      <EmbeddedPageContext value={page}>
        <LinkedRecords name="tags" tab="tags" limit={1} links={TAGS} value={['a']}>
          {(name: string) => name}
        </LinkedRecords>
      </EmbeddedPageContext>,
    ),
  );
  expect(screen.getByRole('link', { name: 'All tags' })).toHaveAttribute(
    'href',
    '/products/5?tab=tags#related',
  );
});
