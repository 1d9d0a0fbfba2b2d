import { isWireError, pageStatus } from '../relay/errors.ts';
import { send } from '../relay/transport.ts';
import { READY } from './ownOperations.ts';
import type { TransportOptions } from '../relay/transport.ts';
import type { Handler } from './handler.ts';
import { jsonResponse } from './httpError.ts';

/** Milliseconds for which a result is reused, since several probes may ask often. */
const CACHE_MS = 5_000;

/** Milliseconds within which the backend must answer. */
const BACKEND_TIMEOUT_MS = 3_000;

/** Answers `/healthz`: the process is running, and which release it serves. */
export function createHealth(release: string | null): Handler {
  return async () => jsonResponse(200, { status: 'up', ...(release && { release }) });
}

/**
 * Answers `/readyz`: the backend responds with GraphQL. A backend that asks for credentials counts
 * as ready, because each visitor brings their own.
 */
export function createReadiness(backend: () => Promise<TransportOptions>): Handler {
  let checkedAt = -Infinity;
  let problem: Promise<string | null> = Promise.resolve(null);
  return async () => {
    if (performance.now() - checkedAt > CACHE_MS) {
      checkedAt = performance.now();
      problem = problemOf(backend);
    }
    const error = await problem;
    return error
      ? jsonResponse(503, { status: 'not ready', error })
      : jsonResponse(200, { status: 'ready' });
  };
}

async function problemOf(backend: () => Promise<TransportOptions>): Promise<string | null> {
  try {
    await send(READY, { ...(await backend()), timeout: BACKEND_TIMEOUT_MS });
    return null;
  } catch (error) {
    if (!isWireError(error)) return 'NotConfigured';
    if (error.name === 'GraphQLResponseError') return null;
    return [401, 403].includes(pageStatus(error)) ? null : error.name;
  }
}
