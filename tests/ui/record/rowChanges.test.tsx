/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { RelayEnvironmentProvider } from 'react-relay';
import { FULL_ACCESS } from '../../../src/access/access.ts';
import { AccessContext } from '../../../src/ui/access/useAccess.ts';
import { partOf } from '../../../src/relay/caught.ts';
import { createEnvironment } from '../../../src/relay/environment.ts';
import { LoadedPage } from '../../../src/relay/loadedPage.ts';
import { LoadedPageProvider } from '../../../src/relay/pageContext.tsx';
import { deleteTag } from '../../../src/resources/tags/mutations/deleteTag.ts';
import { editTag } from '../../../src/resources/tags/mutations/editTag.ts';
import { updateTag } from '../../../src/resources/tags/mutations/updateTag.ts';
import { tagFields } from '../../../src/resources/tags/tagFields.ts';
import { tags } from '../../../src/resources/tags/tags.ts';
import { RowButtons } from '../../../src/ui/record/rows/RowButtons.tsx';
import { RowChange } from '../../../src/ui/record/rows/RowChange.tsx';
import { defineRowChanges } from '../../../src/ui/record/rows/rowChanges.ts';
import { scriptBackend, type ScriptedBackend } from '../../relay/scriptedBackend.ts';
import { at, routerAt, type TestRouter } from '../testRouter.tsx';

jest.mock('../../../src/ui/form/useLeaveGuard.ts', () => ({ useLeaveGuard: () => {} }));

const TAG = { id: '5', name: 'Oak', color: '#884400', description: null };
const CHANGES = defineRowChanges({
  resource: tags,
  query: editTag.query,
  variables: ({ key }, row) => ({ id: `${String(key)} ${row}` }),
  rows: (response: Parameters<typeof editTag.read>[0]) =>
    partOf(editTag.read(response, {}), (tag) => [tag, null]),
  title: ({ name }) => name,
  edit: {
    fields: tagFields,
    lastChange: () => ({ at: '2026-11-20T13:07:00Z', by: 'Ada Lovelace' }),
    update: () => Promise.resolve(updateTag),
  },
  delete: () => Promise.resolve(deleteTag),
});

/** The row as the backend has it. */
let now = TAG;
let backend: ScriptedBackend;
let router: TestRouter;
const onClose = jest.fn();
beforeEach(() => {
  onClose.mockClear();
  now = TAG;
});
afterEach(() => backend.restore());

function open(kind: 'edit' | 'delete', rowKey = '5'): void {
  backend = scriptBackend(({ name }) =>
    name === 'editTagQuery'
      ? { data: { tag: now } }
      : { data: { updateTag: { tag: TAG }, deleteTag: { __typename: 'DeleteTagPayload' } } },
  );
  router = routerAt('/customers/7?tab=tags', { key: '7' });
  const environment = createEnvironment({ url: '/graphql', localKeys: {}, isServer: false });
  render(
    at(
      router,
      <RelayEnvironmentProvider environment={environment}>
        <LoadedPageProvider page={new LoadedPage(environment, {})}>
          <RowChange
            resource={tags}
            changes={{ edit: true, delete: true, load: () => Promise.resolve(CHANGES) }}
            rowKey={rowKey}
            address={{ key: '7' }}
            kind={kind}
            onClose={onClose}
          />
        </LoadedPageProvider>
      </RelayEnvironmentProvider>,
    ),
  );
}

test('a row is edited above the page, and only what was changed is sent', async () => {
  open('edit');
  const name = await screen.findByRole('textbox', { name: /Name/ });
  expect(screen.getByRole('dialog', { name: 'Edit Oak' })).toBeVisible();
  fireEvent.change(name, { target: { value: 'Ash' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(backend.last('updateTagMutation').variables).toEqual({
    input: { id: '5', tagPatch: { name: 'Ash' } },
  });
  expect(router.push).not.toHaveBeenCalled();
});

test('a row that somebody else has changed meanwhile says who, and when, and is not overwritten', async () => {
  open('edit');
  const name = await screen.findByRole('textbox', { name: /Name/ });
  fireEvent.change(name, { target: { value: 'Ash' } });
  now = { ...TAG, name: 'Beech' };
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  const said = await screen.findByText(/^Last change/);
  expect(said.textContent.replaceAll(/\s/g, ' ')).toMatch(
    /^Last change: .*2026.*, by Ada Lovelace\.$/,
  );
  expect(screen.getByRole('cell', { name: 'Beech' })).toBeVisible();
  expect(backend.callsOf('updateTagMutation')).toEqual([]);
});

test('what a link says is asked for by the key of its record', async () => {
  open('edit', '5');
  await screen.findByRole('textbox', { name: /Name/ });
  expect(backend.last('editTagQuery').variables).toEqual({ id: '7 5' });
});

test.each([
  ['updateOrder', 0],
  ['updateTag', 1],
])(
  'who may not use %s, is offered %i ways to change what a link says by another',
  (name, count) => {
    backend = scriptBackend();
    const changes = {
      edit: true,
      mutation: 'updateOrder',
      load: () => Promise.resolve(CHANGES),
    } as const;
    const denied = { [`Mutation.${name}`]: { kind: 'role', role: 'clerk' } } as const;
    render(
      at(
        routerAt('/orders/7', { key: '7' }),
        <AccessContext value={{ ...FULL_ACCESS, denied }}>
          <RowButtons resource={tags} changes={changes} rowKey="5" address={{ key: '7' }} />
        </AccessContext>,
      ),
    );
    expect(screen.queryAllByRole('button', { name: 'Edit' })).toHaveLength(count);
  },
);

test('a row is deleted after a question, and the page stays', async () => {
  open('delete');
  const button = await screen.findByRole('button', { name: 'Delete' });
  expect(screen.getByText('Oak will be deleted. This cannot be undone.')).toBeVisible();
  await act(async () => fireEvent.click(button));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(backend.last('deleteTagMutation').variables).toEqual({ input: { id: '5' } });
  expect(router.push).not.toHaveBeenCalled();
});

test('a row that somebody else has deleted is said to be gone', async () => {
  open('edit', '6');
  expect(await screen.findByRole('alert')).toHaveTextContent('This record no longer exists.');
});
