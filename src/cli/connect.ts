import { printRoles, ROLES_FILE, type Roles, type RoleSource } from '../roles/rolesFile.ts';
import { adoptSchema } from './adopt.ts';
import { HINTS_FILE, readText, SECRETS_FILE, SOURCE_FILE } from './checkout.ts';
import { CommandError } from './commandError.ts';
import { isSecretParameter, looksLikeUrl, type Endpoint } from './endpoint.ts';
import {
  parseHeader,
  printHeaders,
  readEnvironment,
  setVariable,
  type Environment,
} from './environment.ts';
import { loadObservations } from './observations.ts';
import { observe } from './observe.ts';
import { onlyTypes } from './onlyTypes.ts';
import { endpointOf, readPlace, type Place, type RolePlace } from './readPlace.ts';
import type { ReadSchema } from './readSchema.ts';
import { refuseConflicts, reportAdoption, reportFaults, reportSize } from './report.ts';
import { reportRoles } from './reportRoles.ts';
import type { RoleFlag } from './roleFlags.ts';
import { readRolesFile, type UnitedSchema } from './roleSchemas.ts';
import { guessRoleSource } from './roleSource.ts';
import { refuseSourceFaults, SCHEMA_WAS_TAKEN } from './sourceFaults.ts';
import { fileSource, printSource, recordedPath, type SchemaSource } from './source.ts';
import { endpointFor, headersBesideFile } from './storedHeaders.ts';

export interface ConnectOptions {
  /** `Name: value`, each. */
  header: readonly string[];
  /** The roles for which the schema is read; none where it is the same for everybody. */
  roles: readonly RoleFlag[];
  /** Where a session's role is found; what `schema/roles.json` says, or a guess, if not given. */
  roleFrom?: RoleSource;
  /** The types that alone have screens; all where none is named. */
  only: readonly string[];
  /** Time-out of an endpoint in seconds. */
  timeout: number;
  /** Ask an endpoint what its schema cannot say. */
  probe: boolean;
  compile: boolean;
}

/** A schema, its source, and the variables of `.env.local` to reach it. */
interface Connection {
  read: ReadSchema;
  source: SchemaSource;
  roles: UnitedSchema['roles'] | null;
  /** What can be asked more, with the headers of the role that has most; null for a file or the embedded backend. */
  endpoint: Endpoint | null;
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
  if (options.roleFrom && options.roles.length === 0)
    throw new CommandError(
      'There are no roles to tell apart.',
      'Name them beside --role-from: --role admin --header … --role editor --header ….',
    );
  const environment = await readEnvironment(root);
  const connection = await readTarget(root, target, options, environment, signal);
  reportFaults(connection.read);
  const { schema } = connection.read;
  const brought = options.only.length > 0 ? await onlyTypes(root, options.only, schema) : null;
  const roles =
    connection.roles && (await rolesFor(root, connection.source, connection.roles, options));
  const isSameSource = printSource(connection.source) === (await readText(root, SOURCE_FILE));
  const observations = await observe(root, schema, connection.endpoint, {
    former: isSameSource ? await loadObservations(root) : {},
    probe: options.probe,
    signal,
  });
  const secretsBefore = (await readText(root, SECRETS_FILE)) ?? '';
  const secretsAfter = withSecrets(secretsBefore, connection.secrets);
  const adoption = await adoptSchema(root, schema, {
    files: new Map([
      ...(brought ? [[HINTS_FILE, brought.text] as const] : []),
      [SOURCE_FILE, printSource(connection.source)],
      [SECRETS_FILE, secretsAfter],
      [ROLES_FILE, roles && printRoles(roles)],
      observations,
    ]),
    hints: brought?.hints,
    isAnother: true,
    compile: options.compile,
    signal,
  });
  reportAdoption(adoption);
  reportSize(adoption);
  if (roles) reportRoles(roles);
  reportConnection(connection, secretsBefore !== (secretsAfter ?? ''), await readEnvironment(root));
  if (options.compile) await refuseSourceFaults(root, adoption.reading, SCHEMA_WAS_TAKEN, signal);
  refuseConflicts(adoption);
}

/**
 * Reads the schema of an endpoint, a file or the embedded backend, and writes nothing.
 *
 * @throws {CommandError} when it cannot be read
 */
