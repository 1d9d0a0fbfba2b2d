import { findRunningBackend, startEmbeddedBackend } from './embeddedBackend.ts';
import { printableUrl, type Endpoint } from './endpoint.ts';
import type { Environment } from './environment.ts';
import { introspect } from './introspect.ts';
import { readIntrospection, type ReadSchema } from './readSchema.ts';

/**
 * Introspects an endpoint.
 *
 * @param seconds time-out of the whole exchange; 0 means none
 */
export function fetchSchema(
  endpoint: Endpoint,
  seconds: number,
  signal: AbortSignal,
): Promise<ReadSchema> {
  const limits = seconds > 0 ? [AbortSignal.timeout(seconds * 1000)] : [];
  return read(endpoint, AbortSignal.any([signal, ...limits]));
}

/**
 * Introspects the embedded backend: the running one of this checkout, or one that is started for
 * it.
 */
export async function fetchEmbeddedSchema(
  root: string,
  environment: Environment,
  signal: AbortSignal,
): Promise<ReadSchema> {
  const running = findRunningBackend(root);
  if (running) return read({ url: running, headers: {} }, signal);
  const report = (line: string) => console.error(line);
  const backend = await startEmbeddedBackend(root, environment, signal, report);
  try {
    return await read({ url: backend.endpoint, headers: {} }, signal);
  } finally {
    await backend.stop();
  }
}

async function read(endpoint: Endpoint, signal: AbortSignal): Promise<ReadSchema> {
  return readIntrospection(await introspect(endpoint, signal), printableUrl(endpoint.url));
}
