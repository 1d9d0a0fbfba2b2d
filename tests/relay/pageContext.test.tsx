/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { RelayEnvironmentProvider } from 'react-relay';
import { createEnvironment } from '../../src/relay/environment.ts';
import { LoadedPage } from '../../src/relay/loadedPage.ts';
import {
  LoadedPageContext,
  useLoadedPage,
  usePage,
  usePageQuery,
  usePageQueryState,
} from '../../src/relay/pageContext.tsx';
import type { OrdersCountQuery } from './project/__generated__/OrdersCountQuery.graphql.ts';
import {
  countQuery,
  countRequest,
  handOverOf,
  order,
  orderPage,
  orderRequest,
} from './sampleQueries.ts';
import { scriptBackend } from './scriptedBackend.ts';

test('what a part of the page asks for later renders what shows it, and nothing that only reads or asks', async () => {
  const backend = scriptBackend();
  const rendered: string[] = [];
  function Reads() {
    rendered.push('reads');
    return usePageQuery<OrdersCountQuery>(countRequest).orderCount;
  }
  function Asks() {
    rendered.push('asks');
    usePage();
    return null;
  }
  function ShowsOne() {
    rendered.push('shows one');
    return usePageQueryState(countRequest).status;
  }
  function ShowsAll() {
    rendered.push('shows all');
    return ` ${useLoadedPage().stateOf(['order']).status}`;
  }
  const environment = createEnvironment({ url: '/graphql', localKeys: {}, isServer: false });
  const queries = { total: countQuery('page') };
  const page = new LoadedPage(environment, queries);
  page.take({ total: handOverOf(queries.total, { data: { orderCount: 7 } }) });
  render(
    <RelayEnvironmentProvider environment={environment}>
      <LoadedPageContext value={page}>
        <Reads />
        <Asks />
        <ShowsOne />
        <ShowsAll />
      </LoadedPageContext>
    </RelayEnvironmentProvider>,
  );
  expect(document.body).toHaveTextContent('7ready pending');
  rendered.length = 0;
  await act(async () => page.addQueries({ order: orderPage('1') }));
  expect(rendered).toEqual(['shows all']);
  await act(async () => {
    backend.last(orderRequest.params.name).answer({ data: { order: order('1') } });
    await new Promise((resolve) => setTimeout(resolve, 20));
  });
  expect(document.body).toHaveTextContent('7ready ready');
  expect(new Set(rendered)).toEqual(new Set(['shows all']));
  expect(screen.queryByRole('alert')).toBeNull();
  backend.restore();
});
