/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { RelayEnvironmentProvider } from 'react-relay';
import { createEnvironment } from '../../../src/relay/environment.ts';
import { PageSourceContext } from '../../../src/relay/pageContext.tsx';
import { OrderList } from '../../../src/resources/orders/OrderList.tsx';
import { orders } from '../../../src/resources/orders/orders.ts';
import type { Navigation } from '../../../src/address/navigation.ts';
import NewChart from '../../../src/ui/home/charts/NewChart.tsx';
import YourCharts from '../../../src/ui/home/charts/YourCharts.tsx';
import { ListChoicesContext } from '../../../src/ui/list/listContext.ts';
import { LocaleContext } from '../../../src/ui/locale/useLocale.ts';
import { setScope } from '../../../src/storage/scope.ts';
import { homeCharts } from '../../../src/visitor/homeCharts.ts';
import { browserListChoices } from '../../../src/visitor/listChoice.ts';
import { scriptBackend, type ScriptedBackend } from '../../relay/scriptedBackend.ts';
import { VISITOR } from '../list/sampleList.ts';
import { at, routerAt } from '../testRouter.tsx';

const NAVIGATION: Navigation = {
  groups: [{ places: [{ href: '/orders', label: 'Orders', resource: orders }] }],
  hidden: [],
};

let backend: ScriptedBackend;
let comeIntoSight: Array<() => void>;

beforeEach(() => {
  backend = scriptBackend(() => ({ data: { orders: { totalCount: 7, groupedAggregates: [] } } }));
  comeIntoSight = [];
  globalThis.IntersectionObserver = class {
    constructor(seen: IntersectionObserverCallback) {
      comeIntoSight.push(() => seen([{ isIntersecting: true }] as never, this as never));
    }
    observe() {}
    disconnect() {}
  } as never;
});
beforeEach(() => setScope('me'));
afterEach(() => backend.restore());

function renderCharts(charts: string, navigation = NAVIGATION) {
  const environment = createEnvironment({ url: '/graphql', localKeys: {}, isServer: false });
  const source = {
    visitor: VISITOR,
    newEnvironment: () => environment,
    openPage: () => Promise.resolve(null),
    loadPage: (path: string) => Promise.resolve(path === '/orders' ? OrderList : null),
  };
  const router = { ...routerAt('/'), replace: jest.fn(() => Promise.resolve(true)) };
  render(
    at(
      router,
      <LocaleContext value={{ ...VISITOR, language: 'en-GB' }}>
        <ListChoicesContext value={{ 'home.charts': charts }}>
          <RelayEnvironmentProvider environment={environment}>
            <PageSourceContext value={source}>
              <YourCharts navigation={navigation} />
            </PageSourceContext>
          </RelayEnvironmentProvider>
        </ListChoicesContext>
      </LocaleContext>,
    ),
  );
}

test('a chart is asked for in sight, under its name, each figure leading to its list', async () => {
  renderCharts('orders status=DRAFT&chart=number+placedAt.last7days Drafts');
  const card = within(screen.getByRole('article', { name: 'Drafts' }));
  expect(card.getByRole('link', { name: 'Drafts' })).toHaveAttribute(
    'href',
    '/orders?status=DRAFT&chart=number+placedAt.last7days',
  );
  expect(backend.calls).toEqual([]);
  act(() => comeIntoSight.forEach((come) => come()));
  const figure = await card.findByRole('link', { name: '7' }, { timeout: 20_000 });
  expect(figure).toHaveAttribute(
    'href',
    '/orders?placedAt.atLeast=2026-11-14&placedAt.atMost=2026-11-20&status=DRAFT',
  );
  expect(
    card.getByText('Number of records · Placed · in the last 7 days · Status is Draft'),
  ).toBeInTheDocument();
});

test('a chart over a list that a person does not have is left out', () => {
  renderCharts('invoices chart=number~orders chart=number', NAVIGATION);
  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(screen.getByRole('article', { name: 'Orders' })).toBeInTheDocument();
});

test('a chart is removed, for the next page, too', async () => {
  renderCharts('orders chart=number+- One~orders chart=number+status Two');
  fireEvent.click(screen.getByRole('button', { name: 'Remove One from Home' }));
  expect(screen.queryByRole('article', { name: 'One' })).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Your charts' })).toHaveFocus();
  expect(homeCharts(browserListChoices()).map(({ name }) => name)).toEqual(['Two']);
  await act(async () => {});
});

test('a new chart begins with a list whose records are counted', async () => {
  render(at(routerAt('/'), <NewChart navigation={NAVIGATION} />));
  await waitFor(
    () =>
      expect(screen.getByRole('link', { name: 'Orders' })).toHaveAttribute(
        'href',
        '/orders?chart=number',
      ),
    { timeout: 20_000 },
  );
});
