import { fieldLabel, oneLabel, relationLabel } from './labels.ts';
import { sentence } from './sentence.ts';
import { endsWithWords, singularKey, singularWords, splitWords, typeWords } from './words.ts';

/** A relation, for reading its name. */
export interface NamedRelation {
  readonly name: string;
  /** The type of the records that it leads to. */
  readonly to: string;
  readonly many: boolean;
}

/** `customerByCustomerId`: a relation named after the records at its other end and the column that leads there. */
export interface NameByKey {
  /** `customer`, as it is written. */
  readonly noun: readonly string[];
  /** `customer`, `id`: the words of each column of the key. */
  readonly keys: ReadonlyArray<readonly string[]>;
}

/** Words for a key at the end of a column's name. */
const KEY_WORDS = new Set('id ids uuid guid uid pk key code slug no nr number'.split(' '));

/**
 * The parts of a relation's name that is made by a machine, from the names of a table and a key; null where
 * the name is of another kind.
 *
 * @param isColumn whether a name, without case and separators, is that of a column with a foreign key
 */
export function nameByKey(
  { name, to }: NamedRelation,
  isColumn: (name: string) => boolean,
): NameByKey | null {
  const words = splitWords(name);
  const at = words.findIndex(
    (word, index) =>
      word === 'by' &&
      index > 0 &&
      singularKey(words.slice(0, index).join('_')) === singularKey(to),
  );
  const rest = at < 0 ? [] : words.slice(at + 1);
  const keys = apart(rest);
  const isKey = (key: readonly string[]) =>
    KEY_WORDS.has(key.at(-1) ?? '') || isColumn(key.join(''));
  return rest.length > 0 && keys.every(isKey) ? { noun: words.slice(0, at), keys } : null;
}

/** `tenant_id and invoice_id` as two. */
function apart(words: readonly string[]): string[][] {
  return words.reduce<string[][]>(
    (parts, word) => {
      if (word === 'and') parts.push([]);
      else parts.at(-1)?.push(word);
      return parts;
    },
    [[]],
  );
}

/** Words for anybody, which a word for somebody in particular makes needless. */
const PEOPLE = new Set('account contact employee member people person staff user users'.split(' '));
const A_PERSON = /(er|or|ee|ist|ant|ent)$/;

/** The names of the fields of a type, spelled without case and separators. */
type Columns = ReadonlySet<string>;

/**
 * The labels of a type's relations. One that is named after a table and a key is called as a person would:
 * what the column holds (`userByAuthorId`: Author), else what there is at the other end (`ordersByCustomerId`:
 * Orders), and with the key where that would be the same twice (`postsByReviewerId`: Posts by reviewer).
 *
 * @param owner the name of the type
 * @param own the names of its own columns
 * @param columnsOf the names of those at the other end
 */
export function relationLabels(
  owner: string,
  relations: readonly NamedRelation[],
  own: Columns,
  columnsOf: (relation: NamedRelation) => Columns,
): Map<string, string> {
  const read = relations.map((relation) => {
    const isColumn = (name: string) => own.has(name) || columnsOf(relation).has(name);
    const parts = nameByKey(relation, isColumn);
    // Where the column is one of its own, the key that it holds is the other end's.
    const points = (key: readonly string[]) => !relation.many && own.has(key.join(''));
    const keys =
      parts?.keys.map((key) =>
        points(key)
          ? withoutKey(key, columnsOf(relation), parts.noun)
          : withoutKey(key, own, typeWords(owner)),
      ) ?? [];
    return { relation, parts, keys, label: labelOf(owner, relation, parts, keys, own, columnsOf) };
  });
  const counts = Map.groupBy(read, ({ label }) => label);
  return new Map(
    read.map(({ relation: { name }, parts, keys, label }) => {
      const isAlone = counts.get(label)?.length === 1;
      // `ordersByCustomerId` of a customer: the one that its own name would do for.
      const isMain = keys.length === 1 && keys[0].join('') === singularKey(owner);
      const by = keys.flatMap((key, index) => [...(index > 0 ? ['and'] : []), ...key]);
      const long = () => sentence([...(parts?.noun ?? []), 'by', ...by]);
      return [name, isAlone || isMain || parts === null ? label : long()];
    }),
  );
}

function labelOf(
  owner: string,
  relation: NamedRelation,
  parts: NameByKey | null,
  [key = [], ...others]: ReadonlyArray<readonly string[]>,
  own: Columns,
  columnsOf: (relation: NamedRelation) => Columns,
): string {
  const { name, to, many } = relation;
  if (parts === null) return many ? relationLabel(name) : oneLabel(name, to);
  const noun = parts.noun.join('_');
  if (many) return relationLabel(noun);
  const isOwn = others.length === 0 && own.has(parts.keys[0].join(''));
  // `userByUsername`: the column has the name of the one that it refers to, which does not describe the relation.
  const isSame = owner !== to && columnsOf(relation).has(key.join(''));
  const saysWhose = isOwn && !isSame && !KEY_WORDS.has(key.join('_'));
  return saysWhose ? fieldLabel(key.join('_')) : oneLabel(noun, to);
}

/**
 * `author`, `username` as `author` where `username` is a column of what it leads to; `author`, `id` likewise. What
 * it leads to stays, `original`, `language`, `id` as `original`, `language`, save behind a word for a person:
 * `manager`, `staff`, `id` as `manager`.
 */
function withoutKey(
  key: readonly string[],
  columns: Columns,
  noun: readonly string[],
): readonly string[] {
  const bare = KEY_WORDS.has(key.at(-1) ?? '') ? key.slice(0, -1) : key;
  if (bare.length > noun.length && endsWithWords(singularWords(bare), singularWords(noun))) {
    const role = bare.slice(0, -noun.length);
    return PEOPLE.has(noun.join('')) && A_PERSON.test(role.at(-1) ?? '') ? role : bare;
  }
  const end = key.findIndex((_, index) => index > 0 && columns.has(key.slice(index).join('')));
  if (end > 0) return key.slice(0, end);
  return key.length > 1 && KEY_WORDS.has(key.at(-1) ?? '') ? key.slice(0, -1) : key;
}
