import { HttpError } from './httpError.ts';

/**
 * Name of a file's part → paths of the variables that it fills, such as `variables.input.photo`.
 */
export type FileMap = ReadonlyMap<string, readonly string[]>;

/** Clients choose the names of parts; names of this form need no escaping. */
const PART_NAME = /^[\w.-]{1,40}$/;

/**
 * Parses the `map` field of the GraphQL multipart request specification.
 *
 * @throws {HttpError} unless every path leads to a variable that is null, and no path occurs
 *   twice
 */
export function parseFileMap(text: string, variables: unknown): FileMap {
  const map = parsed(text);
  const named = new Set<string>();
  for (const [name, paths] of Object.entries(map)) {
    if (!PART_NAME.test(name) || name === 'operations' || name === 'map') throw malformed();
    if (!isPaths(paths)) throw malformed();
    for (const path of paths) {
      if (named.has(path) || !isNullAt({ variables }, path)) throw malformed();
      named.add(path);
    }
  }
  return new Map(Object.entries(map) as Array<[string, string[]]>);
}

function parsed(text: string): object {
  try {
    const map: unknown = JSON.parse(text);
    if (typeof map === 'object' && map !== null && !Array.isArray(map)) return map;
  } catch {
    // Thrown below, together with valid JSON that is not an object.
  }
  throw malformed();
}

function isPaths(value: unknown): value is string[] {
  return (
    Array.isArray(value) && value.length > 0 && value.every((path) => typeof path === 'string')
  );
}

function isNullAt(root: unknown, path: string): boolean {
  let value = root;
  for (const key of path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return false;
    value = (value as Record<string, unknown>)[key];
  }
  return value === null;
}

function malformed(): HttpError {
  const message = '`map` must give each file the paths of variables that are null.';
  return new HttpError(400, 'MALFORMED_CALL', message);
}
