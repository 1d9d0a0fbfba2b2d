import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The path of a file of the app, whose folder the server runs in. The comment keeps Next.js from taking
 * every file of the app for one that pages read; next.config.js lists those that they do.
 */
export function appFile(...path: readonly string[]): string {
  return join(/* turbopackIgnore: true */ process.cwd(), ...path);
}

/** The endpoint that the schema was read from; undefined where it came from a file or a database. */
export function recordedEndpoint(): string | undefined {
  try {
    const source: unknown = JSON.parse(readFileSync(appFile('schema', 'source.json'), 'utf8'));
    const { endpoint } = Object(source) as { endpoint?: unknown };
    return typeof endpoint === 'string' ? endpoint : undefined;
  } catch {
    return undefined;
  }
}
