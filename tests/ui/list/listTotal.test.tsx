/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { RelayEnvironmentProvider } from 'react-relay';
import { createEnvironment } from '../../../src/relay/environment.ts';
import { LoadedPage } from '../../../src/relay/loadedPage.ts';
import { LoadedPageProvider } from '../../../src/relay/pageContext.tsx';
import { ListFrame } from '../../../src/ui/list/ListFrame.tsx';
import { ListTotal } from '../../../src/ui/list/ListTotal.tsx';
import type { OrdersCountQuery } from '../../relay/project/__generated__/OrdersCountQuery.graphql.ts';
import { countQuery, countRequest, handOverOf } from '../../relay/sampleQueries.ts';
import { ORDERS, SETTINGS } from './sampleList.ts';
import { at, routerAt } from '../testRouter.tsx';

const ENDS = {
  rowCount: 6,
  startCursor: null,
  endCursor: null,
  hasNextPage: false,
  hasPreviousPage: false,
};

function totalAt(address: string): void {
  const environment = createEnvironment({ url: '/graphql', localKeys: {}, isServer: true });
  const queries = { total: countQuery('deferred') };
  const page = new LoadedPage(environment, queries);
  page.take({ total: handOverOf(queries.total, { data: { orderCount: 6 } }) });
  const total = (
    <ListTotal<OrdersCountQuery> query={countRequest} read={({ orderCount }) => orderCount} />
  );
  render(
    at(
      routerAt(address),
      <RelayEnvironmentProvider environment={environment}>
        <LoadedPageProvider page={page}>
          <ListFrame resource={ORDERS} settings={SETTINGS} pageInfo={ENDS} total={total}>
            <p>Rows</p>
          </ListFrame>
        </LoadedPageProvider>
      </RelayEnvironmentProvider>,
    ),
  );
}

test.each([
  ['/orders', '6 total'],
  ['/orders?sort=number.asc', '6 total'],
  ['/orders?q=Kiambu', '6 found'],
  ['/orders?total.atLeast=5', '6 found'],
])('the total of %s says what it counts: %s', (address, words) => {
  totalAt(address);
  expect(screen.getByText(words)).toBeInTheDocument();
});
