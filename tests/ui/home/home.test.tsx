/** @jest-environment jsdom */
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { RelayEnvironmentProvider } from 'react-relay';
import { createEnvironment } from '../../../src/relay/environment.ts';
import { NetworkError, ResponseError } from '../../../src/relay/errors.ts';
import { serializeError } from '../../../src/relay/serializeError.ts';
import { LoadedPage } from '../../../src/relay/loadedPage.ts';
import { LoadedPageProvider } from '../../../src/relay/pageContext.tsx';
import { createHome, Home, homeQueries, type HomePanel } from '../../../src/ui/home/Home.tsx';
import { ListChoicesContext } from '../../../src/ui/list/listContext.ts';
import { saveViews } from '../../../src/ui/list/views/savedViews.ts';
import { defineNavigation } from '../../../src/address/navigation.ts';
import { handOverOf, order, orderPage } from '../../relay/sampleQueries.ts';
import { scriptBackend, type ScriptedBackend } from '../../relay/scriptedBackend.ts';
import { ORDERS } from '../list/sampleList.ts';
import { at, routerAt } from '../testRouter.tsx';

const CUSTOMERS = {
  slug: 'customers',
  label: 'Customer',
  pluralLabel: 'Customers',
  description: 'Who buys.',
};
const NAVIGATION = defineNavigation({ resources: { main: [ORDERS], more: [CUSTOMERS] } });

let backend: ScriptedBackend;
beforeEach(() => {
  backend = scriptBackend();
});
afterEach(() => {
  backend.restore();
  localStorage.clear();
});

test('leads to every resource, in the schema’s own words', () => {
  render(at(routerAt('/'), <Home panels={[]} navigation={NAVIGATION} />));
  expect(
    screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Orders', '/orders'],
    ['Customers', '/customers'],
  ]);
  expect(screen.getByText('Who buys.')).toBeInTheDocument();
});

test('shows the views that were saved, with the lists they are of', () => {
  saveViews('customers', [{ name: 'Large', search: 'q=large' }]);
  render(at(routerAt('/'), <Home panels={[]} navigation={NAVIGATION} />));
  const views = within(screen.getByRole('navigation', { name: 'Your views' }));
  expect(views.getByRole('link', { name: 'Large Customers' })).toHaveAttribute(
    'href',
    '/customers?q=large',
  );
});

test('says nothing of what is hidden', () => {
  const panel = (title: string, href: string): HomePanel =>
    Object.assign(() => null, { title, href, queries: () => ({ [title]: orderPage('1') }) });
  const page = createHome({
    panels: [panel('Orders', '/orders?status=DRAFT'), panel('Customers', '/customers')],
    navigation: defineNavigation({
      resources: { main: [ORDERS], more: [CUSTOMERS] },
      hidden: [ORDERS],
    }),
  });
  expect(Object.keys(page.queries({}, { timeZone: 'UTC', now: 0, lists: {} }))).toEqual([
    'Customers',
  ]);
});

test('panels whose queries have one name are refused: only one of them would be read', () => {
  const panel = (title: string): HomePanel =>
    Object.assign(() => null, { title, queries: () => ({ orders: orderPage('1') }) });
  expect(() => homeQueries([panel('New'), panel('Late')])).toThrow('The panel "Late" has a query');
});

test('a panel that fails says so in its place, and the others are as they were', () => {
  const rows: HomePanel = Object.assign(() => <p>The newest orders</p>, {
    title: 'Orders',
    href: '/orders',
    queries: () => ({ orders: orderPage('1') }),
  });
  const broken: HomePanel = Object.assign(() => <p>The newest customers</p>, {
    title: 'Customers',
    href: '/customers',
    queries: () => ({ customers: orderPage('2') }),
  });
  const panels = [rows, broken];
  const environment = createEnvironment({ url: '/graphql', localKeys: {}, isServer: false });
  const page = new LoadedPage(environment, homeQueries(panels));
  page.take({
    orders: handOverOf(orderPage('1'), { data: { order: order('1') } }),
    customers: {
      ...handOverOf(orderPage('2'), { data: {} }),
      result: null,
      error: serializeError(new ResponseError(500, 'broken')),
    },
  });
  render(
    at(
      routerAt('/'),
      <RelayEnvironmentProvider environment={environment}>
        <LoadedPageProvider page={page}>
          <Home panels={panels} navigation={NAVIGATION} />
        </LoadedPageProvider>
      </RelayEnvironmentProvider>,
    ),
  );
  expect(screen.getByText('The newest orders')).toBeInTheDocument();
  const panel = within(screen.getByRole('article', { name: 'Customers' }));
  expect(panel.getByRole('alert')).toBeInTheDocument();
  expect(panel.queryByText('The newest customers')).toBeNull();
  expect(panel.getByRole('link', { name: 'Customers' })).toHaveAttribute('href', '/customers');
  const asked = backend.calls.length;
  fireEvent.click(panel.getByRole('button', { name: /again/i }));
  expect(backend.calls).toHaveLength(asked + 1);
});