export async function readTarget(
  root: string,
  target: string | undefined,
  options: Pick<ConnectOptions, 'header' | 'roles' | 'timeout'>,
  environment: Environment,
  signal: AbortSignal,
): Promise<Connection> {
  const roles = options.roles.map(({ name, file, header }) => ({
    role: name,
    file,
    headers: Object.fromEntries(header.map(parseHeader)),
  }));
  const read = (place: Place) =>
    readPlace(place, roles, { root, environment, timeout: options.timeout, signal });
  const isEndpoint = target !== undefined && looksLikeUrl(target);
  const roleSecrets = { GRAPHQL_ROLE_HEADERS: printRoleHeaders(roles, isEndpoint) };
  const ownFiles = roles.filter(({ file }) => file !== null);
  const roleFiles = ownFiles.length > 0 && {
    roleFiles: Object.fromEntries(
      ownFiles.map(({ role, file }) => [role, recordedPath(root, file ?? '')]),
    ),
  };
  if (target === undefined) {
    const secrets = { GRAPHQL_HEADERS: null, GRAPHQL_ENDPOINT: null, ...roleSecrets };
    return {
      ...(await read({ kind: 'embedded' })),
      source: { kind: 'embedded', isDatabase: Boolean(environment.DATABASE_URL) },
      endpoint: null,
      secrets,
    };
  }
  const given = Object.fromEntries(options.header.map(parseHeader));
  if (!isEndpoint) {
    const source = { ...fileSource(root, target), ...roleFiles };
    return {
      ...(await read({ kind: 'file', path: target })),
      source,
      endpoint: null,
      secrets: { ...(await headersBesideFile(root, given, environment)), ...roleSecrets },
    };
  }
  const endpoint = await endpointFor(root, target, given, environment);
  const reading = await read({ kind: 'endpoint', endpoint });
  const { source, secrets } = recordOf(endpoint);
  return {
    ...reading,
    endpoint: endpointOf({ kind: 'endpoint', endpoint }, roles),
    source: { ...source, ...roleFiles },
    secrets: { ...secrets, ...roleSecrets },
  };
}

/** The headers of roles, for `.env.local`, where a role may have none of its own; null where nothing is to be stored. */
function printRoleHeaders(roles: readonly RolePlace[], isEndpoint: boolean): string | null {
  const own = roles.filter(
    ({ headers, file }) => Object.keys(headers).length > 0 || (isEndpoint && file === null),
  );
  if (own.length === 0) return null;
  return printHeaders(Object.fromEntries(own.map(({ role, headers }) => [role, headers])));
}

/**
 * What `schema/roles.json` is to hold. What a team has said of where roles are found stays; what the sample says of its
 * own does not.
 */
async function rolesFor(
  root: string,
  source: SchemaSource,
  roles: UnitedSchema['roles'],
  { roles: flags, roleFrom }: Pick<ConnectOptions, 'roles' | 'roleFrom'>,
): Promise<Roles> {
  const isOfSample =
    (await readText(root, SOURCE_FILE)) === undefined && printSource(source) !== null;
  const former = isOfSample ? null : await readRolesFile(root).catch(() => null);
  const headers = flags.map(
    ({ name, header }) => [name, Object.fromEntries(header.map(parseHeader))] as const,
  );
  const signedOut = former?.signedOut ?? null;
  return {
    from: roleFrom ?? former?.from ?? guessRoleSource(new Map(headers)),
    signedOut: signedOut !== null && Object.hasOwn(roles, signedOut) ? signedOut : null,
    roles,
  };
}

/** Separates what is committed from credentials, which are kept out of the repository. */
function recordOf({ url, headers }: Endpoint): Pick<Connection, 'source' | 'secrets'> {
  const recorded = new URL(url);
  const hasSecret = [...recorded.searchParams.keys()].some(isSecretParameter);
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
    const needs = stored.every((name) => name === 'GRAPHQL_ROLE_HEADERS')
      ? '`pull` needs them'
      : 'the app needs them when it runs';
    console.log(
      stored.length > 0
        ? `${stored.join(' and ')} stored in ${SECRETS_FILE}, which git ignores: ${needs}.`
        : `What ${SECRETS_FILE} held for the former endpoint was removed from it.`,
    );
  }
  if (source.kind === 'file') {
    const served = environment.GRAPHQL_ENDPOINT ? '' : ', with GRAPHQL_ENDPOINT set to its backend';
    console.log(`Run it with \`npm start\`${served}.`);
    return;
  }
  console.log('Run it with `npm start`, or `npm run dev` while you edit.');
  const inherited = environment.GRAPHQL_ENDPOINT;
  const connected = source.kind === 'endpoint' ? (secrets.GRAPHQL_ENDPOINT ?? source.url) : null;
  if (inherited && inherited !== connected) {
    console.log('Note: GRAPHQL_ENDPOINT is set to another address, and the app serves that one.');
  }
}
