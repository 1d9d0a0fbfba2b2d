import { isAbsolute, relative, resolve, sep } from 'node:path';
import { readText, SOURCE_FILE } from './checkout.ts';
import { CommandError } from './commandError.ts';
import { looksLikeUrl } from './endpoint.ts';

/** The source of the schema, recorded in schema/source.json; the sample has no such file. */
export type SchemaSource =
  | { kind: 'endpoint'; url: string; roleFiles?: RoleFiles }
  /** Path relative to the checkout; null for a file outside it. */
  | { kind: 'file'; path: string | null; roleFiles?: RoleFiles }
  /** The sample, or the database of DATABASE_URL. */
  | { kind: 'embedded'; isDatabase: boolean };

/** Role → file with its schema, like the path above; of roles that are read in another way nothing is recorded. */
export type RoleFiles = Readonly<Record<string, string | null>>;

/** Only the variable's name is recorded, since its value contains credentials. */
const DATABASE = 'DATABASE_URL';

/** Reads schema/source.json. @throws {CommandError} when it exists and is invalid */
export async function readSource(root: string): Promise<SchemaSource> {
  const text = await readText(root, SOURCE_FILE);
  if (text === undefined) return { kind: 'embedded', isDatabase: false };
  const source = parseSource(text);
  if (source) return source;
  throw new CommandError(
    `${SOURCE_FILE} is not understood.`,
    'It holds { "endpoint": "https://…" }. Run `frontage connect` to write it again.',
  );
}

function parseSource(text: string): SchemaSource | null {
  let parsed: Partial<Record<'endpoint' | 'file' | 'database' | 'roles', unknown>> | null;
  try {
    parsed = JSON.parse(text) as typeof parsed;
  } catch {
    return null;
  }
  const { endpoint, file, database, roles } = parsed ?? {};
  if (roles !== undefined && !isRoleFiles(roles)) return null;
  const roleFiles = roles && { roleFiles: roles };
  if (database === DATABASE) return { kind: 'embedded', isDatabase: true };
  if (typeof endpoint === 'string' && looksLikeUrl(endpoint) && URL.canParse(endpoint)) {
    return { kind: 'endpoint', url: endpoint, ...roleFiles };
  }
  if (typeof file === 'string' || file === null) {
    return { kind: 'file', path: file, ...roleFiles };
  }
  return null;
}

/** The text of schema/source.json; null for the sample, which has none. */
export function printSource(source: SchemaSource): string | null {
  const recorded = recordOf(source);
  return recorded && `${JSON.stringify(recorded, null, 2)}\n`;
}

function recordOf(source: SchemaSource): object | null {
  if (source.kind === 'embedded') return source.isDatabase ? { database: DATABASE } : null;
  const { roleFiles } = source;
  const roles = roleFiles && { roles: roleFiles };
  return source.kind === 'endpoint'
    ? { endpoint: source.url, ...roles }
    : { file: source.path, ...roles };
}

function isRoleFiles(value: unknown): value is RoleFiles {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((file) => file === null || typeof file === 'string')
  );
}

/**
 * The source for a file.
 *
 * @param root the checkout
 * @param file absolute, or relative to the working directory
 */
export function fileSource(root: string, file: string): SchemaSource {
  return { kind: 'file', path: recordedPath(root, file) };
}

/** A file's path relative to the checkout; null for a file outside it. */
export function recordedPath(root: string, file: string): string | null {
  const path = relative(root, resolve(file));
  const outside = path.startsWith('..') || isAbsolute(path);
  return outside ? null : path.split(sep).join('/');
}
