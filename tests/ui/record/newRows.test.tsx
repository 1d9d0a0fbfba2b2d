/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { RelayEnvironmentProvider } from 'react-relay';
import { createEnvironment } from '../../../src/relay/environment.ts';
import { LoadedPage } from '../../../src/relay/loadedPage.ts';
import { LoadedPageProvider } from '../../../src/relay/pageContext.tsx';
import { orderLineOperations } from '../../../src/resources/order-lines/orderLineOperations.ts';
import { orderLines } from '../../../src/resources/order-lines/orderLines.ts';
import { NewRows } from '../../../src/ui/record/NewRows.tsx';
import { scriptBackend, type ScriptedBackend } from '../../relay/scriptedBackend.ts';
import { at, routerAt } from '../testRouter.tsx';

jest.mock('../../../src/ui/form/useLeaveGuard.ts', () => ({ useLeaveGuard: () => {} }));

const NEW_ROWS = {
  parent: 'order',
  position: 'position',
  operations: () => Promise.resolve(orderLineOperations),
};

let backend: ScriptedBackend;
afterEach(() => backend.restore());

/** Shows the row for a new line of an order. @param answer what the backend says of that order */
async function showRow(answer: object): Promise<HTMLSelectElement> {
  backend = scriptBackend(({ name }) => (name === 'orderCurrencyQuery' ? answer : undefined));
  const environment = createEnvironment({ url: '/graphql', localKeys: {}, isServer: false });
  render(
    at(
      routerAt('/orders/7', { key: '7' }),
      <RelayEnvironmentProvider environment={environment}>
        <LoadedPageProvider page={new LoadedPage(environment, {})}>
          <NewRows
            resource={orderLines}
            newRows={NEW_ROWS}
            parentKey="7"
            href="/orders/7?tab=lines"
            place={3}
            onClose={() => undefined}
          />
        </LoadedPageProvider>
      </RelayEnvironmentProvider>,
    ),
  );
  return screen.findByRole<HTMLSelectElement>('combobox', { name: 'Currency' });
}

test('a row has the currency of the record that it is made for, beside its place', async () => {
  const currency = await showRow({ data: { order: { id: '7', currency: 'GBP' } } });
  expect(currency).toHaveValue('GBP');
  expect(backend.last('orderCurrencyQuery').variables).toEqual({ id: '7' });
  expect(screen.getByRole('textbox', { name: /Position/ })).toHaveValue('3');
});

test.each([
  ['has no currency', { data: { order: { id: '7', currency: null } } }],
  ['cannot be read', { data: null, errors: [{ message: 'permission denied' }] }],
])('a row is made without one where that record %s', async (_case, answer) => {
  const currency = await showRow(answer);
  expect(currency).toHaveValue('');
});
