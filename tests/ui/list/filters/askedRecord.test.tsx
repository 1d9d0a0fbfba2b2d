/** @jest-environment jsdom */
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RelayEnvironmentProvider } from 'react-relay';
import { defineFilters } from '../../../../src/lists/filters/defineFilters.ts';
import { recordFilter } from '../../../../src/lists/filters/filterSettings.ts';
import type { ListSettings } from '../../../../src/lists/listSettings.ts';
import { offsetPaging } from '../../../../src/lists/paging.ts';
import { createEnvironment } from '../../../../src/relay/environment.ts';
import { AskFirst } from '../../../../src/ui/list/AskFirst.tsx';
import { listResponse } from '../../../relay/sampleQueries.ts';
import { scriptBackend, type ScriptedBackend } from '../../../relay/scriptedBackend.ts';
import { orderPicker } from '../../form/orderPicker.ts';
import { at, routerAt } from '../../testRouter.tsx';

const LINES = { slug: 'lines', label: 'Line', pluralLabel: 'Lines' };

const settings: ListSettings<{ order?: string }> = {
  size: 10,
  paging: offsetPaging(() => ({})),
  filters: defineFilters({
    order: recordFilter(
      orderPicker.resource,
      { is: (order) => ({ order }) },
      { required: true, picker: () => Promise.resolve(orderPicker) },
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
