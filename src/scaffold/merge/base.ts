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

/** Of the names of the record's files, so that no tool takes them for sources. */
const BASE_SUFFIX = '.base';
const OPEN_SUFFIX = '.conflict';

/**
 * The scaffold's record as it is committed: a file for each scaffolded file, with the same text, so that git merges
 * both alike and stores them once. For a deleted file the record has an empty file.
 *
 * @returns path within the record's folder → text
 */
export function printRecord({ base, open }: ScaffoldRecord): Map<string, string> {
  return new Map([
    ...[...base].map(([path, text]) => [`${path}${BASE_SUFFIX}`, text ?? ''] as const),
    ...[...open].map(([path, text]) => [`${path}${OPEN_SUFFIX}`, text] as const),
  ]);
}

/**
 * @param files what {@link printRecord} printed
 * @throws SyntaxError when git has left a conflict in one of them
 */
export function readRecord(files: ReadonlyMap<string, string>): ScaffoldRecord {
  const base = new Map<string, string | null>();
  const open = new Map<string, string>();
  for (const [file, text] of [...files].sort(([one], [other]) => (one < other ? -1 : 1))) {
    if (/^<{7} /m.test(text)) throw new SyntaxError(`${file} has a conflict of git`);
    if (file.endsWith(BASE_SUFFIX)) base.set(file.slice(0, -BASE_SUFFIX.length), text || null);
    if (file.endsWith(OPEN_SUFFIX)) open.set(file.slice(0, -OPEN_SUFFIX.length), text);
  }
  return { base, open };
}

const FORMER_VERSION = 1;

/**
 * Reads the record as it was committed before, in one JSON file.
 *
 * @throws SyntaxError when it is anything else, as after a git conflict
 */
export function readFormerRecord(text: string): ScaffoldRecord {
  const parsed = JSON.parse(text) as {
    version?: unknown;
    files?: unknown;
    conflicts?: unknown;
  } | null;
  const { version, files, conflicts = {} } = parsed ?? {};
  if (version !== FORMER_VERSION || !isObject(files) || !isObject(conflicts))
    throw new SyntaxError(`not a scaffold base of version ${FORMER_VERSION}`);
  return {
    base: new Map(Object.entries(files as Record<string, string | null>)),
    open: new Map(Object.entries(conflicts as Record<string, string>)),
  };
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
