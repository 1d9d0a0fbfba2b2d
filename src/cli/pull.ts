import { join } from 'node:path';
import type { GraphQLSchema } from 'graphql';
import { printRoles, ROLES_FILE, type Roles } from '../roles/rolesFile.ts';
import { adoptSchema } from './adopt.ts';
import { readText, SCHEMA_FILE } from './checkout.ts';
import { CommandError } from './commandError.ts';
import { parseEndpoint, type Endpoint } from './endpoint.ts';
import { headersOf, readEnvironment, roleHeadersOf, type Environment } from './environment.ts';
import { CompileError } from './relayCompiler.ts';
import { loadObservations } from './observations.ts';
import { observe } from './observe.ts';
import { endpointOf, readPlace, rolePlaces, type Place, type PlaceReading } from './readPlace.ts';
import { refuseConflicts, reportAdoption, reportFaults } from './report.ts';
import { printRoleChanges } from './reportRoles.ts';
import { readRolesFile } from './roleSchemas.ts';
import { compareSchemas, printChanges } from './schemaChanges.ts';
import { printSdl } from './schemaDocument.ts';
import { parseSchema, readSchemaFile } from './schemaFile.ts';
import { refuseSourceFaults, SCHEMA_WAS_TAKEN } from './sourceFaults.ts';
import { readSource, type RoleFiles, type SchemaSource } from './source.ts';

export interface PullOptions {
  /** Time-out of an endpoint in seconds. */
  timeout: number;
  /** Ask an endpoint what its schema cannot say. */
  probe: boolean;
  compile: boolean;
  /** Use the checkout's schema: after a change of hints or an update of Frontage. */
  offline: boolean;
}

/**
 * `frontage pull`: fetches the schema from its source, prints what changed, and merges.
 *
 * @throws {CommandError} when any of it fails; the checkout is unchanged then
 */
export async function pull(root: string, options: PullOptions, signal: AbortSignal): Promise<void> {
  const before = await readFormerSchema(root);
  const former = await readRolesFile(root);
  const { read, roles: lacks, endpoint } = await fetchAgain(root, options, former, signal);
  const roles = former && lacks ? { ...former, roles: lacks } : null;
  const { schema } = read;
  const changed = before === null || printSdl(before) !== printSdl(schema);
  if (changed) reportFaults(read);
  if (before && changed) console.log(`${printChanges(await compareSchemas(before, schema))}\n`);
  const roleChanges = former && roles ? printRoleChanges(former.roles, roles.roles) : '';
  if (roleChanges !== '') console.log(`${roleChanges}\n`);
  const { compile, probe, offline: areHintsNew } = options;
  const known = await loadObservations(root);
  const observations = await observe(root, schema, endpoint, { former: known, probe, signal });
  const adoption = await adoptSchema(root, schema, {
    files: new Map([...(roles ? [[ROLES_FILE, printRoles(roles)] as const] : []), observations]),
    areHintsNew,
    compile,
    signal,
  }).catch((error: unknown) => {
    throw compile && before && changed ? withWayOut(error) : error;
  });
  if (!changed) console.log('The schema has not changed.');
  reportAdoption(adoption);
  if (compile) await refuseSourceFaults(root, adoption.reading, SCHEMA_WAS_TAKEN, signal);
  refuseConflicts(adoption);
}

/** Null when the checkout has no readable schema; then everything counts as new. */
async function readFormerSchema(root: string): Promise<GraphQLSchema | null> {
  const text = await readText(root, SCHEMA_FILE);
  if (text === undefined) return null;
  try {
    return parseSchema(text, SCHEMA_FILE).schema;
  } catch {
    return null;
  }
}

async function fetchAgain(
  root: string,
  { offline, timeout }: PullOptions,
  former: Roles | null,
  signal: AbortSignal,
): Promise<PlaceReading & { endpoint: Endpoint | null }> {
  if (offline)
    return {
      read: await readSchemaFile(join(root, SCHEMA_FILE)),
      roles: null,
      endpoint: null,
    };
  const environment = await readEnvironment(root);
  const source = await readSource(root);
  const place = placeOf(root, source, environment);
  const names = Object.keys(former?.roles ?? {});
  const files = 'roleFiles' in source ? source.roleFiles : undefined;
  const roles = rolePlaces(names, roleFilesIn(root, files), roleHeadersOf(environment), place.kind);
  const reading = await readPlace(place, roles, { root, environment, timeout, signal });
  return { ...reading, endpoint: endpointOf(place, roles) };
}

/** The files of roles that have one, absolute. @throws {CommandError} for one outside of the checkout */
function roleFilesIn(root: string, files: RoleFiles = {}): Map<string, string> {
  return new Map(
    Object.entries(files).map(([role, path]) => {
      if (path !== null) return [role, join(root, path)];
      throw new CommandError(
        `The schema of the role ${role} came from a file outside the checkout, which cannot be fetched again.`,
        'Run `frontage connect` with the new versions of the files.',
      );
    }),
  );
}

function placeOf(root: string, source: SchemaSource, environment: Environment): Place {
  // A file takes precedence over an endpoint, because it contains more than introspection does.
  if (source.kind === 'file' && source.path !== null)
    return { kind: 'file', path: join(root, source.path) };
  const address = environment.GRAPHQL_ENDPOINT || (source.kind === 'endpoint' ? source.url : null);
  if (address)
    return { kind: 'endpoint', endpoint: parseEndpoint(address, headersOf(environment)) };
  if (source.kind === 'embedded') return { kind: 'embedded' };
  throw new CommandError(
    'The schema came from a file outside the checkout, which cannot be fetched again.',
    'Run `frontage connect FILE` with the new version of the file.',
  );
}

function withWayOut(error: unknown): unknown {
  if (!(error instanceof CompileError)) return error;
  return new CommandError(
    error.message,
    'Nothing was changed. Take out what the new schema no longer has, then pull again; or take the schema now with --no-compile and mend the screens after that.',
  );
}
