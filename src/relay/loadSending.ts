import { NetworkError } from './errors.ts';

type Sending = Pick<typeof import('./transport.ts'), 'send'> &
  Pick<typeof import('./result.ts'), 'somethingToShow'>;

let loaded: Sending | null = null;

/**
 * What sends a call and reads the answer; at once when it is there. The server renders pages with their
 * answers in them, so this comes once a page is hydrated; where it does not come, the network is gone.
 *
 * @throws {NetworkError}
 */
export function loadSending(): Sending | Promise<Sending> {
  return loaded ?? load();
}

/** Loads it while there is time: the network may be gone when something is sent. */
export function prepareSending(): void {
  load().catch(() => {});
}

async function load(): Promise<Sending> {
  try {
    const [{ send }, { somethingToShow }] = await Promise.all([
      import('./transport.ts'),
      import('./result.ts'),
    ]);
    return (loaded = { send, somethingToShow });
  } catch (cause) {
    throw new NetworkError(undefined, { cause });
  }
}
