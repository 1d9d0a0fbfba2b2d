/** @jest-environment jsdom */
import { cleanup, screen } from '@testing-library/react';
import type { Access, DenialReason } from '../../../src/access/access.ts';
import { renderPage } from '../../../src/testing/renderPage.tsx';
import { OrderCreate } from '../../../src/resources/orders/OrderCreate.tsx';
import { OrderEdit } from '../../../src/resources/orders/OrderEdit.tsx';
import { OrderList } from '../../../src/resources/orders/OrderList.tsx';
import { OrderRecord } from '../../../src/resources/orders/OrderRecord.tsx';
import { CustomerList } from '../../../src/resources/customers/CustomerList.tsx';
import { customers as CUSTOMERS } from '../../../src/resources/customers/customers.ts';
import { editCustomer } from '../../../src/resources/customers/mutations/editCustomer.ts';
import type { Address } from '../../../src/address/address.ts';
import { PageSourceContext } from '../../../src/relay/pageContext.tsx';
import { BulkDialog } from '../../../src/ui/batch/bulk/BulkDialog.tsx';
import { editJob } from '../../../src/ui/batch/bulk/mutationJobs.ts';
import { EditForm } from '../../../src/ui/form/EditForm.tsx';
import { inputsOf } from '../../../src/ui/form/inputsOf.ts';
import { editQueries, type AnyEditing } from '../../../src/ui/form/recordEditing.ts';
import { ListContext, type ListOfTable } from '../../../src/ui/list/listContext.ts';
import HomePage from '../../../pages/index.tsx';
import ToolsPage from '../../../pages/tools/index.tsx';

const BY_ROLE: DenialReason = { kind: 'role', role: 'warehouse' };
const BY_PERMISSION: DenialReason = { kind: 'permission', permissions: ['MANAGE_ORDERS'] };
const denying = (reason: DenialReason, ...coordinates: string[]): Access['denied'] =>
  Object.fromEntries(coordinates.map((coordinate) => [coordinate, reason]));

const button = (name: string) => screen.queryByRole('button', { name });
const link = (name: string | RegExp) => screen.queryByRole('link', { name });

describe('a list', () => {
  test('offers all that may be done', () => {
    renderPage(OrderList).respond();
    expect(link('New order')).toBeInTheDocument();
    expect(button('Import')).toBeInTheDocument();
    expect(screen.getByRole('columnheader', { name: /Total/ })).toBeInTheDocument();
  });

  test('offers neither a new record nor an import to who may not create one', () => {
    renderPage(OrderList, {}, { denied: denying(BY_ROLE, 'Mutation.createOrder') }).respond();
    expect(link('New order')).toBeNull();
    expect(button('Import')).toBeNull();
  });

  test('leaves out the columns that may not be read', () => {
    renderPage(OrderList, {}, { denied: denying(BY_ROLE, 'Order.total') }).respond();
    expect(screen.queryByRole('columnheader', { name: /Total/ })).toBeNull();
    expect(screen.getByRole('columnheader', { name: /Number/ })).toBeInTheDocument();
  });

  test('leads to no page that may not be seen', () => {
    const number = { Order: () => ({ number: 'N-1', customer: { id: '7', name: 'Acme' } }) };
    renderPage(
      OrderList,
      {},
      {
        denied: denying(BY_ROLE, 'Query.order', 'Query.customer'),
      },
    ).respond(number);
    expect(screen.getAllByText('N-1').length).toBeGreaterThan(0);
    expect(link('N-1')).toBeNull();
    expect(link('Acme')).toBeNull();
  });
});

