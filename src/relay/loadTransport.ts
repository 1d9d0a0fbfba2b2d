import { NetworkError } from './errors.ts';

type Transport = Pick<typeof import('./transport.ts'), 'send' | 'requireData' | 'requireRows'>;

let loaded: Transport | null = null;

/**
 * The code that sends a request and reads the response; synchronously when it is loaded.
 * Server-rendered pages do not need it before hydration.
 *
 * @throws {NetworkError} when it cannot be loaded
 */
export function loadTransport(): Transport | Promise<Transport> {
  return loaded ?? load();
}

/** Loads it ahead of time, since the network may fail later. */
export function preloadTransport(): void {
  load().catch(() => {});
}

async function load(): Promise<Transport> {
  try {
    const { send, requireData, requireRows } = await import('./transport.ts');
    return (loaded = { send, requireData, requireRows });
  } catch (cause) {
    throw new NetworkError(undefined, { cause });
  }
}
