import type { Field } from '../types/fields.ts';
import type { Reasoned } from '../types/reasoned.ts';
import type { Relation } from '../types/relations.ts';
import type { Join, Resource } from '../types/resource.ts';
import { pluralLabel } from '../wording/labels.ts';
import { lowerFirst } from '../wording/sentence.ts';
import { sameName, singularKey, singularWords, splitWords } from '../wording/words.ts';

/** More values than these are a business of their own: an order has a customer and an address, too. */
const MOST_VALUES = 4;

/**
 * Marks the resources whose records join two others, and calls the relations that lead to them after what is at the
 * other side: `Genres` of a book rather than `Book genres`.
 */
export function withJoins(resources: readonly Resource[]): Resource[] {
  const types = new Set(resources.map(({ type }) => type));
  const marked = resources.map((resource) => {
    const join = readJoin(resource, types);
    return join ? joining(resource, join) : resource;
  });
  const joins = new Map(marked.flatMap((one) => (one.join ? [[one.type, one] as const] : [])));
  const labelOf = (type: string) => marked.find((one) => one.type === type)?.pluralLabel ?? type;
  return marked.map((resource) => ({
    ...resource,
    relations: resource.relations.map((relation) =>
      calledByOtherSide(relation, resource, joins.get(relation.to), labelOf),
    ),
  }));
}

/** What the records join, and by what that is known; null where they are more than a link. */
function readJoin(
  { type, fields, relations, unionFields, identity }: Resource,
  types: ReadonlySet<string>,
): Reasoned<Join> | null {
  if (unionFields.length > 0 || relations.some(({ many }) => many)) return null;
  const sides = relations.filter(({ to, deprecated }) => !deprecated && types.has(to));
  const values = fields.filter((field) => isValue(field, relations, identity?.fields ?? []));
  if (values.length > MOST_VALUES || values.some((field) => !isBesideLink(field))) return null;
  const found =
    byKey(sides, identity?.fields ?? []) ??
    byName(sides, type) ??
    (values.length === 0 && sides.length === relations.length ? byContent(sides) : null);
  if (!found) return null;
  const [one, other] = found.value;
  return { value: { sides: [one.field, other.field] }, why: found.why };
}

type Sides = Reasoned<readonly [Relation, Relation]>;

/** The keys of two records are the record's own key. */
function byKey(sides: readonly Relation[], key: readonly string[]): Sides | null {
  const [one, other, ...more] = sides.filter(
    ({ foreignKey }) => foreignKey !== null && key.includes(foreignKey),
  );
  return key.length === 2 && one && other && more.length === 0
    ? { value: [one, other], why: 'its key is made of the keys of two records' }
    : null;
}

/** It is called after both: `BookGenre`, `books_genres`. */
function byName(sides: readonly Relation[], type: string): Sides | null {
  const words = singularWords(splitWords(type));
  const isNamed = ({ to, field }: Relation) =>
    [to, field].some((name) => {
      const own = singularWords(splitWords(name));
      return words.some((_, start) => own.every((word, index) => words[start + index] === word));
    });
  const [one, other, ...more] = sides.filter(isNamed);
  return one && other && more.length === 0
    ? { value: [one, other], why: 'it is called after two others' }
    : null;
}

/** It holds nothing but the two. */
function byContent(sides: readonly Relation[]): Sides | null {
  const [one, other, ...more] = sides;
  return one && other && more.length === 0
    ? { value: [one, other], why: 'it holds nothing but two others' }
    : null;
}

const BOOKKEEPING_WORDS = new Set(
  'created updated modified changed inserted edited deleted added assigned linked'.split(' '),
);

/** Whether a field says more than which records are linked, and since when. */
function isValue(
  { name, kind, format }: Field,
  relations: readonly Relation[],
  key: readonly string[],
): boolean {
  const words = splitWords(name);
  if (kind === 'id' || format === 'uuid' || key.includes(name) || words.at(-1) === 'id')
    return false;
  if (relations.some(({ foreignKey }) => foreignKey === name)) return false;
  return !(kind === 'datetime' && words.some((word) => BOOKKEEPING_WORDS.has(word)));
}

