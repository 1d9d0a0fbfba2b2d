/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { RelayEnvironmentProvider } from 'react-relay';
import type { ConcreteRequest } from 'relay-runtime';
import { FULL_ACCESS } from '../../../src/access/access.ts';
import { defineViewer, type Person, type ViewerDefinition } from '../../../src/address/viewer.ts';
import { createEnvironment } from '../../../src/relay/environment.ts';
import { takeViewer, useViewer, ViewerContext } from '../../../src/relay/viewer.ts';
import { AccessContext } from '../../../src/ui/access/useAccess.ts';
import { Account } from '../../../src/ui/account/Account.tsx';
import viewerNode, {
  type ViewerQuery,
} from '../../relay/project/__generated__/ViewerQuery.graphql.ts';
import { at, routerAt } from '../testRouter.tsx';

const request: ConcreteRequest = viewerNode;
const VIEWER = defineViewer({
  query: request,
  read: ({ me }: ViewerQuery['response']) =>
    me && { name: me.name, role: me.role, email: 'ada@example.com', page: '/people/7', desk: 3 },
});
const ADA = {
  __typename: 'Person',
  id: '7',
  name: 'Ada Lovelace',
  role: 'warehouse',
  permissions: [],
};

function environmentWith(me: typeof ADA | null, definition: ViewerDefinition = VIEWER) {
  const environment = createEnvironment({ url: '/graphql', localKeys: {}, isServer: false });
  const handOver = { name: 'ViewerQuery', variables: {}, error: null, fetchedAt: Date.now() };
  takeViewer(environment, definition, { ...handOver, result: { data: { me } } });
  return environment;
}

function show(
  children: React.ReactNode,
  {
    environment = environmentWith(ADA),
    address = '/orders?q=x',
    viewer = VIEWER as ViewerDefinition | null,
    isSignedOut = false,
  } = {},
) {
  return render(
    at(
      routerAt(address),
      <RelayEnvironmentProvider environment={environment}>
        <AccessContext value={{ ...FULL_ACCESS, isSignedOut }}>
          <ViewerContext value={viewer}>{children}</ViewerContext>
        </AccessContext>
      </RelayEnvironmentProvider>,
    ),
  );
}

test('the menu has the name, the role, the own page and the ways out', async () => {
  show(<Account canSignOut />);
  const button = await screen.findByRole('button', { name: /Ada Lovelace/ });
  expect(button.querySelector('[data-initials=AL]')).not.toBeNull();
  expect(screen.getByText('Warehouse')).toBeInTheDocument();
  expect(screen.getByText('ada@example.com')).toBeInTheDocument();
  const profile = screen.getByRole('link', { name: 'Your profile', hidden: true });
  expect(profile).toHaveAttribute('href', '/people/7');
  const out = screen.getByRole('button', { name: 'Sign out', hidden: true });
  expect(out).toHaveAttribute('value', 'sign-out');
  expect(out.closest('form')).toHaveAttribute('action', '/api/session');
});

test('who has not signed in is led to where one does, and back', () => {
  show(<Account canSignOut={false} />, { environment: environmentWith(null), isSignedOut: true });
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    '/sign-in?returnTo=%2Forders%3Fq%3Dx',
  );
});

test('an app that acts as somebody shows who it is, and no way out', async () => {
  show(<Account canSignOut={false} />);
  expect(await screen.findByRole('button', { name: /Ada Lovelace/ })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Sign out/, hidden: true })).toBeNull();
});

test('an app without a query for it shows that one is signed in', async () => {
  show(<Account canSignOut />, { viewer: null });
  expect(await screen.findByRole('button', { name: /Signed in/ })).toBeInTheDocument();
});

describe('what a screen knows', () => {
  let seen: (Person & { desk?: number }) | null = null;
  function Screen() {
    seen = useViewer(VIEWER);
    return <p>{seen?.name ?? 'nobody'}</p>;
  }

  test('is what the app reads, and follows the record', () => {
    const environment = environmentWith(ADA);
    show(<Screen />, { environment });
    expect(seen).toMatchObject({ name: 'Ada Lovelace', desk: 3 });
    act(() => environment.commitUpdate((store) => store.get('7')?.setValue('Ada King', 'name')));
    expect(screen.getByText('Ada King')).toBeInTheDocument();
  });

  test('stays where another answer takes a part of it out of the store', () => {
    const environment = environmentWith(ADA);
    show(<Screen />, { environment });
    act(() => {
      environment.commitUpdate((store) => {
        store.getRoot().setLinkedRecord(store.create('8', 'Person'), 'me');
      });
    });
    expect(screen.getByText('Ada Lovelace')).toBeInTheDocument();
  });

  test('is nobody where nothing was handed over', () => {
    const environment = createEnvironment({ url: '/graphql', localKeys: {}, isServer: false });
    show(<Screen />, { environment });
    expect(screen.getByText('nobody')).toBeInTheDocument();
  });
});
