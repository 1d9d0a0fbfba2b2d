import { adoptSchema } from './adopt.ts';
import { readText, SECRETS_FILE, SOURCE_FILE } from './checkout.ts';
import { looksLikeUrl, parseEndpoint, printableUrl, type Endpoint } from './endpoint.ts';
import {
  headersOf,
  parseHeader,
  printHeaders,
  readEnvironment,
  setVariable,
  type Environment,
  type Headers,
} from './environment.ts';
import { fetchEmbeddedSchema, fetchSchema } from './fetchSchema.ts';
import type { ReadSchema } from './readSchema.ts';
import { refuseConflicts, reportAdoption, reportFaults } from './report.ts';
import { readSchemaFile } from './schemaFile.ts';
import { refuseSourceFaults } from './sourceFaults.ts';
import { fileSource, printSource, readSource, type SchemaSource } from './source.ts';

const CONNECTED = 'The schema was taken, and what you wrote is kept. It has';

export interface ConnectOptions {
  /** `Name: value`, each. */
  header: string[];
  /** Time-out of an endpoint in seconds. */
  timeout: number;
  compile: boolean;
}

/** A schema, its source, and the variables of `.env.local` to reach it. */
interface Connection {
  read: ReadSchema;
  source: SchemaSource;
  /** Variable → value, or null to remove it; other variables are kept. */
  secrets: Record<string, string | null>;
}

/**
 * `frontage connect`: adopts the schema of an endpoint, a file or the embedded backend.
 *
 * @param target a URL, a file, or undefined for the embedded backend
 * @throws {CommandError} when any of it fails; the checkout is unchanged then
 */
export async function connect(
  root: string,
  target: string | undefined,
  options: ConnectOptions,
  signal: AbortSignal,
): Promise<void> {
  const environment = await readEnvironment(root);
  const connection = await open(root, target, options, environment, signal);
  reportFaults(connection.read);
  const secretsBefore = (await readText(root, SECRETS_FILE)) ?? '';
  const secretsAfter = withSecrets(secretsBefore, connection.secrets);
  const adoption = await adoptSchema(root, connection.read.schema, {
    files: new Map([
      [SOURCE_FILE, printSource(connection.source)],
      [SECRETS_FILE, secretsAfter],
    ]),
    isAnother: true,
    compile: options.compile,
    signal,
  });
  reportAdoption(adoption);
  reportConnection(connection, secretsBefore !== (secretsAfter ?? ''), environment);
  if (options.compile) await refuseSourceFaults(root, adoption.reading, CONNECTED, signal);
  refuseConflicts(adoption);
}

async function open(
  root: string,
  target: string | undefined,
  options: ConnectOptions,
  environment: Environment,
  signal: AbortSignal,
): Promise<Connection> {
  if (target === undefined) {
    console.log('Asking the embedded backend for its schema…');
    const read = await fetchEmbeddedSchema(root, environment, signal);
    const secrets = { GRAPHQL_HEADERS: null, GRAPHQL_ENDPOINT: null };
    return {
      read,
      source: { kind: 'embedded', isDatabase: Boolean(environment.DATABASE_URL) },
      secrets,
    };
  }
  if (!looksLikeUrl(target)) {
    const read = await readSchemaFile(target);
    return { read, source: fileSource(root, target), secrets: {} };
  }
  const given = Object.fromEntries(options.header.map(parseHeader));
  const endpoint = await endpointFor(root, target, given, environment);
  console.log(`Asking ${printableUrl(endpoint.url)} for its schema…`);
  const read = await fetchSchema(endpoint, options.timeout, signal);
  return { read, ...recordOf(endpoint) };
}

/** Uses the stored headers when none are given, but only for the same endpoint. */
async function endpointFor(
  root: string,
  target: string,
  given: Headers,
  environment: Environment,
): Promise<Endpoint> {
  const endpoint = parseEndpoint(target, given);
  if (Object.keys(endpoint.headers).length > 0) return endpoint;
  const source = await readSource(root);
  const known = [environment.GRAPHQL_ENDPOINT, source.kind === 'endpoint' ? source.url : undefined];
  const { origin } = new URL(endpoint.url);
  const same = known.some((url) => url && URL.canParse(url) && new URL(url).origin === origin);
  return same ? { ...endpoint, headers: headersOf(environment) } : endpoint;
}

const SECRET_PARAMETER = /key|token|secret|pass|auth|sig/i;

/** Separates what is committed from credentials, which are kept out of the repository. */
function recordOf({ url, headers }: Endpoint): Omit<Connection, 'read'> {
  const recorded = new URL(url);
  const hasSecret = [...recorded.searchParams.keys()].some((name) => SECRET_PARAMETER.test(name));
  if (hasSecret) recorded.search = '';
  return {
    source: { kind: 'endpoint', url: recorded.href },
    secrets: {
      GRAPHQL_HEADERS: Object.keys(headers).length > 0 ? printHeaders(headers) : null,
      GRAPHQL_ENDPOINT: hasSecret ? url.replaceAll('$', '%24').replaceAll("'", '%27') : null,
    },
  };
}

function withSecrets(text: string, secrets: Connection['secrets']): string | null {
  return Object.entries(secrets).reduce<string | null>((result, [name, value]) => {
    const isSet = new RegExp(`^\\s*(export\\s+)?${name}\\s*=`, 'm').test(result ?? '');
    return value === null && !isSet ? result : setVariable(result ?? '', name, value);
  }, text || null);
}

function reportConnection(
  { source, secrets }: Connection,
  secretsChanged: boolean,
  environment: Environment,
): void {
  const stored = Object.keys(secrets).filter((name) => secrets[name] !== null);
  if (secretsChanged) {
    console.log(
      stored.length > 0
        ? `${stored.join(' and ')} stored in ${SECRETS_FILE}, which git ignores: the app needs them when it runs.`
        : `What ${SECRETS_FILE} held for the former endpoint was removed from it.`,
    );
  }
  if (source.kind === 'file') {
    const served = environment.GRAPHQL_ENDPOINT ? '' : ', with GRAPHQL_ENDPOINT set to its backend';
    console.log(`Run it with \`npm start\`${served}.`);
    return;
  }
  console.log('Run it with `npm start`, or `npm run dev` while you edit.');
  const inherited = process.env.GRAPHQL_ENDPOINT;
  const connected = source.kind === 'endpoint' ? source.url : null;
  if (inherited && inherited !== connected) {
    console.log('Note: GRAPHQL_ENDPOINT is set to another address, and the app serves that one.');
  }
}
