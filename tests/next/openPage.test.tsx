/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { RelayEnvironmentProvider } from 'react-relay';
import type { Environment } from 'relay-runtime';
import { createMockEnvironment } from 'relay-test-utils';
import { loadNextPage } from '../../src/patches/linkedPage.ts';
import { openPage } from '../../src/next/openPage.tsx';
import { LoadedPage } from '../../src/relay/loadedPage.ts';
import { LoadedPageProvider, PageSourceContext } from '../../src/relay/pageContext.tsx';
import type { Page } from '../../src/relay/pageQueries.ts';
import { OrderEdit } from '../../src/resources/orders/OrderEdit.tsx';
import { OrderList } from '../../src/resources/orders/OrderList.tsx';
import { OrderRecord } from '../../src/resources/orders/OrderRecord.tsx';
import { renderPage } from '../../src/testing/renderPage.tsx';
import { PageScreen } from '../../src/ui/shell/PageScreen.tsx';
import { at, routerAt } from '../ui/testRouter.tsx';

jest.mock('../../src/patches/linkedPage.ts', () => ({ loadNextPage: jest.fn() }));

const VISITOR = { timeZone: 'UTC', now: 0, lists: {} };
const ORDER = {
  id: 'orders-7',
  number: 'A-107',
  status: 'SHIPPED',
  customer: { id: 'customers-1', name: 'Café Morgenrot' },
};

let environment: Environment;
beforeEach(() => {
  window.scrollTo = jest.fn();
  jest.mocked(loadNextPage).mockImplementation((path) => {
    const [, slug, key, edit] = path.split('/');
    const page: Page = edit ? OrderEdit : OrderRecord;
    return Promise.resolve(slug === 'orders' && key ? { page, parameters: { key } } : null);
  });
  const list = renderPage(OrderList);
  list.respond({ Query: () => ({ orders: { edges: [{ node: ORDER }] } }) });
  environment = list.environment as unknown as Environment;
});

/** Renders an app that is on its list of orders, and follows a link to an address. @param rows what the list shows */
async function follow(href: string, rows?: ReactNode) {
  document.body.innerHTML = '';
  const router = routerAt('/orders');
  const asked = jest.spyOn(environment, 'execute');
  asked.mockClear();
  const open = (address: string, page: LoadedPage) =>
    at(
      { ...router, asPath: address },
      <PageSourceContext
        value={{
          visitor: VISITOR,
          newEnvironment: () => environment,
          loadPage: () => Promise.resolve(null),
          openPage: (to) => openPage(to, environment, VISITOR),
        }}
      >
        <RelayEnvironmentProvider environment={environment}>
          <LoadedPageProvider page={page}>
            <PageScreen address={address}>
              <p>The whole page of {address}</p>
              {rows}
            </PageScreen>
          </LoadedPageProvider>
        </RelayEnvironmentProvider>
      </PageSourceContext>,
    );
  const { rerender } = render(open('/orders', new LoadedPage(environment, {})));
  const emit = async (event: string, ...given: unknown[]) => {
    await act(async () => router.events.emit(event, ...given));
  };
  await emit('routeChangeStart', href);
  return { rerender: (page: LoadedPage) => rerender(open(href, page)), emit, asked };
}

test('a record that a list knows is named as soon as its link is followed, and nothing is asked for it', async () => {
  const { asked } = await follow('/orders/orders-7');
  expect(screen.getByRole('heading', { level: 1, hidden: true })).toHaveTextContent('A-107');
  expect(screen.getByText('Shipped', { selector: 'span' })).toBeInTheDocument();
  expect(screen.getByText('Café Morgenrot')).toBeInTheDocument();
  expect(asked).not.toHaveBeenCalled();
  expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
});

test('what is not known of it leaves its place, and says neither that there is nothing nor that it failed', async () => {
  await follow('/orders/orders-7');
  // The list has no column of it.
  const salesRep = screen.getByText('Sales rep').parentElement;
  expect(salesRep).not.toHaveAttribute('data-empty');
  expect(salesRep?.querySelector('dd .unknown')).toBeInTheDocument();
  expect(salesRep).toHaveTextContent(/^Sales rep$/);
});

