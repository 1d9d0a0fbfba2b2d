/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { RelayEnvironmentProvider } from 'react-relay';
import { createEnvironment } from '../../../src/relay/environment.ts';
import { ResponseError } from '../../../src/relay/errors.ts';
import type { HandOver } from '../../../src/relay/handOver.ts';
import { LoadedPage } from '../../../src/relay/loadedPage.ts';
import { LoadedPageProvider } from '../../../src/relay/pageContext.tsx';
import { serializeError } from '../../../src/relay/serializeError.ts';
import { RecordTabsView, type RecordTabs } from '../../../src/ui/record/RecordTabs.tsx';
import type { TabTotals } from '../../../src/ui/record/TabTotal.tsx';
import type { OrdersCountQuery } from '../../relay/project/__generated__/OrdersCountQuery.graphql.ts';
import { countQuery, countRequest, handOverOf } from '../../relay/sampleQueries.ts';
import { scriptBackend, type ScriptedBackend } from '../../relay/scriptedBackend.ts';
import { ORDERS } from '../list/sampleList.ts';
import { at, routerAt } from '../testRouter.tsx';

const Panel = Object.assign(() => <p>Rows</p>, { queries: () => ({}) });
const TABS: RecordTabs = {
  lines: { label: 'Lines', Panel },
  notes: { label: 'Notes', Panel },
};
const TOTALS: TabTotals<OrdersCountQuery> = {
  query: countRequest,
  read: ({ orderCount }) => ({ lines: orderCount }),
};

let backend: ScriptedBackend;
beforeEach(() => {
  backend = scriptBackend();
});
afterEach(() => backend.restore());

function showTabs(handOver: Readonly<Record<string, HandOver>>): void {
  const environment = createEnvironment({ url: '/graphql', localKeys: {}, isServer: false });
  const page = new LoadedPage(environment, { tabTotals: countQuery() });
  page.take(handOver);
  render(
    at(
      routerAt('/orders/7', { key: '7' }),
      <RelayEnvironmentProvider environment={environment}>
        <LoadedPageProvider page={page}>
          <RecordTabsView resource={ORDERS} tabs={TABS} totals={TOTALS as never} />
        </LoadedPageProvider>
      </RelayEnvironmentProvider>,
    ),
  );
}

function tabTexts(): Array<string | null> {
  return within(screen.getByRole('navigation', { name: 'Relations' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent.trim());
}

test.each([
  [0, 'Lines 0'],
  [12_345, 'Lines 12,345'],
])('a tab has the number of its records (%i), and one that is not counted has none', (n, text) => {
  showTabs({ tabTotals: handOverOf(countQuery(), { data: { orderCount: n } }) });
  expect(tabTexts()).toEqual([text, 'Notes']);
});

test('tabs are there without their numbers while these are awaited', () => {
  showTabs({});
  expect(tabTexts()).toEqual(['Lines', 'Notes']);
});

test('tabs are there without their numbers when these cannot be had', () => {
  const error = serializeError(new ResponseError(503, 'no', null));
  showTabs({ tabTotals: handOverOf(countQuery(), null, { error }) });
  expect(tabTexts()).toEqual(['Lines', 'Notes']);
});
