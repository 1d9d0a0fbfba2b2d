import { ResponseError } from '../relay/errors.ts';
import type { EventStream } from './eventStream.ts';
import { isRefusedResult } from './session/refusedResponse.ts';
import type { SubscriptionCall } from './subscriptionCall.ts';
import { subscribeByWebSocket } from './webSocket.ts';

/** The backend refused the credential with the first event. */
class RefusedAtStart extends Error {
  readonly result: object;

  constructor(result: object) {
    super('The first event says that nobody is signed in.');
    this.result = result;
  }
}

/**
 * Streams a subscription over WebSocket as server-sent events. It is opened once more with another credential where the
 * backend refuses the one that it got, by closing the connection or with the first event.
 *
 * @param onConnected is called when the backend has acknowledged the connection
 * @returns the bytes sent
 * @throws as `subscribeByWebSocket`
 */
export async function overWebSocket(
  { call, backend, url, left, open, start }: SubscriptionCall,
  onConnected: () => void = () => {},
): Promise<number> {
  const { headers: firstHeaders = {}, timeout = 0, renewedHeaders } = backend;
  let events: EventStream | undefined;
  const opened = () => {
    if (events) return events;
    events = open();
    void start({ response: events.response, done: Promise.resolve(0) });
    return events;
  };
  const subscribe = (headers: Readonly<Record<string, string>>, mayBeRenewed: boolean) => {
    const refused = new AbortController();
    let isFirst = true;
    const next = (result: object) => {
      const isRefused = isFirst && mayBeRenewed && isRefusedResult(result);
      isFirst = false;
      if (isRefused) refused.abort(new RefusedAtStart(result));
      else opened().send({ event: 'next', data: result });
    };
    const connected = () => {
      onConnected();
      opened();
    };
    const signal = AbortSignal.any([left, refused.signal]);
    return subscribeByWebSocket(call, { url, headers, timeout, signal, connected, next });
  };
  try {
    await subscribe(firstHeaders, renewedHeaders !== undefined).catch(async (error: unknown) => {
      const headers = isRefusal(error) ? await renewedHeaders?.() : null;
      if (headers) return subscribe(headers, false);
      if (!(error instanceof RefusedAtStart)) throw error;
      opened().send({ event: 'next', data: error.result });
    });
    return opened().complete();
  } catch (error) {
    events?.fail(error);
    throw error;
  }
}

/** Many servers close a connection as forbidden where nobody is signed in. */
function isRefusal(error: unknown): boolean {
  return (
    error instanceof RefusedAtStart ||
    (error instanceof ResponseError && [401, 403].includes(error.status))
  );
}