test.each([
  ['nothing is known of', '/orders/orders-8'],
  ['is not of one record', '/orders?status=SHIPPED'],
  ['is a form', '/orders/orders-7/edit'],
  ['is no page of the app', '/elsewhere/orders-7'],
])('a page that %s is shown when it is there', async (_case, href) => {
  await follow(href);
  expect(screen.getByText('The whole page of /orders')).toBeVisible();
  expect(screen.queryByRole('heading', { hidden: true })).not.toBeInTheDocument();
});

test('a page that cannot be rendered in part leaves what is open', async () => {
  const Broken: Page = Object.assign(
    () => {
      throw new Error('No customer yet');
    },
    { queries: OrderRecord.queries, canBePartial: true },
  );
  jest.mocked(loadNextPage).mockResolvedValue({ page: Broken, parameters: { key: 'orders-7' } });
  const reported = jest.spyOn(console, 'error').mockImplementation(() => {});
  await follow('/orders/orders-7');
  expect(screen.getByText('The whole page of /orders')).toBeVisible();
  reported.mockRestore();
});

describe('while the code of a record’s page is on its way', () => {
  const ROWS = (
    <main>
      <table>
        <tbody>
          <tr>
            <th scope="row">
              <a href="/orders/orders-7">A-107</a>
            </th>
            <td>
              <a href="/customers/3">Café Morgenrot</a>
            </td>
          </tr>
        </tbody>
      </table>
    </main>
  );
  let arrive: (found: { page: Page; parameters: Record<string, string> } | null) => void;
  beforeEach(() => {
    jest.mocked(loadNextPage).mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  });

  test('the record has the name of its row, and then what is known of it', async () => {
    await follow('/orders/orders-7', ROWS);
    await act(nextTask);
    expect(screen.getByRole('heading', { level: 1, hidden: true })).toHaveTextContent('A-107');
    expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
    await act(async () => arrive({ page: OrderRecord, parameters: { key: 'orders-7' } }));
    expect(screen.getByRole('heading', { level: 1, hidden: true })).toHaveTextContent('A-107');
    expect(screen.getByText('Shipped', { selector: 'span' })).toBeInTheDocument();
  });

  test('and no code comes, the name goes with the navigation', async () => {
    const { emit } = await follow('/orders/orders-7', ROWS);
    await act(nextTask);
    await emit('routeChangeError', null, '/orders/orders-7');
    expect(screen.queryByRole('heading', { hidden: true })).not.toBeInTheDocument();
    expect(screen.getByText('The whole page of /orders')).toBeVisible();
  });

  test('what no row is called by is not named', async () => {
    await follow('/customers/3', ROWS);
    await act(nextTask);
    expect(screen.queryByRole('heading', { hidden: true })).not.toBeInTheDocument();
  });
});

test('what is known stays until the rest has come', async () => {
  const { rerender, emit } = await follow('/orders/orders-7');
  const silent = createMockEnvironment() as unknown as Environment;
  const pending = new LoadedPage(silent, OrderRecord.queries({ key: 'orders-7' }, VISITOR));
  rerender(pending);
  await emit('routeChangeComplete', '/orders/orders-7');
  expect(screen.getByRole('heading', { level: 1, hidden: true })).toHaveTextContent('A-107');
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  rerender(new LoadedPage(environment, {}));
  expect(screen.queryByRole('heading', { hidden: true })).not.toBeInTheDocument();
  expect(screen.getByText('The whole page of /orders/orders-7')).toBeVisible();
});

test('a navigation that is given up shows again what was left', async () => {
  const { emit } = await follow('/orders/orders-7');
  await emit('routeChangeError', null, '/orders/orders-7');
  expect(screen.queryByRole('heading', { hidden: true })).not.toBeInTheDocument();
  expect(screen.getByText('The whole page of /orders')).toBeVisible();
});

test('Back and Forward show nothing before it is there', async () => {
  const { emit } = await follow('/elsewhere/1');
  await emit('routeChangeComplete', '/elsewhere/1');
  window.dispatchEvent(new PopStateEvent('popstate'));
  await emit('routeChangeStart', '/orders/orders-7');
  expect(screen.queryByRole('heading', { hidden: true })).not.toBeInTheDocument();
});

function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
