/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { RelayEnvironmentProvider } from 'react-relay';
import { FULL_ACCESS, type Access } from '../../../src/access/access.ts';
import { createEnvironment } from '../../../src/relay/environment.ts';
import { LoadedPage } from '../../../src/relay/loadedPage.ts';
import { LoadedPageProvider } from '../../../src/relay/pageContext.tsx';
import { contactOperations } from '../../../src/resources/contacts/contactOperations.ts';
import { contacts } from '../../../src/resources/contacts/contacts.ts';
import { customerOperations } from '../../../src/resources/customers/customerOperations.ts';
import { AccessContext } from '../../../src/ui/access/useAccess.ts';
import { CreateForm } from '../../../src/ui/form/CreateForm.tsx';
import { text } from '../../../src/ui/form/inputs/text.tsx';
import { rowsInput } from '../../../src/ui/form/rows/rowsInput.tsx';
import { waitingRows } from '../../../src/ui/form/rows/waitingRows.ts';
import { NewRowsButton } from '../../../src/ui/record/NewRowsButton.tsx';
import { latestToasts } from '../../../src/ui/toasts/toasts.ts';
import {
  scriptBackend,
  type ScriptedBackend,
  type ScriptedCall,
} from '../../relay/scriptedBackend.ts';
import { at, routerAt, type TestRouter } from '../testRouter.tsx';

jest.mock('../../../src/ui/form/useLeaveGuard.ts', () => ({ useLeaveGuard: () => {} }));

const FIELDS = { name: text({ required: true }) };
const DEFINITION = {
  parent: 'customer',
  operations: async () => {
    const { customer } = (await contactOperations.fields()) as Record<string, object>;
    return {
      ...contactOperations,
      fields: async () => ({ customer, firstName: text({ required: true }), email: text() }),
    };
  },
};
const ROWS = {
  contacts: rowsInput({ label: 'Contacts', resource: contacts, tab: 'contacts', ...DEFINITION }),
};

/** What the backend says to a contact of this first name. */
let refused: string | null;
let backend: ScriptedBackend;
let router: TestRouter;
beforeEach(() => {
  sessionStorage.clear();
  refused = null;
  backend = scriptBackend(respond);
});
afterEach(() => backend.restore());

function respond({ name, variables }: ScriptedCall): unknown {
  if (name === 'createCustomerMutation')
    return { data: { createCustomer: { customer: { __typename: 'Customer', id: '9' } } } };
  if (name !== 'createContactMutation') return undefined;
  const { contact } = variables.input as { contact: { firstName: string } };
  if (contact.firstName === refused)
    return { data: { createContact: null }, errors: [{ message: 'There are too many contacts.' }] };
  return { data: { createContact: { contact: { __typename: 'Contact', id: contact.firstName } } } };
}

function show(content: React.ReactNode, href: string): void {
  router = routerAt(href, {});
  const environment = createEnvironment({ url: '/graphql', localKeys: {}, isServer: false });
  render(
    at(
      router,
      <RelayEnvironmentProvider environment={environment}>
        <LoadedPageProvider page={new LoadedPage(environment, {})}>{content}</LoadedPageProvider>
      </RelayEnvironmentProvider>,
    ),
  );
}

function showForm(access: Access = FULL_ACCESS): void {
  const { resource, create } = customerOperations;
  show(
    <AccessContext value={access}>
      <CreateForm operations={{ resource, create }} fields={FIELDS as never} rows={ROWS} />
    </AccessContext>,
    '/customers/new',
  );
}

const type = (input: HTMLElement, value: string) => fireEvent.change(input, { target: { value } });

/** Enters contacts in the dialog, the last of them by the button that closes it. */
async function enter(...names: string[]): Promise<void> {
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'New contact' })));
  for (const [index, name] of names.entries()) {
    const dialog = await screen.findByRole('dialog');
    type(await within(dialog).findByRole('textbox', { name: /First name/ }), name);
    const isLast = index === names.length - 1;
    const button = within(dialog).getByRole('button', { name: isLast ? 'Add and close' : 'Add' });
    await act(async () => fireEvent.click(button));
    if (!isLast)
      await waitFor(() =>
        expect(within(dialog).getByRole('textbox', { name: /First name/ })).toHaveValue(''),
      );
  }
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

