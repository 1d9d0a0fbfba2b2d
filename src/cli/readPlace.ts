import { CommandError } from './commandError.ts';
import { printableUrl, type Endpoint } from './endpoint.ts';
import type { Environment, Headers } from './environment.ts';
import { fetchEmbeddedSchemas, fetchSchema } from './fetchSchema.ts';
import type { ReadSchema } from './readSchema.ts';
import { uniteSchemas, type UnitedSchema } from './roleSchemas.ts';
import { readSchemaFile } from './schemaFile.ts';

/** Where a schema is read from. */
export type Place =
  | { readonly kind: 'endpoint'; readonly endpoint: Endpoint }
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'embedded' };

/** A role for which the schema is read. */
export interface RolePlace {
  readonly role: string;
  readonly headers: Headers;
  /** A file of its own; null where it reads the same place. */
  readonly file: string | null;
}

export interface ReadOptions {
  readonly root: string;
  readonly environment: Environment;
  /** Time-out of an endpoint in seconds. */
  readonly timeout: number;
  readonly signal: AbortSignal;
}

/** A schema; with what each role lacks of it, where it was read for several. */
export interface PlaceReading {
  readonly read: ReadSchema;
  readonly roles: UnitedSchema['roles'] | null;
}

/**
 * Reads a schema, once for each role if there are any.
 *
 * @throws {CommandError} when one of them cannot be read, or the roles contradict each other
 */
export async function readPlace(
  place: Place,
  roles: readonly RolePlace[],
  options: ReadOptions,
): Promise<PlaceReading> {
  if (roles.length === 0) {
    const [read] = await readEach(place, [{ role: '', headers: {}, file: null }], options);
    return { read, roles: null };
  }
  const reads = await readEach(place, roles, options);
  return uniteSchemas(roles.map(({ role }, at) => ({ role, read: reads[at] })));
}

async function readEach(
  place: Place,
  roles: readonly RolePlace[],
  { root, environment, timeout, signal }: ReadOptions,
): Promise<ReadSchema[]> {
  if (place.kind === 'embedded') {
    console.log('Asking the embedded backend for its schema…');
    return fetchEmbeddedSchemas(root, environment, signal, roles);
  }
  const reads: ReadSchema[] = [];
  for (const { role, headers, file } of roles) {
    if (file !== null) reads.push(await readSchemaFile(file));
    else if (place.kind === 'file') reads.push(await readSchemaFile(place.path));
    else {
      const { endpoint } = place;
      const as = role === '' ? '' : ` as ${role}`;
      console.log(`Asking ${printableUrl(endpoint.url)} for its schema${as}…`);
      const own = { ...endpoint, headers: { ...endpoint.headers, ...headers } };
      reads.push(await fetchSchema(own, timeout, signal));
    }
  }
  return reads;
}

/** The endpoint of a place as the role that has most calls it; null where it is none. */
export function endpointOf(place: Place, [first]: readonly RolePlace[]): Endpoint | null {
  if (place.kind !== 'endpoint') return null;
  const { endpoint } = place;
  return { ...endpoint, headers: { ...endpoint.headers, ...first?.headers } };
}

/**
 * The roles of a checkout as they are read again.
 *
 * @param names in the order in which they were connected
 * @param files those of roles with a file of their own
 * @param headers what each role sends to the endpoint
 * @throws {CommandError} when an endpoint is to be asked for a role whose headers are not known
 */
export function rolePlaces(
  names: readonly string[],
  files: ReadonlyMap<string, string>,
  headers: ReadonlyMap<string, Headers>,
  kind: Place['kind'],
): RolePlace[] {
  return names.map((role) => {
    const file = files.get(role) ?? null;
    const own = headers.get(role);
    if (own === undefined && file === null && kind === 'endpoint')
      throw new CommandError(
        `GRAPHQL_ROLE_HEADERS has no headers for the role ${role}.`,
        'It is JSON of the form { "role": { "name": "value" } }. `frontage connect` with --role writes it.',
      );
    return { role, headers: own ?? {}, file };
  });
}
