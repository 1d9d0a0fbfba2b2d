import { subscribeByWebSocket } from '../../src/server/webSocket.ts';

test('nothing is connected for somebody who has left before', async () => {
  const reason = new Error('left');
  const connected = jest.fn();
  const subscribed = subscribeByWebSocket(
    { operationName: 'Ticks', query: 'subscription Ticks { ticks }', variables: {} },
    {
      url: 'ws://127.0.0.1:9/graphql',
      headers: {},
      timeout: 0,
      signal: AbortSignal.abort(reason),
      connected,
      next: () => {},
    },
  );
  await expect(subscribed).rejects.toBe(reason);
  expect(connected).not.toHaveBeenCalled();
});
