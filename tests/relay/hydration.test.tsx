/** @jest-environment jsdom */
import { act } from '@testing-library/react';
import { StrictMode, type ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { RelayEnvironmentProvider, useFragment } from 'react-relay';
import type { Environment } from 'relay-runtime';
import { createEnvironment } from '../../src/relay/environment.ts';
import { judged } from '../../src/relay/errorCodes.ts';
import type { HandOver } from '../../src/relay/handOver.ts';
import { LoadedPage } from '../../src/relay/loadedPage.ts';
import {
  LoadedPageProvider,
  useLoadedPage,
  usePageQuery,
  usePageQueryState,
} from '../../src/relay/pageContext.tsx';
import type { PageQueries } from '../../src/relay/pageQueries.ts';
import type { GraphQLResult } from '../../src/relay/result.ts';
import type { OrderQuery } from './project/__generated__/OrderQuery.graphql.ts';
import type { Order_record$key } from './project/__generated__/Order_record.graphql.ts';
import type { OrdersCountQuery } from './project/__generated__/OrdersCountQuery.graphql.ts';
import {
  countQuery,
  countRequest,
  handOverOf,
  order,
  orderFragment,
  orderPage,
  orderRequest,
} from './sampleQueries.ts';
import { scriptBackend, type ScriptedBackend } from './scriptedBackend.ts';

const QUERIES: PageQueries = { order: orderPage('1'), total: countQuery('deferred') };

let backend: ScriptedBackend;
let root: Root | undefined;
let complaints: jest.SpyInstance;
beforeEach(() => {
  backend = scriptBackend();
  complaints = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  act(() => root?.unmount());
  backend.restore();
  complaints.mockRestore();
});

function Order({ record }: { record: Order_record$key }) {
  const { number, note } = useFragment(orderFragment, record) as {
    number: string;
    note: { ok: boolean };
  };
  return (
    <p>
      {number} {note.ok ? 'with its note' : 'without its note'}
    </p>
  );
}

function Total() {
  return <em>{usePageQuery<OrdersCountQuery>(countRequest).orderCount} in all</em>;
}

function OrderPage() {
  const { order: found } = usePageQuery<OrderQuery>(orderRequest);
  const total = usePageQueryState(countRequest);
  return (
    <main>
      {found.ok && found.value ? <Order record={found.value} /> : <p>No order</p>}
      {total.status === 'ready' && <Total />}
    </main>
  );
}

function Screen() {
  return useLoadedPage().pageState.status === 'ready' ? <OrderPage /> : <p>Loading</p>;
}

function app(environment: Environment, page: LoadedPage): ReactNode {
  return (
    <StrictMode>
      <RelayEnvironmentProvider environment={environment}>
        <LoadedPageProvider page={page}>
          <Screen />
        </LoadedPageProvider>
      </RelayEnvironmentProvider>
    </StrictMode>
  );
}

function handedOver(isServer: boolean, handOvers: Readonly<Record<string, HandOver>>): ReactNode {
  const environment = createEnvironment({ url: '/graphql', localKeys: {}, isServer });
  const page = new LoadedPage(environment, QUERIES);
  page.take(handOvers);
  return app(environment, page);
}

/** Paints on the server, then hydrates in the browser, from one hand-over. Returns what the server painted. */
async function visit(result: GraphQLResult, total: GraphQLResult | null): Promise<string> {
  const handOvers = {
    order: handOverOf(QUERIES.order, result),
    total: handOverOf(QUERIES.total, total),
  };
  document.body.innerHTML = renderToString(handedOver(true, handOvers));
  const painted = document.body.innerHTML;
  await act(async () => {
    root = hydrateRoot(document.body, handedOver(false, handOvers));
    await new Promise((resolve) => setTimeout(resolve, 20));
  });
  return painted;
}

test.each<[string, GraphQLResult, string]>([
  ['a record', { data: { order: order('1') } }, '#1 with its note'],
  [
    'a record with a field that failed',
    {
      data: { order: order('1', { note: null }) },
      errors: [judged({ message: 'No', path: ['order', 'note'] })],
    },
    '#1 without its note',
  ],
  [
    'a record that failed',
    { data: { order: null }, errors: [judged({ message: 'No', path: ['order'] })] },
    'No order',
  ],
  ['a record that is not there', { data: { order: null } }, 'No order'],
])(
  '%s is the same in the browser as the server painted it, and asked for by nobody',
  async (...row) => {
    const [, result, text] = row;
    const painted = await visit(result, { data: { orderCount: 7 } });
    const container = document.createElement('div');
    container.innerHTML = painted;
    expect(container.textContent).toBe(`${text}7 in all`);
    expect(document.body.textContent).toBe(container.textContent);
    expect(backend.calls).toHaveLength(0);
    expect(complaints).not.toHaveBeenCalled();
  },
);

test('what the server did not wait for is asked for once, and appears', async () => {
  await visit({ data: { order: order('1') } }, null);
  expect(document.body).toHaveTextContent(/^#1 with its note$/);
  expect(backend.calls.map(({ name }) => name)).toEqual(['OrdersCountQuery']);
  await act(async () => {
    backend.last('OrdersCountQuery').answer({ data: { orderCount: 7 } });
    await new Promise((resolve) => setTimeout(resolve, 20));
  });
  expect(document.body).toHaveTextContent('#1 with its note7 in all');
  expect(complaints).not.toHaveBeenCalled();
});

test('a component outside of a page throws what is missing', () => {
  expect(() => renderToString(<Screen />)).toThrow('LoadedPageProvider');
});
