import { isWireError, pageStatus } from '../relay/errors.ts';
import { send } from '../relay/transport.ts';
import type { TransportOptions } from '../relay/transport.ts';
import type { Handler } from './gateway.ts';
import { answerJson } from './refusal.ts';

/** Milliseconds for which an answer is kept: probes are frequent, and there may be many of them. */
const KEPT_FOR = 5_000;

/** Milliseconds that the backend has for its answer. */
const BACKEND_TIMEOUT_MS = 3_000;

const CHECK = { operationName: 'Ready', variables: {}, query: 'query Ready { __typename }' };

/** `/healthz`: the process is up. */
export const answerHealth: Handler = async (_request, response) => {
  answerJson(response, 200, { status: 'up' });
};

/**
 * `/readyz`: the backend answers with GraphQL. One that wants credentials is ready too: it is the
 * visitors who bring them.
 */
export function createReadiness(backend: () => Promise<TransportOptions>): Handler {
  let checkedAt = -Infinity;
  let problem: Promise<string | null> = Promise.resolve(null);
  return async (_request, response) => {
    if (performance.now() - checkedAt > KEPT_FOR) {
      checkedAt = performance.now();
      problem = problemOf(backend);
    }
    const error = await problem;
    if (error) answerJson(response, 503, { status: 'not ready', error });
    else answerJson(response, 200, { status: 'ready' });
  };
}

async function problemOf(backend: () => Promise<TransportOptions>): Promise<string | null> {
  try {
    await send(CHECK, { ...(await backend()), timeout: BACKEND_TIMEOUT_MS });
    return null;
  } catch (error) {
    if (!isWireError(error)) return 'NotConfigured';
    if (error.name === 'GraphQLResponseError') return null;
    return [401, 403].includes(pageStatus(error)) ? null : error.name;
  }
}