test('a panel whose code is at fault is left to the browser, where it says so in its place', async () => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => {});
  const rows: HomePanel = Object.assign(() => <p>The newest orders</p>, {
    title: 'Orders',
    queries: () => ({ orders: orderPage('1') }),
  });
  const faulty: HomePanel = Object.assign(
    () => {
      throw new TypeError('x is undefined');
    },
    { title: 'Figures', queries: () => ({ figures: orderPage('2') }) },
  );
  const panels = [rows, faulty];
  const environment = createEnvironment({ url: '/graphql', localKeys: {}, isServer: false });
  const page = new LoadedPage(environment, homeQueries(panels));
  page.take({
    orders: handOverOf(orderPage('1'), { data: { order: order('1') } }),
    figures: handOverOf(orderPage('2'), { data: { order: order('2') } }),
  });
  page.leaveParts();
  const view = at(
    routerAt('/'),
    <RelayEnvironmentProvider environment={environment}>
      <LoadedPageProvider page={page}>
        <Home panels={panels} navigation={NAVIGATION} />
      </LoadedPageProvider>
    </RelayEnvironmentProvider>,
  );
  document.body.innerHTML = `<main>${renderToString(view)}</main>`;
  expect(screen.getByRole('article', { name: 'Orders' })).toBeInTheDocument();
  const root = await act(() =>
    hydrateRoot(document.body.firstElementChild!, view, { onRecoverableError: () => {} }),
  );
  const panel = within(screen.getByRole('article', { name: 'Figures' }));
  expect(panel.getByRole('alert')).toHaveTextContent('Something went wrong');
  expect(panel.getByText('TypeError: x is undefined')).toBeInTheDocument();
  expect(screen.getByText('The newest orders')).toBeInTheDocument();
  act(() => root.unmount());
  document.body.replaceChildren();
  complaints.mockRestore();
});

test('a backend that cannot be reached is said once, and tried again as a whole', async () => {
  const panelOf = (title: string, id: string): HomePanel =>
    Object.assign(() => <p>The newest {title}</p>, {
      title,
      queries: () => ({ [title]: orderPage(id) }),
    });
  const panels = [panelOf('Orders', '1'), panelOf('Customers', '2')];
  const failed = (id: string) => ({
    ...handOverOf(orderPage(id), { data: {} }),
    result: null,
    error: serializeError(new NetworkError()),
  });
  const environment = createEnvironment({ url: '/graphql', localKeys: {}, isServer: false });
  const page = new LoadedPage(environment, homeQueries(panels));
  page.take({ Orders: failed('1'), Customers: failed('2') });
  render(
    at(
      routerAt('/'),
      <RelayEnvironmentProvider environment={environment}>
        <LoadedPageProvider page={page}>
          <Home panels={panels} navigation={NAVIGATION} />
        </LoadedPageProvider>
      </RelayEnvironmentProvider>,
    ),
  );
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(screen.queryByRole('article')).toBeNull();
  const asked = backend.calls.length;
  fireEvent.click(screen.getByRole('button', { name: /again/i }));
  expect(backend.calls).toHaveLength(asked + 2);
  await act(async () => {
    for (const call of backend.calls.slice(asked))
      call.answer({ data: { order: order(String(call.variables.id)) } });
  });
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByText('The newest Orders')).toBeInTheDocument();
  expect(screen.getByText('The newest Customers')).toBeInTheDocument();
});

test('what a person may not see is said once, by its panel, and is not drawn', () => {
  const panel: HomePanel = Object.assign(() => null, {
    title: 'Orders',
    href: '/orders',
    queries: () => ({ orders: orderPage('1') }),
  });
  const environment = createEnvironment({ url: '/graphql', localKeys: {}, isServer: false });
  const page = new LoadedPage(environment, homeQueries([panel]));
  page.take({
    orders: {
      ...handOverOf(orderPage('1'), { data: {} }),
      result: null,
      error: serializeError(new ResponseError(403, 'no')),
    },
  });
  const load = () => Promise.reject(new Error('Nothing is drawn.'));
  const trends = [
    { resource: ORDERS, load },
    { resource: CUSTOMERS, load },
  ];
  globalThis.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as never;
  render(
    at(
      routerAt('/'),
      <RelayEnvironmentProvider environment={environment}>
        <LoadedPageProvider page={page}>
          <Home panels={[panel]} trends={trends} navigation={NAVIGATION} />
        </LoadedPageProvider>
      </RelayEnvironmentProvider>,
    ),
  );
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  const lately = within(screen.getByRole('region', { name: 'Recent activity' }));
  expect(lately.getAllByRole('article').map((card) => card.textContent)).toEqual([
    'Customers per day',
  ]);
});

test('what a person has hidden is not there, and asks for nothing', () => {
  const panel = (title: string, href: string): HomePanel =>
    Object.assign(() => null, { title, href, queries: () => ({ [title]: orderPage('1') }) });
  const page = createHome({
    panels: [panel('Orders', '/orders'), panel('Late', '/orders?late'), panel('More', '/more')],
    navigation: NAVIGATION,
  });
  const lists = { 'home.arrangement': `${encodeURIComponent('/more')} :%2Forders` };
  expect(Object.keys(page.queries({}, { timeZone: 'UTC', now: 0, lists }))).toEqual([
    'Late',
    'More',
  ]);
});

test('when everything is hidden, the page says how to have it again', () => {
  const panel: HomePanel = Object.assign(() => null, { title: 'Orders', queries: () => ({}) });
  const environment = createEnvironment({ url: '/graphql', localKeys: {}, isServer: false });
  render(
    at(
      routerAt('/'),
      <ListChoicesContext value={{ 'home.arrangement': ':panel%20Orders :resources' }}>
        <LoadedPageProvider page={new LoadedPage(environment, {})}>
          <Home panels={[panel]} navigation={NAVIGATION} />
        </LoadedPageProvider>
      </ListChoicesContext>,
    ),
  );
  expect(screen.getByText('All of it is hidden. Arrange shows it again.')).toBeInTheDocument();
  expect(screen.queryByRole('link')).toBeNull();
});
