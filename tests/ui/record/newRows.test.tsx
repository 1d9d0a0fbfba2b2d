/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { RelayEnvironmentProvider } from 'react-relay';
import { createEnvironment } from '../../../src/relay/environment.ts';
import { LoadedPage } from '../../../src/relay/loadedPage.ts';
import { LoadedPageProvider } from '../../../src/relay/pageContext.tsx';
import { contactOperations } from '../../../src/resources/contacts/contactOperations.ts';
import { contacts } from '../../../src/resources/contacts/contacts.ts';
import { orderLineOperations } from '../../../src/resources/order-lines/orderLineOperations.ts';
import { orderLines } from '../../../src/resources/order-lines/orderLines.ts';
import { integer } from '../../../src/ui/form/inputs/number.tsx';
import { text } from '../../../src/ui/form/inputs/text.tsx';
import { NewRows, type NewRowsProps } from '../../../src/ui/record/NewRows.tsx';
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

/** Shows the row for a new line of an order, or of what is given instead. @param answers by the names of queries */
function showRows(
  answers: Readonly<Record<string, object>>,
  own: Partial<NewRowsProps> = {},
): void {
  backend = scriptBackend(({ name }) => answers[name]);
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
            {...own}
          />
        </LoadedPageProvider>
      </RelayEnvironmentProvider>,
    ),
  );
}

/** Shows the row for a new line of an order. @param answer what the backend says of that order */
function showRow(answer: object): Promise<HTMLSelectElement> {
  showRows({ orderCurrencyQuery: answer });
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

test('a place that was left empty is not counted on', async () => {
  const { customer } = (await contactOperations.fields?.()) as Record<string, object>;
  const fields = { customer, firstName: text(), position: integer({ hasDefault: true }) };
  const operations = { ...contactOperations, fields: () => Promise.resolve(fields) };
  showRows(
    { createContactMutation: { data: { createContact: { contact: { id: '1' } } } } },
    {
      resource: contacts,
      newRows: { parent: 'customer', position: 'position', operations: async () => operations },
      place: null,
    },
  );
  const name = await screen.findByRole('textbox', { name: /First name/ });
  fireEvent.change(name, { target: { value: 'Ada' } });
  await act(async () => fireEvent.click(screen.getByText('Create')));
  await waitFor(() => expect(screen.getByRole('textbox', { name: /First name/ })).toHaveValue(''));
  expect(screen.getByRole('textbox', { name: /Position/ })).toHaveValue('');
});
