import type { GraphQLSchema } from 'graphql';
import { findRunningBackend, startEmbeddedBackend } from './embeddedBackend.ts';
import type { Endpoint } from './endpoint.ts';
import type { Environment } from './environment.ts';
import { introspect } from './introspect.ts';

/**
 * Asks an endpoint for its schema.
 *
 * @param seconds how long it may take, answers included; 0 means without end
 */
export function fetchSchema(
  endpoint: Endpoint,
  seconds: number,
  signal: AbortSignal,
): Promise<GraphQLSchema> {
  const limits = seconds > 0 ? [AbortSignal.timeout(seconds * 1000)] : [];
  return introspect(endpoint, AbortSignal.any([signal, ...limits]));
}

/** Asks the embedded backend for its schema: the one that runs for this checkout, or one started for it. */
export async function fetchEmbeddedSchema(
  root: string,
  environment: Environment,
  signal: AbortSignal,
): Promise<GraphQLSchema> {
  const running = findRunningBackend(root);
  if (running) return introspect({ url: running, headers: {} }, signal);
  const report = (line: string) => console.error(line);
  const backend = await startEmbeddedBackend(root, environment, signal, report);
  try {
    return await introspect({ url: backend.endpoint, headers: {} }, signal);
  } finally {
    await backend.stop();
  }
}
