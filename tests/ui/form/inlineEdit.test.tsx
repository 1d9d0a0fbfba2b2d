/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { RelayEnvironmentProvider } from 'react-relay';
import { createEnvironment } from '../../../src/relay/environment.ts';
import { LoadedPage } from '../../../src/relay/loadedPage.ts';
import { LoadedPageProvider } from '../../../src/relay/pageContext.tsx';
import { text } from '../../../src/ui/form/inputs/text.tsx';
import { InlineEdit } from '../../../src/ui/form/InlineEdit.tsx';
import type { AnyEditing } from '../../../src/ui/form/recordEditing.ts';
import { order, orderRequest } from '../../relay/sampleQueries.ts';
import { scriptBackend, type ScriptedBackend } from '../../relay/scriptedBackend.ts';
import { ORDERS } from '../list/sampleList.ts';
import { at, routerAt } from '../testRouter.tsx';

jest.mock('../../../src/ui/form/useLeaveGuard.ts', () => ({ useLeaveGuard: () => {} }));

const EDITING = {
  resource: ORDERS,
  fields: { number: text({ label: 'Number' }), note: text({ label: 'Note' }) },
  query: orderRequest,
  subject: ['order'],
  variables: () => ({ id: 'a/7' }),
  read: (data: { readonly order: object }) => data.order,
  values: () => ({ number: '#a/7', note: 'Fragile' }),
  keyOf: () => 'a/7',
  update: () => new Promise<never>(() => undefined),
} as unknown as AnyEditing;

class Failure extends Component<{ children: ReactNode }, { message: string | null }> {
  override state = { message: null };
  static getDerivedStateFromError = (error: Error) => ({ message: error.message });
  override render = () => this.state.message ?? this.props.children;
}

let backend: ScriptedBackend;
beforeEach(() => {
  backend = scriptBackend(() => ({ data: { order: order('a/7', { note: 'Fragile' }) } }));
});
afterEach(() => backend.restore());

function edit(name: string) {
  const environment = createEnvironment({ url: '/graphql', localKeys: {}, isServer: false });
  render(
    at(
      routerAt('/orders/a%2F7', { key: 'a/7' }),
      <RelayEnvironmentProvider environment={environment}>
        <LoadedPageProvider page={new LoadedPage(environment, {})}>
          <Failure>
            <InlineEdit
              load={() => Promise.resolve(EDITING)}
              address={{ key: 'a/7' }}
              name={name}
              onClose={() => undefined}
            >
              Fragile
            </InlineEdit>
          </Failure>
        </LoadedPageProvider>
      </RelayEnvironmentProvider>,
    ),
  );
}

describe('a field that is edited in place', () => {
  test('is a form of the one input of its name', async () => {
    edit('note');
    expect(await screen.findByLabelText('Note')).toHaveValue('Fragile');
    expect(screen.queryByLabelText('Number')).not.toBeInTheDocument();
  });

  test('that no input has the name of says which names there are', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    edit('remark');
    expect(
      await screen.findByText(/no input "remark".*one of these names \(number, note\).*readOnly/),
    ).toBeInTheDocument();
  });
});
