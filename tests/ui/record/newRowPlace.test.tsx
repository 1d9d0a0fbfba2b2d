/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { RelayEnvironmentProvider } from 'react-relay';
import type { Environment } from 'relay-runtime';
import { createMockEnvironment } from 'relay-test-utils';
import query from '../../../__generated__/OrderLinesTabQuery.graphql.ts';
import { connectionPage } from '../../../src/lists/pageInResponse.ts';
import { connectionPaging, offsetPaging } from '../../../src/lists/paging.ts';
import { dataIdentity } from '../../../src/relay/identity.ts';
import { LoadedPage } from '../../../src/relay/loadedPage.ts';
import { LoadedPageProvider } from '../../../src/relay/pageContext.tsx';
import { orderLineOperations } from '../../../src/resources/order-lines/orderLineOperations.ts';
import { orderLines } from '../../../src/resources/order-lines/orderLines.ts';
import { OrderLineTable } from '../../../src/resources/order-lines/OrderLineTable.tsx';
import { orders } from '../../../src/resources/orders/orders.ts';
import { mockResponse } from '../../../src/testing/mockResponse.ts';
import { LocaleContext } from '../../../src/ui/locale/useLocale.ts';
import { defineTab } from '../../../src/ui/record/defineTab.tsx';
import { at, routerAt } from '../testRouter.tsx';

jest.mock('../../../src/ui/form/useLeaveGuard.ts', () => ({ useLeaveGuard: () => {} }));

const LOCALE = { language: 'en', timeZone: 'UTC', now: Date.parse('2026-01-20T12:00:00Z') };

/** Shows a tab of an order's lines, and begins a new one. @returns the place that is suggested */
async function suggestedPlace(own: object, search: Readonly<Record<string, string>>, rows: number) {
  const environment = createMockEnvironment({ getDataID: dataIdentity({}) });
  const answerNext = (): void =>
    environment.mock.queueOperationResolver((operation) => {
      answerNext();
      let count = 0;
      return mockResponse(operation, {
        OrderLineConnection: () => ({
          edges: Array.from({ length: rows }, () => ({})),
          pageInfo: { hasNextPage: false, hasPreviousPage: false },
        }),
        Order: () => ({ id: '7' }),
        OrderLine: () => ({ id: `line ${(count += 1)}` }),
      });
    });
  answerNext();
  const Tab = defineTab({
    parent: orders,
    name: 'lines',
    resource: orderLines,
    view: OrderLineTable,
    hiddenColumns: ['order'],
    newRows: {
      parent: 'order',
      position: 'position',
      operations: () => Promise.resolve(orderLineOperations),
    },
    query,
    read: read,
    paging: connectionPaging,
    and: ['filter', 'and'],
    ...own,
  } as never);
  const address = { key: '7', tab: 'lines', ...search };
  const page = new LoadedPage(environment as unknown as Environment, Tab.queries(address));
  page.load();
  render(
    at(
      routerAt(`/orders/7?${new URLSearchParams({ tab: 'lines', ...search })}`, { key: '7' }),
      <RelayEnvironmentProvider environment={environment}>
        <LocaleContext value={LOCALE}>
          <LoadedPageProvider page={page}>
            <Tab />
          </LoadedPageProvider>
        </LocaleContext>
      </RelayEnvironmentProvider>,
    ),
  );
  await act(async () => fireEvent.click(screen.getByText('New order line')));
  const box = await screen.findByRole<HTMLInputElement>('textbox', { name: /Position/ });
  return box.value;
}

function read(data: { readonly order?: { readonly lines?: never } }) {
  return connectionPage(data.order?.lines);
}

/** Counted pages, whose response does not say whether more follow. */
const COUNTED = {
  paging: offsetPaging((first: number, offset: number) => ({ first, offset })),
  read: (data: never) => ({ rows: read(data).rows }),
};
const SEARCH = {
  search: { fields: ['Note'], variables: (text: string) => ({ filter: { note: text } }) },
};

test.each([
  ['the one behind all rows', {}, {}, 3, '4'],
  ['none where only some are shown', SEARCH, { q: 'gift' }, 2, ''],
  ['none where more may follow', COUNTED, {}, 10, ''],
  ['none on a further page', COUNTED, { page: '2' }, 3, ''],
])('the place of a new row is %s', async (_case, own, search, rows, place) => {
  expect(await suggestedPlace(own, search, rows)).toBe(place);
});
