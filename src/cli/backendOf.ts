import { buildSchema, findBreakingChanges } from 'graphql';
import { readText, SCHEMA_FILE } from './checkout.ts';
import { CommandError } from './commandError.ts';
import { assertDatabaseIsFree, startEmbeddedBackend } from './embeddedBackend.ts';
import { parseEndpoint, printableUrl, type Endpoint } from './endpoint.ts';
import { headersOf, type Environment } from './environment.ts';
import { fetchSchema } from './fetchSchema.ts';
import { readSource } from './source.ts';

/** The backend that the app serves. */
export interface Backend {
  endpoint: Endpoint;
  /** For people: its address, or what it is. */
  description: string;
  /** Whose rights a call has that brings no credentials, in words; null where it has none. */
  actsAs: string | null;
  /** False for the one whose schema the checkout comes with. */
  foreign: boolean;
  stop(): Promise<void>;
}

/** Opens the backend; the listener is told what people have to know of it. */
export type OpenBackend = (signal: AbortSignal, report: (line: string) => void) => Promise<Backend>;

/**
 * Finds the backend to serve: GRAPHQL_ENDPOINT, else the endpoint that the schema came from, else the
 * embedded one, which is started when it is opened.
 *
 * @throws CommandError when there is none, or when the embedded one has no database to open
 */
export async function prepareBackend(root: string, environment: Environment): Promise<OpenBackend> {
  const source = await readSource(root);
  const address = environment.GRAPHQL_ENDPOINT || (source.kind === 'endpoint' ? source.url : null);
  if (address) {
    const endpoint = parseEndpoint(address, headersOf(environment));
    const description = printableUrl(endpoint.url);
    const names = Object.keys(endpoint.headers);
    const actsAs = names.length > 0 ? `whom GRAPHQL_HEADERS says (${names.join(', ')})` : null;
    return async () => ({
      endpoint,
      description,
      actsAs,
      foreign: true,
      stop: async () => undefined,
    });
  }
  if (source.kind === 'file') {
    throw new CommandError(
      'The schema came from a file, so there is no backend to serve yet.',
      'Set GRAPHQL_ENDPOINT to its backend: GRAPHQL_ENDPOINT=https://… npm start',
    );
  }
  await assertDatabaseIsFree(root, environment);
  return async (signal, report) => {
    const backend = await startEmbeddedBackend(root, environment, signal, report);
    const database = environment.DATABASE_URL ? 'over DATABASE_URL' : 'with its own database';
    return {
      endpoint: { url: backend.endpoint, headers: {} },
      description: `embedded, ${database} (${backend.endpoint})`,
      actsAs: `the one user of the database${environment.DATABASE_URL ? ' that DATABASE_URL names' : ''}`,
      foreign: Boolean(environment.DATABASE_URL),
      stop: () => backend.stop(),
    };
  };
}

const COMPARE_SECONDS = 10;
const CHANGES_SHOWN = 3;
/** The app sends none but those that every schema has. */
const OF_DIRECTIVES = /^(REQUIRED_)?DIRECTIVE_/;

/**
 * Compares the schema of the backend with the one that the screens were made from.
 *
 * @returns a warning, or null when they fit together, or when the backend does not say
 */
export async function findMismatch(
  root: string,
  { endpoint, description }: Backend,
  signal: AbortSignal,
): Promise<string | null> {
  const sdl = await readText(root, SCHEMA_FILE);
  if (sdl === undefined) return null;
  try {
    const { schema: served } = await fetchSchema(endpoint, COMPARE_SECONDS, signal);
    const expected = buildSchema(sdl, { assumeValidSDL: true, assumeValid: true });
    const changes = findBreakingChanges(expected, served)
      .filter(({ type }) => !OF_DIRECTIVES.test(type))
      .map(({ description: change }) => change);
    if (changes.length === 0) return null;
    const shown = changes.slice(0, CHANGES_SHOWN).map((change) => `  ${change}`);
    if (changes.length > shown.length) shown.push(`  … and ${changes.length - shown.length} more`);
    return [
      `The screens were made for another schema than that of ${description}:`,
      ...shown,
      'Pages may fail. `npx frontage connect` makes screens for it.',
    ].join('\n');
  } catch {
    // A backend that hides its schema, or is not up yet, is no reason to warn.
    return null;
  }
}
