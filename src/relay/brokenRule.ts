import { MOST_CHARACTERS } from './plainMessage.ts';

/**
 * A rule of a database that a change breaks, by what people can do about it: another record has the value (`taken`),
 * there is none (`empty`), the record that it refers to is not there (`absent`), others refer to this one (`inUse`),
 * either of these two (`linked`), the value does not fit (`tooLong`, `outOfRange`), or a check fails (`disallowed`).
 */
export type Rule =
  'taken' | 'empty' | 'absent' | 'inUse' | 'linked' | 'tooLong' | 'outOfRange' | 'disallowed';

/** What a database's own message says of the rule that was broken. */
export interface BrokenRule {
  readonly rule: Rule;
  /** The columns that it is about, where the message has their names. */
  readonly columns: readonly string[];
  /** Else the names that its column may have, the likeliest first. */
  readonly mayBe: readonly string[];
  /** The name of a check, or of the table whose records refer to this one; null where the message has none. */
  readonly name: string | null;
}

/** Messages of databases and mappers, with the parts of them in named groups: `columns`, `constraint`, `table`. */
const MESSAGES: ReadonlyArray<readonly [Rule, RegExp]> = [
  // PostgreSQL
  ['taken', /duplicate key value violates unique constraint "(?<constraint>[^"]+)"/],
  ['empty', /null value in column "(?<columns>[^"]+)"/],
  [
    'absent',
    /insert or update on table "[^"]+" violates foreign key constraint "(?<constraint>[^"]+)"/,
  ],
  [
    'inUse',
    /update or delete on table "[^"]+" violates .*foreign key constraint "[^"]+" on table "(?<table>[^"]+)"/,
  ],
  ['disallowed', /violates (?:check|exclusion) constraint "(?<constraint>[^"]+)"/],
  ['tooLong', /value too long for type /],
  [
    'outOfRange',
    /is out of range for type |\b(?:small|big)?int(?:eger)? out of range|numeric field overflow/,
  ],
  // MySQL, MariaDB
  ['taken', /Duplicate entry '[^]*' for key '(?:[^'.]+\.)?(?<constraint>[^']+)'/],
  ['empty', /Column '(?<columns>[^']+)' cannot be null/],
  ['empty', /Field '(?<columns>[^']+)' doesn't have a default value/],
  ['tooLong', /Data too long for column '(?<columns>[^']+)'/],
  ['outOfRange', /Out of range value for column '(?<columns>[^']+)'/],
  ['absent', /Cannot add or update a child row: [^]*FOREIGN KEY \((?<columns>[^)]+)\)/],
  ['inUse', /Cannot delete or update a parent row: [^(]*\((?:`[^`]+`\.)?`(?<table>[^`]+)`/],
  ['disallowed', /Check constraint '(?<constraint>[^']+)' is violated/],
  // SQLite
  ['taken', /UNIQUE constraint failed: (?<columns>\w+\.\w+(?:, \w+\.\w+)*)/],
  ['empty', /NOT NULL constraint failed: (?<columns>\w+\.\w+)/],
  ['disallowed', /CHECK constraint failed: (?<constraint>\w+)/],
  ['linked', /FOREIGN KEY constraint failed/],
  // SQL Server
  ['empty', /Cannot insert the value NULL into column '(?<columns>[^']+)'/],
  ['taken', /Violation of (?:UNIQUE|PRIMARY) KEY constraint '(?<constraint>[^']+)'/],
  [
    'taken',
    /Cannot insert duplicate key row in object '[^']+' with unique index '(?<constraint>[^']+)'/,
  ],
  ['absent', /statement conflicted with the FOREIGN KEY constraint "(?<constraint>[^"]+)"/],
  [
    'inUse',
    /statement conflicted with the (?:SAME TABLE )?REFERENCE constraint [^]*table "(?:\w+\.)*(?<table>\w+)"/,
  ],
  ['disallowed', /statement conflicted with the CHECK constraint "(?<constraint>[^"]+)"/],
  ['tooLong', /String or binary data would be truncated[^]*column '(?<columns>[^']+)'/],
  // Oracle
  ['taken', /ORA-00001: unique constraint \((?:\w+\.)*(?<constraint>\w+)\)/],
  ['empty', /ORA-01400: cannot insert NULL into \((?<columns>[^)]+)\)/],
  ['tooLong', /ORA-12899: value too large for column (?<columns>[\w."]+)/],
  ['absent', /ORA-02291: integrity constraint \((?:\w+\.)*(?<constraint>\w+)\)/],
  ['inUse', /ORA-02292: integrity constraint /],
  ['disallowed', /ORA-02290: check constraint \((?:\w+\.)*(?<constraint>\w+)\)/],
  // MongoDB
  ['taken', /E11000 duplicate key error[^]*dup key: \{(?<columns>[^}]*)\}/],
  // Prisma
  ['taken', /Unique constraint failed on the fields?: \((?<columns>[^)]+)\)/],
  ['empty', /Null constraint violation on the fields?: \((?<columns>[^)]+)\)/],
  ['linked', /Foreign key constraint (?:failed|violated)[^]*?`(?<constraint>[^`]+)`/],
  [
    'tooLong',
    /provided value for the column is too long for the column's type\. Column: (?<columns>\w+)/,
  ],
];

/** PostgreSQL names the columns of a key, and what they hold, in the detail beside its message. */
const KEY_DETAIL = /\bKey \((?<columns>.+?)\)=\(/;

/**
 * Reads which rule of a database a message is about.
 *
 * @param message the whole of what the backend said
 * @param detail what the database said beside it
 * @returns null where it is no message of a database
 */
export function readBrokenRule(message: string, detail = ''): BrokenRule | null {
  const text = message.slice(0, MOST_CHARACTERS);
  for (const [rule, pattern] of MESSAGES) {
    const match = pattern.exec(text);
    if (!match) continue;
    const { columns, constraint, table } = match.groups ?? {};
    const named = columns ?? KEY_DETAIL.exec(detail || text)?.groups?.columns;
    return {
      rule,
      columns: named ? namesIn(named) : [],
      mayBe: named ? [] : namesWithin(constraint),
      name: rule === 'disallowed' ? (constraint ?? null) : (table ?? null),
    };
  }
  return null;
}

/** The columns of a list: `"a", b`, `users.email, users.tenant`, `lower(email::text)`, or, with values, `email: "…"`. */
function namesIn(list: string): string[] {
  const isKeyed = /^\s*[\w.]+: /.test(list);
  const parts = list.replaceAll(/::[\w ]+/g, '').split(',');
  return parts
    .filter((part) => !isKeyed || part.includes(': '))
    .flatMap((part) => /\w+(?=\W*$)/.exec(part.split(': ')[0])?.[0] ?? []);
}

/** What surrounds the columns in the name of a constraint or an index. */
const PREFIX = /^(?:uq|uk|uix|ux|ix|idx|fk|ck|chk|unique|index)_+/i;
const SUFFIX =
  /(?:_+(?:key|unique|uniq|uk|uq|uidx|idx|ix|index|fkey|fk|foreign|check|chk|ck|excl|constraint|\d+))+(?: \(index\))?$/i;

/**
 * What the column may be called by the name of a constraint, which begins with the table: `order_lines_variant_id_fkey`
 * may be of `lines_variant_id` or of `variant_id`, hardly of an `id`.
 */
function namesWithin(constraint = ''): string[] {
  const words = constraint.replace(PREFIX, '').replace(SUFFIX, '').split('_');
  const names = words.map((_, start) => words.slice(start).join('_'));
  return names.filter((name, place) => name !== '' && (place === 0 || name !== 'id'));
}
