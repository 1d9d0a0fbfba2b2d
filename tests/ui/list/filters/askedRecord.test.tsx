/** @jest-environment jsdom */
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RelayEnvironmentProvider } from 'react-relay';
import { defineFilters } from '../../../../src/lists/filters/defineFilters.ts';
import { recordFilter } from '../../../../src/lists/filters/filterSettings.ts';
import type { ListSettings } from '../../../../src/lists/listSettings.ts';
import { cursorPaging, offsetPaging } from '../../../../src/lists/paging.ts';
import type { AnyFinder, AnyPicker } from '../../../../src/lists/picker.ts';
import { createEnvironment } from '../../../../src/relay/environment.ts';
import { AskFirst } from '../../../../src/ui/list/AskFirst.tsx';
import { listResponse, ordersRequest } from '../../../relay/sampleQueries.ts';
import { scriptBackend, type ScriptedBackend } from '../../../relay/scriptedBackend.ts';
import { at, routerAt } from '../../testRouter.tsx';

const ORDERS = { slug: 'orders', label: 'Order', pluralLabel: 'Orders' };
const LINES = { slug: 'lines', label: 'Line', pluralLabel: 'Lines' };

const picker: AnyPicker = {
  resource: ORDERS,
  option: (row) => {
    const { __id: id } = row as { __id: string };
    return { key: id, title: id.replace('gid-shop-order-', 'A-') };
  },
  finder: () => Promise.resolve(finder),
};
const finder: AnyFinder = {
  picker,
  query: ordersRequest,
  size: 20,
  paging: cursorPaging((first, after) => ({ first, after })),
  rows: (response) =>
    (response as { orders: { edges: Array<{ node: unknown }> } }).orders.edges.map(
      ({ node }) => node,
    ),
};
const settings: ListSettings<{ order?: string }> = {
  size: 10,
  paging: offsetPaging(() => ({})),
  filters: defineFilters({
    order: recordFilter(
      ORDERS,
      { is: (order) => ({ order }) },
      { required: true, picker: () => Promise.resolve(picker) },
    ),
  }),
};

let backend: ScriptedBackend;
beforeEach(() => {
  backend = scriptBackend(() => listResponse(2));
});
afterEach(() => backend.restore());

test('the record that a list is asked for by is searched by its name, and the list follows at once', async () => {
  const router = routerAt('/lines');
  render(
    at(
      router,
      <RelayEnvironmentProvider
        environment={createEnvironment({ url: '/graphql', localKeys: {}, isServer: false })}
      >
        <AskFirst resource={LINES} settings={settings} />
      </RelayEnvironmentProvider>,
    ),
  );
  expect(screen.getByText('Fill in Order to see lines.')).toBeInTheDocument();
  await userEvent.click(await screen.findByRole('combobox', { name: 'Order' }));
  await userEvent.click(await screen.findByRole('option', { name: 'A-1001' }));
  await waitFor(() => expect(router.push).toHaveBeenCalledTimes(1));
  expect(router.push).toHaveBeenCalledWith('/lines?order=gid-shop-order-1001');
});
