import type { Field, Mixed, Relation, Resource } from '../../model/model.ts';
import { sentence } from '../../model/wording/sentence.ts';
import { splitWords } from '../../model/wording/words.ts';
import {
  isCurrencyOf,
  isDate,
  isForeignKey,
  isIdentifier,
  isMoney,
  isShown,
  isTranslations,
  isWide,
  mainStatus,
} from '../fields/traits.ts';

/** One fact of a record: a field, perhaps inside value objects. */
export interface FactPlan {
  readonly field: Field;
  readonly within: readonly Field[];
  /** The fields beside it. */
  readonly siblings: readonly Field[];
  readonly label: string;
}

export interface SectionPlan {
  readonly title: string | null;
  readonly facts: readonly FactPlan[];
}

/** What a record's page shows, and where. */
export interface RecordLayout {
  /** The chip beside the title. */
  readonly status: Field | null;
  readonly relations: readonly Relation[];
  /** The records of several types that it leads to. */
  readonly mixed: readonly Mixed[];
  /** What may be a value of several kinds: it takes room. */
  readonly blocks: readonly Mixed[];
  /** Times and keys. */
  readonly side: readonly FactPlan[];
  readonly sections: readonly SectionPlan[];
}

/** What of a record decides where its parts stand. */
export type LaidOut = Pick<Resource, 'fields' | 'relations' | 'mixed' | 'identity' | 'title'>;

const DEEPEST = 2;
/** So many facts make a section of their own. */
const SECTION = 3;
const LONGEST_SECTION = 24;
/** A section without a title that is longer is split further. */
const LONG_SECTION = 16;

/** Lays out a record: what it is about in sections, what it belongs to, its times and its keys at the side. */
export function layOutRecord(
  resource: LaidOut,
  hasResource: (type: string) => boolean,
): RecordLayout {
  const { fields, relations, identity } = resource;
  const status = mainStatus(fields) ?? null;
  const elsewhere = (field: Field) =>
    field === status ||
    isTitle(field, resource) ||
    isForeignKey(field, relations) ||
    isCurrencyOf(field, fields);
  const facts = fields.flatMap((field) => (elsewhere(field) ? [] : factsOf(field, [], fields)));
  const isKey = ({ field, within }: FactPlan) =>
    identity?.fields.includes([...within, field].map(({ name }) => name).join('.')) ?? false;
  const isAside = (fact: FactPlan) =>
    isKey(fact) || fact.field.kind === 'datetime' || isIdentifier(fact.field);
  const side = facts.filter(isAside);
  const sections = sectionsOf(facts.filter((fact) => !isAside(fact)));
  const times = side.filter(({ field }) => isDate(field));
  // What comes in pages has a tab.
  const mixed = resource.mixed.filter(({ list }) => list === null);
  return {
    status,
    relations: relations.filter(
      ({ many, deprecated, to }) => !many && !deprecated && hasResource(to),
    ),
    mixed: mixed.filter(({ values }) => values.length === 0),
    blocks: mixed.filter(({ values }) => values.length > 0),
    side: [...times, ...side.filter((fact) => !times.includes(fact))],
    sections,
  };
}

function isTitle(field: Field, { title }: LaidOut): boolean {
  return (
    title.includes(field.name) &&
    field.fields === null &&
    (field.format === null || title.length > 1)
  );
}

/** A field as a fact, or a value object as several. */
function factsOf(field: Field, within: readonly Field[], siblings: readonly Field[]): FactPlan[] {
  if (isShown(field)) return [{ field, within, siblings, label: labelOf(field, within) }];
  if (field.deprecated || field.fields === null || field.list || within.length >= DEEPEST)
    return [];
  const { fields } = field;
  return fields.flatMap((inner) =>
    isCurrencyOf(inner, fields) ? [] : factsOf(inner, [...within, field], fields),
  );
}

/** Within its section a fact needs no more than its own label; deeper ones say where they lie. */
function labelOf(field: Field, within: readonly Field[]): string {
  const outer = within.slice(1).map(({ label }) => label);
  return joined([...outer, field.label]);
}

