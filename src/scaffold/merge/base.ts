/**
 * What was last scaffolded: path → text. Null for a file that the person deleted: it stays deleted
 * until it is put back.
 */
export type Base = ReadonlyMap<string, string | null>;

/** Of the files with an open conflict: what was scaffolded when yours last had all of it. */
export type OpenConflicts = ReadonlyMap<string, string>;

export interface ScaffoldRecord {
  readonly base: Base;
  readonly open: OpenConflicts;
}

const BASE_VERSION = 1;

/** The record as it is committed: JSON with sorted keys, one file on a line, so that git can merge it. */
export function printBase({ base, open }: ScaffoldRecord): string {
  const conflicts = open.size > 0 ? { conflicts: sorted(open) } : {};
  return `${JSON.stringify({ version: BASE_VERSION, files: sorted(base), ...conflicts }, null, 2)}\n`;
}

function sorted<Text>(texts: ReadonlyMap<string, Text>): Record<string, Text> {
  return Object.fromEntries([...texts].sort(([one], [other]) => (one < other ? -1 : 1)));
}

/**
 * @param text what {@link printBase} printed
 * @throws SyntaxError when it is anything else, as after a git conflict
 */
export function parseBase(text: string): ScaffoldRecord {
  const parsed = JSON.parse(text) as {
    version?: unknown;
    files?: unknown;
    conflicts?: unknown;
  } | null;
  const { version, files, conflicts = {} } = parsed ?? {};
  if (version !== BASE_VERSION || !isObject(files) || !isObject(conflicts))
    throw new SyntaxError(`not a scaffold base of version ${BASE_VERSION}`);
  return {
    base: new Map(Object.entries(files as Record<string, string | null>)),
    open: new Map(Object.entries(conflicts as Record<string, string>)),
  };
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
