import type { ServerResponse } from 'node:http';

/** Why a call is ended whose visitor has closed the page. */
export class VisitorLeft extends Error {
  override readonly name = 'VisitorLeft';
}

/**
 * Does work for a visitor that is ended when the visitor leaves before it is done.
 *
 * @throws {VisitorLeft} then, or what the work threw
 */
export async function whileVisitorStays<T>(
  response: ServerResponse,
  work: (left: AbortSignal) => Promise<T>,
): Promise<T> {
  const left = new AbortController();
  const leave = () => {
    if (!response.writableFinished) left.abort(new VisitorLeft());
  };
  response.once('close', leave);
  try {
    return await work(left.signal);
  } catch (error) {
    left.signal.throwIfAborted();
    throw error;
  } finally {
    response.off('close', leave);
  }
}
