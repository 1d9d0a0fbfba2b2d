/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { StrictMode, useEffect, useState, type ReactNode } from 'react';
import { RelayEnvironmentProvider } from 'react-relay';
import { createEnvironment } from '../../../src/relay/environment.ts';
import { PageSourceContext, type PageSource } from '../../../src/relay/pageContext.tsx';
import type { Page } from '../../../src/relay/pageQueries.ts';
import type { AnyAction } from '../../../src/ui/action/recordAction.ts';
import { askAction } from '../../../src/ui/list/moves/askAction.tsx';
import renameNode from '../../relay/project/__generated__/OrderRenameMutation.graphql.ts';
import { scriptBackend, type ScriptedBackend } from '../../relay/scriptedBackend.ts';
import { order, orderPage } from '../../relay/sampleQueries.ts';
import { at, routerAt } from '../testRouter.tsx';
import { ORDERS, VISITOR } from './sampleList.ts';

// The guard against leaving needs an app around it.
jest.mock('../../../src/ui/form/useLeaveGuard.ts', () => ({ useLeaveGuard: () => {} }));

let backend: ScriptedBackend;
beforeEach(() => {
  backend = scriptBackend(({ name }) =>
    name === 'OrderQuery' ? { data: { order: order('7') } } : undefined,
  );
});
afterEach(() => backend.restore());

const card = { key: '7', row: { id: '7' }, href: '/orders/7', title: 'N7', place: 'DRAFT' };

const close: AnyAction<unknown> = {
  label: 'Close',
  isDangerous: true,
  mutation: renameNode,
  variables: () => ({ id: '7' }),
};

const Record: Page = () => null;
Record.queries = ({ key }) => ({
  record: orderPage(String(key)),
  panel: { ...orderPage('8'), subject: null },
});

/** A list with room for a dialog, in which the action is asked for. @returns what comes of it */
async function ask(): Promise<jest.Mock> {
  let open: (dialog: ReactNode) => void = () => {};
  function List() {
    const [dialog, setDialog] = useState<ReactNode>(null);
    useEffect(() => {
      open = setDialog;
    }, []);
    return dialog;
  }
  const environment = createEnvironment({ url: '/graphql', localKeys: {}, isServer: false });
  render(
    <StrictMode>
      {at(
        routerAt('/orders?layout=board'),
        <RelayEnvironmentProvider environment={environment}>
          <PageSourceContext value={{ visitor: VISITOR } as PageSource}>
            <List />
          </PageSourceContext>
        </RelayEnvironmentProvider>,
      )}
    </StrictMode>,
  );
  const ended = jest.fn();
  const list = { resource: ORDERS, open: (dialog: ReactNode) => act(() => open(dialog)) };
  void askAction({ list, card, action: close, Record }).then(ended);
  await screen.findByRole('dialog', { name: 'Close N7' });
  return ended;
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

async function send(): Promise<void> {
  const before = backend.callsOf('OrderRenameMutation').length;
  press('Close order');
  await waitFor(() => expect(backend.callsOf('OrderRenameMutation')).toHaveLength(before + 1));
}

test('a dialog that is left sends nothing, and asks for the record alone', async () => {
  const ended = await ask();
  expect(ended).not.toHaveBeenCalled();
  press('Go back');
  await waitFor(() => expect(ended).toHaveBeenCalledWith({ status: 'left' }));
  expect(backend.callsOf('OrderRenameMutation')).toEqual([]);
  expect(backend.calls.map(({ variables }) => variables.id)).toEqual(backend.calls.map(() => '7'));
});

test('what the backend does is done', async () => {
  const ended = await ask();
  await send();
  backend.last('OrderRenameMutation').answer({ data: { renameOrder: { order: order('7') } } });
  await waitFor(() => expect(ended).toHaveBeenCalledWith({ status: 'announced' }));
});

test('what the backend refuses, and is then left, is not done', async () => {
  const ended = await ask();
  await send();
  const refusal = { errors: [{ message: 'Not before lunch.' }], data: null };
  backend.last('OrderRenameMutation').answer(refusal);
  await screen.findByText('Not before lunch.');
  expect(ended).not.toHaveBeenCalled();
  press('Go back');
  await waitFor(() => expect(ended).toHaveBeenCalledWith({ status: 'left' }));
});

test('what got no answer is not known', async () => {
  const ended = await ask();
  await send();
  backend.last('OrderRenameMutation').hangUp();
  await screen.findByText('It is not known whether this was saved.');
  press('Go back');
  await waitFor(() => expect(ended).toHaveBeenCalledWith({ status: 'unknown' }));
});

test('what is left before its answer comes is known once that is there', async () => {
  const ended = await ask();
  await send();
  press('Go back');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(ended).not.toHaveBeenCalled();
  backend.last('OrderRenameMutation').answer({ data: { renameOrder: { order: order('7') } } });
  await waitFor(() => expect(ended).toHaveBeenCalledWith({ status: 'announced' }));
});
