import type { ServerResponse } from 'node:http';

/** The abort reason of a call whose client has closed the connection. */
export class ClientDisconnected extends Error {
  override readonly name = 'VisitorLeft';
}

/**
 * Runs work with a signal that is aborted when the client disconnects first.
 *
 * @throws {ClientDisconnected} then, or what the work threw
 */
export async function abortOnDisconnect<T>(
  response: ServerResponse,
  work: (controller: AbortSignal) => Promise<T>,
): Promise<T> {
  const left = new AbortController();
  const onClose = () => {
    if (!response.writableFinished) left.abort(new ClientDisconnected());
  };
  response.once('close', onClose);
  try {
    return await work(left.signal);
  } catch (error) {
    left.signal.throwIfAborted();
    throw error;
  } finally {
    response.off('close', onClose);
  }
}
