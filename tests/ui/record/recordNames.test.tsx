/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { RelayEnvironmentProvider } from 'react-relay';
import { createEnvironment } from '../../../src/relay/environment.ts';
import { LoadedPage } from '../../../src/relay/loadedPage.ts';
import { LoadedPageProvider } from '../../../src/relay/pageContext.tsx';
import { NAMES, RecordNamesContext } from '../../../src/ui/fields/recordNames.ts';
import { Identifier } from '../../../src/ui/fields/Text.tsx';
import { queryNames, recordNames } from '../../../src/ui/record/recordNames.ts';
import type { OrdersCountQuery } from '../../relay/project/__generated__/OrdersCountQuery.graphql.ts';
import { countQuery, countRequest, handOverOf } from '../../relay/sampleQueries.ts';
import { scriptBackend, type ScriptedBackend } from '../../relay/scriptedBackend.ts';
import { ORDERS } from '../list/sampleList.ts';
import { at, routerAt } from '../testRouter.tsx';

type Keys = ReadonlyArray<string | null>;

const NAMES_OF_PAGE = recordNames<OrdersCountQuery, OrdersCountQuery>({
  query: countRequest,
  keys: (data) => data as unknown as Keys,
  variables: (keys) => ({ keys }) as never,
  read: () => ({
    orderId: { key: 'o1', title: 'SO-1' },
    otherId: { key: 'o2', title: null },
  }),
});

let backend: ScriptedBackend;
beforeEach(() => {
  backend = scriptBackend();
});
afterEach(() => backend.restore());

/** Shows the key of an order in a field. */
function show(field: string, value: string, { isKnown = true } = {}): void {
  const environment = createEnvironment({ url: '/graphql', localKeys: {}, isServer: false });
  const page = new LoadedPage(environment, isKnown ? { [NAMES]: countQuery() } : {});
  page.take(isKnown ? { [NAMES]: handOverOf(countQuery(), { data: { orderCount: 1 } }) } : {});
  render(
    at(
      routerAt('/lines/7', { key: '7' }),
      <RelayEnvironmentProvider environment={environment}>
        <LoadedPageProvider page={page}>
          <RecordNamesContext value={NAMES_OF_PAGE}>
            <Identifier name={field} resource={ORDERS} value={value} />
          </RecordNamesContext>
        </LoadedPageProvider>
      </RelayEnvironmentProvider>,
    ),
  );
}

test('the key of another record is shown as its name, and leads to it', () => {
  show('orderId', 'o1');
  expect(screen.getByRole('link', { name: 'SO-1' })).toHaveAttribute('href', '/orders/o1');
});

test.each([
  ['is not known yet', 'orderId', 'o1', { isKnown: false }],
  ['has no name', 'otherId', 'o2', {}],
  ['is another one than was asked for', 'orderId', 'o9', {}],
  ['is of a field that nothing is asked for', 'noteId', 'o1', {}],
])('where the record %s, its key is shown', (_, field, key, options) => {
  show(field, key, options);
  expect(screen.getByRole('link', { name: key })).toHaveAttribute('href', `/orders/${key}`);
});

test('what has no key is not asked for, in place of which another record is asked for twice', () => {
  const asked = (keys: Keys) => queryNames(NAMES_OF_PAGE, keys, {})[NAMES]?.variables;
  expect(asked(['a', null, 'b'])).toEqual({ keys: ['a', 'a', 'b'] });
  expect(asked([null, ''])).toBeUndefined();
});
