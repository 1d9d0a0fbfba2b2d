import { buildSchema, findBreakingChanges } from 'graphql';
import { readText, SCHEMA_FILE } from './checkout.ts';
import { CommandError } from './commandError.ts';
import {
  assertDatabaseIsFree,
  startEmbeddedBackend,
  type SamplePerson,
} from './embeddedBackend.ts';
import { parseEndpoint, printableUrl, type Endpoint } from './endpoint.ts';
import { headersOf, type Environment } from './environment.ts';
import { fetchSchema } from './fetchSchema.ts';
import { readSource } from './source.ts';

/** The backend of the app. */
export interface Backend {
  endpoint: Endpoint;
  /** Its address or description, for messages. */
  description: string;
  /** Describes the rights of a call without credentials; null where it has none. */
  actsAs: string | null;
  /** Whom the sample offers to sign in as; nobody unless it asks to sign in. */
  people: readonly SamplePerson[];
  /** The sample's role of visitors who have not signed in, where it asks people to; null elsewhere. */
  signedOutRole: string | null;
  /** False for the embedded sample. */
  foreign: boolean;
  stop(): Promise<void>;
}

/** Opens the backend; `report` receives messages for the person. */
export type OpenBackend = (signal: AbortSignal, report: (line: string) => void) => Promise<Backend>;

/**
 * Chooses the backend: GRAPHQL_ENDPOINT, else the endpoint that the schema came from, else the
 * embedded one, which starts when it is opened.
 *
 * @throws {CommandError} when there is none, or the embedded one has no database to open
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
      people: [],
      signedOutRole: null,
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
      actsAs: actorOf(environment),
      people: backend.people,
      signedOutRole: backend.signedOutRole,
      foreign: Boolean(environment.DATABASE_URL),
      stop: () => backend.stop(),
    };
  };
}

/** Whose rights calls without a token have; null where they have none. */
function actorOf(environment: Environment): string | null {
  if (environment.FRONTAGE_DATABASE_ROLE) {
    return `the role ${environment.FRONTAGE_DATABASE_ROLE} of the database`;
  }
  if (environment.DATABASE_URL) return 'the one user of the database that DATABASE_URL names';
  return environment.FRONTAGE_SAMPLE_SIGN_IN === '1' ? null : 'the one user of the database';
}

const COMPARE_SECONDS = 10;
const CHANGES_SHOWN = 3;
/** The app uses the specified directives only. */
const OF_DIRECTIVES = /^(REQUIRED_)?DIRECTIVE_/;

/**
 * Compares the backend's schema with the one that the screens were made from.
 *
 * @returns a warning; null when they are compatible or the backend's schema is unknown
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
    // A backend with introspection disabled, or not started yet, causes no warning.
    return null;
  }
}
