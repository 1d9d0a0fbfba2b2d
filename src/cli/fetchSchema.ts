import { findRunningBackend, startEmbeddedBackend } from './embeddedBackend.ts';
import { printableUrl, type Endpoint } from './endpoint.ts';
import type { Environment, Headers } from './environment.ts';
import { introspect } from './introspect.ts';
import { sampleHeaders } from './sampleToken.ts';
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
  const limits = seconds > 0 ? [AbortSignal.timeout(Math.ceil(seconds * 1000))] : [];
  return read(endpoint, AbortSignal.any([signal, ...limits]));
}

/**
 * Introspects the embedded backend: the running one of this checkout, or one that is started for
 * it.
 *
 * @param roles each role, with its headers; the sample's own database knows a role without any
 */
export async function fetchEmbeddedSchemas(
  root: string,
  environment: Environment,
  signal: AbortSignal,
  roles: readonly EmbeddedRole[],
): Promise<ReadSchema[]> {
  const readAll = async (url: string) => {
    const reads: ReadSchema[] = [];
    for (const role of roles) {
      const isKnown = role.role === '' || environment.DATABASE_URL || hasHeaders(role);
      const headers = isKnown ? role.headers : await sampleHeaders(root, role.role);
      reads.push(await read({ url, headers }, signal));
    }
    return reads;
  };
  const running = findRunningBackend(root);
  if (running) return readAll(running);
  const report = (line: string) => console.error(line);
  const backend = await startEmbeddedBackend(root, environment, signal, report);
  try {
    return await readAll(backend.endpoint);
  } finally {
    await backend.stop();
  }
}

export interface EmbeddedRole {
  /** Empty for all that the database has. */
  readonly role: string;
  readonly headers: Headers;
}

function hasHeaders({ headers }: EmbeddedRole): boolean {
  return Object.keys(headers).length > 0;
}

async function read(endpoint: Endpoint, signal: AbortSignal): Promise<ReadSchema> {
  return readIntrospection(await introspect(endpoint, signal), printableUrl(endpoint.url));
}
