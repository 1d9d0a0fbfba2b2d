import { takesSubscriptions } from '../../../src/cli/probe/subscriptions.ts';
import { answering, startBackend, type RunningBackend } from '../../relay/rawBackend.ts';
import { startLiveBackend } from '../../server/liveBackend.ts';

let backend: RunningBackend;

afterEach(() => backend.close());

function takes(token = 'Bearer good') {
  const endpoint = { url: backend.url, headers: { authorization: token } };
  return takesSubscriptions(endpoint, 'subscription Probe { ticks }', new AbortController().signal);
}

test.each(['server-sent events', 'WebSocket'] as const)(
  'subscriptions over %s are seen, and left again',
  async (flavour) => {
    backend = await startLiveBackend(flavour);
    expect(await takes()).toBe(true);
  },
);

test.each([
  [404, 'not here'],
  [400, '{"errors":[{"message":"Subscriptions are not supported."}]}'],
  [200, '{"errors":[{"message":"Schema is not configured for subscriptions."}]}'],
  [501, ''],
])('a backend that answers %i and takes no WebSocket has none', async (status, body) => {
  backend = await startBackend(answering(status, body));
  expect(await takes()).toBe(false);
});

test.each([
  [401, 'who are you?'],
  [503, 'later'],
  [200, '{"errors":[{"message":"Not authenticated"}]}'],
])('an answer of %i with %s leaves it open', async (status, body) => {
  backend = await startBackend(answering(status, body));
  expect(await takes()).toBeNull();
});