function sectionsOf(facts: readonly FactPlan[]): SectionPlan[] {
  const translations = facts.filter(({ field }) => isTranslations(field));
  const groups = new Map<string, FactPlan[]>();
  for (const fact of facts) {
    if (translations.includes(fact)) continue;
    const name = groupOf(fact, facts);
    groups.set(name, [...(groups.get(name) ?? []), fact]);
  }
  const loose: FactPlan[] = [];
  const titled: SectionPlan[] = [];
  for (const [title, members] of groups) {
    if (title === '') loose.push(...members);
    else if (members.length < SECTION) loose.push(...members.map(withWholeLabel));
    else
      titled.push(...inChunks(title, inOrder(members.map((fact) => withoutPrefix(fact, title)))));
  }
  const byOrder = facts.flatMap((fact) =>
    loose.filter(
      (other) =>
        other.field === fact.field &&
        other.within.length === fact.within.length &&
        other.within[0] === fact.within[0],
    ),
  );
  const split = splitLong([...new Set(byOrder)]);
  return [
    ...[...split, ...titled].filter((section) => section.facts.length > 0),
    ...translations.map(withWholeLabel).map((fact) => ({ title: fact.label, facts: [fact] })),
  ];
}

/** A section so long that nobody would find anything in it goes on in another. */
function inChunks(title: string, facts: readonly FactPlan[]): SectionPlan[] {
  const count = Math.max(1, Math.ceil(facts.length / LONGEST_SECTION));
  const size = Math.ceil(facts.length / count);
  return Array.from({ length: count }, (_, index) => ({
    title: index === 0 ? title : `${title} (${index + 1})`,
    facts: facts.slice(index * size, (index + 1) * size),
  }));
}

/** The title of the section that a fact belongs to; empty for the rest. */
function groupOf(fact: FactPlan, facts: readonly FactPlan[]): string {
  if (fact.within.length > 0) return fact.within[0].label;
  const prefix = prefixOf(fact);
  if (prefix === null) return '';
  const sharing = facts.filter((other) => other.within.length === 0 && prefixOf(other) === prefix);
  return sharing.length >= SECTION && sharing.length < facts.length
    ? sentence([prefix], fact.field.name)
    : '';
}

const COMMON_PREFIXES = new Set([
  'is',
  'has',
  'can',
  'are',
  'was',
  'should',
  'allow',
  'allows',
  'total',
  'number',
  'count',
  'min',
  'max',
  'date',
  'the',
  'with',
]);

function prefixOf({ field }: FactPlan): string | null {
  const [first, second] = splitWords(field.name);
  return second === undefined || COMMON_PREFIXES.has(first) ? null : first;
}

function withoutPrefix(fact: FactPlan, title: string): FactPlan {
  if (fact.within.length > 0) return fact;
  const rest = fact.label.toLowerCase().startsWith(`${title.toLowerCase()} `)
    ? fact.label.slice(title.length + 1)
    : '';
  return rest === '' ? fact : { ...fact, label: rest.charAt(0).toUpperCase() + rest.slice(1) };
}

function withWholeLabel(fact: FactPlan): FactPlan {
  return fact.within.length > 0
    ? { ...fact, label: joined([...fact.within.map(({ label }) => label), fact.field.label]) }
    : fact;
}

/** Many facts that share nothing are set apart by what they are. */
function splitLong(facts: readonly FactPlan[]): SectionPlan[] {
  if (facts.length <= LONG_SECTION) return [{ title: null, facts: inOrder(facts) }];
  const parts = KINDS.map(([title, matches]) => ({
    title,
    facts: facts.filter((fact) => matches(fact.field)),
  })).filter((part) => part.facts.length >= SECTION);
  const taken = new Set(parts.flatMap((part) => part.facts));
  const rest = facts.filter((fact) => !taken.has(fact));
  const [main, ...more] = inChunks('More', inOrder(rest));
  return [
    { ...main, title: null },
    ...parts.flatMap((part) => inChunks(part.title, inOrder(part.facts))),
    ...more.map((section, index) => ({
      ...section,
      title: index === 0 ? 'More' : `More (${index + 1})`,
    })),
  ];
}

const KINDS: ReadonlyArray<readonly [title: string, matches: (field: Field) => boolean]> = [
  ['Amounts', isMoney],
  ['Flags', (field) => field.kind === 'boolean' && !field.list],
  ['Links', (field) => field.format === 'url' && !field.list],
  ['Texts', (field) => isWide(field)],
];

function inOrder(facts: readonly FactPlan[]): FactPlan[] {
  return [
    ...facts.filter(({ field }) => !isWide(field)),
    ...facts.filter(({ field }) => isWide(field)),
  ];
}

function joined(labels: readonly string[]): string {
  const [first = '', ...rest] = labels;
  const words = rest.map((label) =>
    /^[A-Z][a-z]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label,
  );
  return [first, ...words].join(' ');
}
