import { isAbsolute, relative, resolve, sep } from 'node:path';
import { readText, SOURCE_FILE } from './checkout.ts';
import { CommandError } from './commandError.ts';
import { looksLikeUrl } from './endpoint.ts';

/** The source of the schema, recorded in schema/source.json; the sample has no such file. */
export type SchemaSource =
  | { kind: 'endpoint'; url: string }
  /** Path relative to the checkout; null for a file outside it. */
  | { kind: 'file'; path: string | null }
  /** The sample, or the database of DATABASE_URL. */
  | { kind: 'embedded'; isDatabase: boolean };

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
  let parsed: { endpoint?: unknown; file?: unknown; database?: unknown } | null;
  try {
    parsed = JSON.parse(text) as typeof parsed;
  } catch {
    return null;
  }
  const { endpoint, file, database } = parsed ?? {};
  if (database === DATABASE) return { kind: 'embedded', isDatabase: true };
  if (typeof endpoint === 'string' && looksLikeUrl(endpoint) && URL.canParse(endpoint)) {
    return { kind: 'endpoint', url: endpoint };
  }
  if (typeof file === 'string' || file === null) return { kind: 'file', path: file };
  return null;
}

/** The text of schema/source.json; null for the sample, which has none. */
export function printSource(source: SchemaSource): string | null {
  const recorded = recordOf(source);
  return recorded && `${JSON.stringify(recorded, null, 2)}\n`;
}

function recordOf(source: SchemaSource): Record<string, string | null> | null {
  if (source.kind === 'endpoint') return { endpoint: source.url };
  if (source.kind === 'file') return { file: source.path };
  return source.isDatabase ? { database: DATABASE } : null;
}

/**
 * The source for a file.
 *
 * @param root the checkout
 * @param file absolute, or relative to the working directory
 */
export function fileSource(root: string, file: string): SchemaSource {
  const path = relative(root, resolve(file));
  const outside = path.startsWith('..') || isAbsolute(path);
  return { kind: 'file', path: outside ? null : path.split(sep).join('/') };
}