/** Whether a value says something of a link: a position, a quantity, a role. A text is a thing of its own. */
function isBesideLink({ kind, list, money }: Field): boolean {
  if (list) return false;
  return money !== null || !['string', 'json', 'object', 'unknown'].includes(kind);
}

function joining(resource: Resource, { value, why }: Reasoned<Join>): Resource {
  const [one, other] = value.sides;
  return {
    ...resource,
    join: value,
    title: [],
    why: {
      ...resource.why,
      join: `joins \`${one}\` and \`${other}\`: ${why}`,
      title: 'made of both sides that it joins',
    },
  };
}

function calledByOtherSide(
  relation: Relation,
  owner: Resource,
  join: Resource | undefined,
  labelOf: (type: string) => string,
): Relation {
  const other = join && relation.many ? otherSide(join, owner, relation) : null;
  if (!join || !other) return relation;
  const names =
    other.to === owner.type
      ? [labelAmongEqual(other, join, owner)]
      : [labelOf(other.to), pluralLabel(other.label)];
  const isTaken = (label: string) =>
    [...owner.fields, ...owner.relations].some((one) => one !== relation && one.label === label);
  const label = names.find((name) => !isTaken(name));
  return label === undefined ? relation : { ...relation, label };
}

/** What another record of the same type is called: `Related films` of a film, and `Films by related` the other way. */
function labelAmongEqual(away: Relation, join: Resource, { label, pluralLabel: many }: Resource) {
  const back = sidesOf(join).find(({ field }) => field !== away.field);
  return sameLabel(away.label, label)
    ? `${many} by ${lowerFirst(back?.label ?? '')}`
    : pluralLabel(withNoun(away.label, label));
}

/** `Related film`, since `Related` alone is none; `Sequel` and `Parent category` as they are. */
function withNoun(label: string, noun: string): string {
  return /(ed|al|ive|ar|ing)$/.test(label) ? `${label} ${lowerFirst(noun)}` : label;
}

function sameLabel(one: string, other: string): boolean {
  return singularKey(one) === singularKey(other);
}

/**
 * The relation of a join's records that leads away from the record that they belong to; null where that is not certain.
 *
 * @param relation the record's own, to the joins. Where both sides are of its type, it says by its name which one it is
 */
export function otherSide(join: Resource, owner: Resource, relation: Relation): Relation | null {
  const sides = sidesOf(join);
  const away = sides.filter(({ to }) => to !== owner.type);
  if (away.length === 1) return away[0];
  const [one, other] = sides;
  if (away.length > 1 || !one || !other) return null;
  const back = backSide([one, other], join, owner, relation);
  return back && (back === one ? other : one);
}

function sidesOf({ join, relations }: Resource): Relation[] {
  return relations.filter(({ field }) => join?.sides.includes(field));
}

/** By which of two sides of its own type a record has its joins: `filmRelatedsByRelatedId` by `related`. */
function backSide(
  sides: readonly [Relation, Relation],
  join: Resource,
  owner: Resource,
  relation: Relation,
): Relation | null {
  const relations = owner.relations.filter(({ to, many }) => many && to === join.type);
  const namedBy = ({ field }: Relation) => sides.filter((side) => isNamedBy(field, side));
  const [named, ...more] = namedBy(relation);
  if (named) return more.length === 0 ? named : null;
  // Of two, one that names no side is the one that the other is not.
  const [twin, ...others] = relations.filter((one) => one !== relation);
  const [taken, ...further] = twin && others.length === 0 ? namedBy(twin) : [];
  if (!taken || further.length > 0) return null;
  return sides.find((side) => side !== taken) ?? null;
}

/** Whether a relation says by which key it leads to the joins: `…ByRelatedId`, `…_by_related`, `…ViaRelated`. */
function isNamedBy(name: string, { field, foreignKey }: Relation): boolean {
  const words = splitWords(name);
  const at = words.findLastIndex((word) => word === 'by' || word === 'via');
  const rest = at < 1 ? '' : words.slice(at + 1).join('');
  return (
    rest !== '' &&
    [field, foreignKey ?? field, field.replace(/_?ids?$/i, '')].some(
      (own) => rest === sameName(own) || rest === sameName(own).replace(/id$/, ''),
    )
  );
}