describe('filters and sorts of fields that may not be read', () => {
  const fields = ['Customer.email', 'Customer.creditLimit'];
  const address = { email: 'acme', name: 'Acme', sort: '-creditLimit' };
  const sentBy = ({ environment }: ReturnType<typeof renderPage>) =>
    JSON.stringify(environment.mock.getAllOperations().map(({ request }) => request.variables));

  test('are not searched in either', () => {
    const denied = denying(BY_ROLE, 'Customer.email');
    const sent = sentBy(renderPage(CustomerList, { q: 'acme' }, { denied }));
    expect(sent).toContain('acme');
    expect(sent).not.toContain('email');
    cleanup();
    expect(sentBy(renderPage(CustomerList, { q: 'acme' }))).toContain('email');
  });

  test('are not offered, and those of an address are named and left out', () => {
    const page = renderPage(CustomerList, address, { denied: denying(BY_ROLE, ...fields) });
    const sent = sentBy(page);
    expect(sent).toContain('Acme');
    expect(sent).not.toMatch(/acme|email|CREDIT_LIMIT/);
    page.respond();
    expect(
      screen.getByText('Email: you may not filter by this, so it is ignored'),
    ).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Email', hidden: true })).toBeNull();
    const offered = screen.getAllByRole('link', { name: 'VAT number', hidden: true });
    expect(offered.length).toBeGreaterThan(0);
  });

  test('are sent where the role has them, since the backend decides', () => {
    const page = renderPage(CustomerList, address, { denied: denying(BY_PERMISSION, ...fields) });
    expect(sentBy(page)).toMatch(/acme.*CREDIT_LIMIT|CREDIT_LIMIT.*acme/);
    page.respond();
    expect(screen.queryByText(/so it is ignored/)).toBeNull();
    expect(screen.getByText(/Email contains|Email is/)).toBeInTheDocument();
    // Its chip leads to its editor, but no menu does.
    expect(screen.queryByRole('link', { name: 'Email', hidden: true })).toBeNull();
  });
});

describe('a tab', () => {
  /** The queries of tabs. Their numbers are one for all, of which the server sends what the role has. */
  const tabsAsked = ({ environment }: ReturnType<typeof renderPage>) =>
    environment.mock
      .getAllOperations()
      .map(({ request }) => request.node.params.name)
      .filter((name) => name.endsWith('TabQuery'));

  test('that the role lacks is not the first that is asked for', () => {
    const denied = denying(BY_ROLE, 'Order.lines');
    expect(tabsAsked(renderPage(OrderRecord, { key: '1' }))).toEqual(['OrderLinesTabQuery']);
    const asked = tabsAsked(renderPage(OrderRecord, { key: '1' }, { denied }));
    expect(asked).toEqual(['OrderShipmentsTabQuery']);
  });

  test('that the role lacks is not asked for by its address', () => {
    const denied = denying(BY_ROLE, 'Order.lines');
    expect(tabsAsked(renderPage(OrderRecord, { key: '1', tab: 'lines' }, { denied }))).toEqual([]);
  });
});

test('the home page asks for no list that the role lacks', () => {
  const asked = (access?: Access) =>
    Object.keys(HomePage.queries({}, { timeZone: 'UTC', now: 0, lists: {}, access }));
  const access = { role: 'clerk', denied: denying(BY_ROLE, 'Query.orders') };
  expect(asked(access).length).toBeLessThan(asked().length);
  expect(asked(access).length).toBeGreaterThan(0);
});

describe('a record', () => {
  const denied = denying(
    BY_ROLE,
    ...['Mutation.updateOrder', 'Mutation.createOrder', 'Mutation.cancelOrder', 'Order.lines'],
    ...['Mutation.deleteOrder', 'Order.subtotal'],
  );

  test('offers what may be done, and no more', () => {
    renderPage(OrderRecord, { key: '1' }, { denied }).respond();
    expect(button('Confirm')).toBeInTheDocument();
    for (const name of ['Cancel', 'Delete']) expect(button(name)).toBeNull();
    for (const name of ['Edit', 'Duplicate', 'Lines']) expect(link(name)).toBeNull();
    expect(button('Edit Channel')).toBeNull();
    expect(link('Shipments')).toBeInTheDocument();
  });

  test('has no field that the role has not', () => {
    renderPage(OrderRecord, { key: '1' }, { denied }).respond();
    expect(screen.queryByText('Subtotal')).toBeNull();
    expect(screen.getByText('Total')).toBeInTheDocument();
  });

  test('has a lock, and the reason, where one lacks the permission to read', async () => {
    renderPage(
      OrderRecord,
      { key: '1' },
      {
        denied: denying(BY_PERMISSION, 'Order.subtotal'),
      },
    ).respond();
    expect(screen.getByText('Subtotal')).toBeInTheDocument();
    expect(
      await screen.findByText('You lack the permission for this: MANAGE_ORDERS.'),
    ).toBeInTheDocument();
  });

  test('says that one of several permissions would be enough', async () => {
    const permissions = ['MANAGE_ORDERS', 'MANAGE_APPS', 'SUPER'];
    renderPage(
      OrderRecord,
      { key: '1' },
      { denied: denying({ kind: 'permission', permissions }, 'Order.subtotal') },
    ).respond();
    expect(
      await screen.findByText(
        'You lack the permission for this: one of MANAGE_ORDERS, MANAGE_APPS, or SUPER.',
      ),
    ).toBeInTheDocument();
  });
});

