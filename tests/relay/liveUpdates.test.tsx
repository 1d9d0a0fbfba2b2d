/** @jest-environment jsdom */
import { act, render } from '@testing-library/react';
import { StrictMode } from 'react';
import { RelayEnvironmentProvider } from 'react-relay';
import {
  Environment,
  Network,
  Observable,
  RecordSource,
  Store,
  type GraphQLResponse,
} from 'relay-runtime';
import { judged } from '../../src/relay/errorCodes.ts';
import { GraphQLResponseError } from '../../src/relay/errors.ts';
import { LiveUpdates } from '../../src/relay/LiveUpdates.tsx';
import { LoadedPage } from '../../src/relay/loadedPage.ts';
import { LoadedPageProvider } from '../../src/relay/pageContext.tsx';
import { ticksRequest } from './ticksRequest.ts';

/** What the page holds open: streams to send through, each with what is to be called after a gap. */
interface Stream {
  readonly send: () => void;
  readonly refuse: (why?: Error) => void;
  readonly resumed: () => void;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

async function showPage() {
  const open = new Set<Stream>();
  const environment = new Environment({
    network: Network.create(
      () => Promise.reject(new Error('Nothing is to be fetched.')),
      (_parameters, _variables, { metadata }) =>
        Observable.create<GraphQLResponse>((sink) => {
          const stream = {
            send: () => sink.next({ data: { ticks: 1 } } as GraphQLResponse),
            refuse: (why = new Error('No such subscription.')) => sink.error(why),
            resumed: metadata?.resumed as () => void,
          };
          open.add(stream);
          return () => open.delete(stream);
        }),
    ),
    store: new Store(new RecordSource()),
  });
  const page = new LoadedPage(environment, {});
  const answers: Array<() => void> = [];
  const refresh = jest
    .spyOn(page, 'refresh')
    .mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
  const { unmount } = render(
    <StrictMode>
      <RelayEnvironmentProvider environment={environment}>
        <LoadedPageProvider page={page}>
          <LiveUpdates load={() => Promise.resolve([ticksRequest])} />
        </LoadedPageProvider>
      </RelayEnvironmentProvider>
    </StrictMode>,
  );
  const later = () => act(() => jest.advanceTimersByTimeAsync(1_000));
  await later();
  const [stream] = open;
  return {
    open,
    stream,
    refresh,
    unmount,
    later,
    answer: () => answers.splice(0).forEach((done) => done()),
  };
}

test('a page asks again once for changes that come together, and after a gap', async () => {
  const { open, stream, refresh, later, answer } = await showPage();
  expect(open.size).toBe(1);
  expect(refresh).not.toHaveBeenCalled();
  stream.send();
  stream.send();
  await later();
  expect(refresh).toHaveBeenCalledTimes(1);
  answer();
  await later();
  stream.resumed();
  await later();
  expect(refresh).toHaveBeenCalledTimes(2);
});

test('a change that comes while the page asks is asked for after that', async () => {
  const { stream, refresh, later, answer } = await showPage();
  stream.send();
  await later();
  stream.send();
  await later();
  expect(refresh).toHaveBeenCalledTimes(1);
  answer();
  await later();
  expect(refresh).toHaveBeenCalledTimes(2);
});

test('a page that has left follows nothing and asks for nothing', async () => {
  const { open, stream, refresh, unmount, later } = await showPage();
  stream.send();
  unmount();
  expect(open.size).toBe(0);
  await later();
  expect(refresh).not.toHaveBeenCalled();
});

test('a subscription that is refused leaves the page as it is', async () => {
  const { stream, refresh, later } = await showPage();
  stream.refuse();
  await later();
  expect(refresh).not.toHaveBeenCalled();
});

test('a subscription that is refused to somebody signed out is opened again when they come back', async () => {
  const { open, stream, refresh, unmount, later } = await showPage();
  const comeBack = async () => {
    document.dispatchEvent(new Event('visibilitychange'));
    await later();
  };
  const signedOut = new GraphQLResponseError(200, [
    judged({ message: 'No.', extensions: { code: 'UNAUTHENTICATED' } }),
  ]);
  stream.refuse(signedOut);
  await act(() => jest.advanceTimersByTimeAsync(3_600_000));
  expect(open.size).toBe(0);
  // They have looked at something else, and have not signed in.
  await comeBack();
  const [second] = open;
  second.refuse(signedOut);
  await act(() => jest.advanceTimersByTimeAsync(3_600_000));
  expect(open.size).toBe(0);
  await comeBack();
  await comeBack();
  expect(open.size).toBe(1);
  const [third] = open;
  third.send();
  await later();
  expect(refresh).toHaveBeenCalledTimes(1);
  third.refuse(signedOut);
  unmount();
  await comeBack();
  expect(open.size).toBe(0);
});
