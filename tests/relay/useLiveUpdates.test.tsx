/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { StrictMode } from 'react';
import { RelayEnvironmentProvider } from 'react-relay';
import { Environment, Network, Observable, RecordSource, Store } from 'relay-runtime';
import { LoadedPage } from '../../src/relay/loadedPage.ts';
import { LoadedPageProvider } from '../../src/relay/pageContext.tsx';
import { useLiveUpdates } from '../../src/relay/useLiveUpdates.ts';
import { ticksRequest } from './ticksRequest.ts';

const VARIABLES = {};

function Live() {
  useLiveUpdates(ticksRequest, VARIABLES);
  return null;
}

test('a page is kept up to date while it is shown, and asks for what it missed', () => {
  const open = new Set<() => void>();
  const environment = new Environment({
    network: Network.create(
      () => Promise.reject(new Error('Nothing is to be fetched.')),
      (_parameters, _variables, { metadata }) =>
        Observable.create(() => {
          const resumed = metadata?.resumed as () => void;
          open.add(resumed);
          return () => open.delete(resumed);
        }),
    ),
    store: new Store(new RecordSource()),
  });
  const page = new LoadedPage(environment, {});
  const refresh = jest.spyOn(page, 'refresh');
  const { unmount } = render(
    <StrictMode>
      <RelayEnvironmentProvider environment={environment}>
        <LoadedPageProvider page={page}>
          <Live />
        </LoadedPageProvider>
      </RelayEnvironmentProvider>
    </StrictMode>,
  );
  expect(open.size).toBe(1);
  for (const resumed of open) resumed();
  expect(refresh).toHaveBeenCalledTimes(1);
  unmount();
  expect(open.size).toBe(0);
});