describe('a form', () => {
  test('leaves out what may not be written', () => {
    renderPage(OrderCreate, {}, { denied: denying(BY_ROLE, 'OrderInput.internalNotes') });
    expect(screen.queryByLabelText('Internal notes')).toBeNull();
    expect(screen.getByLabelText('Purchase order number')).toBeInTheDocument();
  });

  test('that changes a record has its own inputs', () => {
    renderPage(
      OrderEdit,
      { key: '1' },
      {
        denied: denying(BY_ROLE, 'OrderPatch.internalNotes'),
      },
    ).respond();
    expect(screen.queryByLabelText('Internal notes')).toBeNull();
    expect(screen.getByLabelText('Purchase order number')).toBeInTheDocument();
  });

  test('says why somebody may not use it', async () => {
    renderPage(OrderCreate, {}, { denied: denying(BY_ROLE, 'Mutation.createOrder') });
    expect(await screen.findByText('Your role, Warehouse, may not do this.')).toBeInTheDocument();
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

test('a visitor who may not use a form is led to signing in', async () => {
  const denied = denying(BY_ROLE, 'Mutation.createOrder');
  renderPage(OrderCreate, {}, { denied, isSignedOut: true });
  expect(await screen.findByText('Sign in to continue')).toBeInTheDocument();
  expect(link('Sign in')).toHaveAttribute('href', expect.stringContaining('/sign-in?returnTo='));
});

describe('a record that says what may be done with it', () => {
  /** Its Boolean says whether it may be changed. */
  const edited = (permissions: object, newsletter: boolean) => {
    const editing = { ...editCustomer, permissions } as unknown as AnyEditing;
    const Edit = Object.assign(() => <EditForm editing={editing} />, {
      queries: (address: Address) => editQueries(editing, address),
    });
    renderPage(Edit, { key: '1' }).respond({ Customer: () => ({ newsletter }) });
  };

  test('is not changed by the form’s address', async () => {
    edited({ edit: ['newsletter'] }, false);
    expect(await screen.findByText('You may not change this record')).toBeInTheDocument();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  test('has the form when it may be changed, without what may not', () => {
    edited({ edit: ['newsletter'], fields: { phone: ['newsletter'] } }, true);
    expect(screen.getByLabelText('Phone')).toBeInTheDocument();
    cleanup();
    edited({ fields: { phone: ['newsletter'] } }, false);
    expect(screen.queryByLabelText('Phone')).toBeNull();
    expect(screen.getByLabelText('Website')).toBeInTheDocument();
  });

  test('is left out of bulk work, which names it before it begins', async () => {
    const targets = ['Acme', 'Bolt', 'Core'].map((title, index) => ({
      ...{ key: String(index), href: null, title },
      row: { id: String(index), viewerCanUpdate: title !== 'Bolt' },
    }));
    const load = await editCustomer.update();
    const fields = inputsOf(editCustomer.fields);
    const permissions = { edit: ['viewerCanUpdate'] };
    const job = editJob('phone', fields, [], load as never, null, permissions);
    const list = { resource: CUSTOMERS, open: () => {} } as unknown as ListOfTable;
    const Bulk = () => (
      <ListContext value={list}>
        <PageSourceContext value={{} as never}>
          <BulkDialog job={job} chosen={targets} />
        </PageSourceContext>
      </ListContext>
    );
    renderPage(Bulk);
    const dialog = await screen.findByRole('dialog', { name: 'Change phone of 2 customers' });
    expect(dialog).toHaveTextContent('Left out, because you may not do this with them: Bolt');
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Acme',
      'Core',
    ]);
  });
});

test('the list of tools has those that may be used', () => {
  renderPage(ToolsPage, {}, { denied: denying(BY_ROLE, 'Query.stockForecast') });
  expect(link('Stock forecast')).toBeNull();
  expect(link('Send payment reminders')).toBeInTheDocument();
});
