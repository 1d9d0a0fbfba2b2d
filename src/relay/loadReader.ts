import { loadUnasked } from '../loading/loadUnasked.ts';

type Reader = Pick<typeof import('./reader.ts'), 'readResult' | 'requireData' | 'requireRows'>;

let loaded: Reader | null = null;

/** The code that reads responses and judges their errors, which weighs more than what sends requests. */
export async function loadReader(): Promise<Reader> {
  return loaded ?? load();
}

/** Loads it ahead of time, since the network may fail later. */
export function preloadReader(): void {
  if (!loaded) loadUnasked(load).catch(() => {});
}

async function load(): Promise<Reader> {
  const { readResult, requireData, requireRows } = await import('./reader.ts');
  return (loaded = { readResult, requireData, requireRows });
}