async function create(): Promise<void> {
  type(screen.getByRole('textbox', { name: /^Name/ }), 'Analytical Engines');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Create' })));
  await waitFor(() => expect(router.push).toHaveBeenCalled());
}

function sentContacts(): unknown[] {
  return backend
    .callsOf('createContactMutation')
    .map(({ variables }) => (variables.input as { contact: unknown }).contact);
}

test('rows that are entered with a new record are made after it, each for it', async () => {
  showForm();
  await enter('Ada', 'Grace');
  const list = await screen.findByRole('group', { name: 'Contacts' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Ada', 'Grace']);
  expect(backend.calls).toEqual([]);
  await create();
  expect(backend.calls.map(({ name }) => name)).toEqual([
    'createCustomerMutation',
    'createContactMutation',
    'createContactMutation',
  ]);
  expect(backend.last('createCustomerMutation').variables).toEqual({
    input: { customer: { name: 'Analytical Engines' } },
  });
  expect(sentContacts()).toEqual([
    { firstName: 'Ada', customer: '9' },
    { firstName: 'Grace', customer: '9' },
  ]);
  expect(waitingRows('/customers/9?tab=contacts')).toEqual([]);
  expect(router.push.mock.calls[0][0]).toBe('/customers/9');
});

test('rows are made also for somebody who may not see the record', async () => {
  showForm({ role: null, denied: { 'Query.customer': { kind: 'refused' } } });
  await enter('Ada');
  await create();
  expect(sentContacts()).toEqual([{ firstName: 'Ada', customer: '9' }]);
  expect(router.push.mock.calls[0][0]).toBe('/customers');
});

test('a row is changed, and taken away, before anything is sent', async () => {
  showForm();
  await enter('Ada', 'Grace');
  fireEvent.click(await screen.findByRole('button', { name: 'Edit Ada' }));
  const dialog = await screen.findByRole('dialog', { name: 'Edit contact' });
  const box = await within(dialog).findByRole('textbox', { name: /First name/ });
  expect(box).toHaveValue('Ada');
  type(box, 'Ada Augusta');
  await act(async () => fireEvent.click(within(dialog).getByRole('button', { name: 'Save' })));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  fireEvent.click(await screen.findByRole('button', { name: 'Remove Grace' }));
  await create();
  expect(sentContacts()).toEqual([{ firstName: 'Ada Augusta', customer: '9' }]);
});

test('a row that is not valid is not taken', async () => {
  showForm();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'New contact' })));
  const dialog = await screen.findByRole('dialog');
  await act(async () =>
    fireEvent.click(await within(dialog).findByRole('button', { name: 'Add' })),
  );
  expect(await within(dialog).findAllByText(/First name is required/)).not.toEqual([]);
});

test('what the backend refuses waits on the page of the record, with the rows after it', async () => {
  showForm();
  await enter('Ada', 'Grace', 'Katherine');
  refused = 'Grace';
  await create();
  expect(sentContacts()).toHaveLength(2);
  const href = '/customers/9?tab=contacts';
  expect(router.push.mock.calls[0][0]).toBe(href);
  expect(latestToasts()[0].words).toBe(
    'Contacts: 2 are not created yet. There are too many contacts.',
  );
  expect(waitingRows(href).map(({ firstName }) => firstName)).toEqual(['Grace', 'Katherine']);
  document.body.replaceChildren();
  refused = null;
  show(
    <NewRowsButton
      resource={contacts}
      newRows={DEFINITION}
      parentKey="9"
      href={href}
      place={null}
    />,
    href,
  );
  const box = await screen.findByRole('textbox', { name: /First name/ });
  expect(box).toHaveValue('Grace');
  expect(screen.getByText(/Contacts: 2 are not created yet/)).toBeVisible();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Create' })));
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: /First name/ })).toHaveValue('Katherine'),
  );
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Create' })));
  await waitFor(() => expect(screen.getByRole('textbox', { name: /First name/ })).toHaveValue(''));
  expect(waitingRows(href)).toEqual([]);
  expect(sentContacts().slice(2)).toEqual([
    { firstName: 'Grace', customer: '9' },
    { firstName: 'Katherine', customer: '9' },
  ]);
});
