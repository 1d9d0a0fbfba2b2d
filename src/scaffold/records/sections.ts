import { isInternal } from '../../model/fields/internals.ts';
import type { Field } from '../../model/types/fields.ts';
import { lowerFirst, sentence } from '../../model/wording/sentence.ts';
import { splitWords } from '../../model/wording/words.ts';
import { isWide } from '../fields/fieldViews.ts';
import { isMoney, isTranslations } from '../fields/traits.ts';

/** One fact of a record: a field, perhaps inside value objects. */
export interface RecordFieldPlan {
  readonly field: Field;
  readonly within: readonly Field[];
  /** The fields beside it. */
  readonly siblings: readonly Field[];
  /** The fields of the record. */
  readonly record: readonly Field[];
  readonly label: string;
}

/** Facts under a title, or without one. */
export interface SectionPlan {
  readonly title: string | null;
  readonly fields: readonly RecordFieldPlan[];
}

/** So many facts make a section of their own. */
const SECTION = 3;
const LONGEST_SECTION = 24;
/** A section without a title that is longer is split further. */
const LONG_SECTION = 16;

/**
 * Divides a record's facts into sections. Facts without a group come first. Facts of one value object, or with a common
 * prefix, share a section with a title; facts in several languages have one of their own. Facts that are internal to
 * the system come last.
 */
export function sectionsOf(all: readonly RecordFieldPlan[]): SectionPlan[] {
  const internal = all.filter(({ field, within }) => isInternal(within[0] ?? field));
  // A record of such values alone has nothing that they could stand behind.
  if (internal.length === 0 || internal.length === all.length) return sectionsOfContent(all);
  return [
    ...sectionsOfContent(all.filter((fact) => !internal.includes(fact))),
    ...inChunks('System', inOrder(internal.map(withWholeLabel))),
  ];
}

function sectionsOfContent(fields: readonly RecordFieldPlan[]): SectionPlan[] {
  const translations = fields.filter(({ field }) => isTranslations(field));
  const groups = new Map<string, RecordFieldPlan[]>();
  for (const fact of fields) {
    if (translations.includes(fact)) continue;
    const name = groupOf(fact, fields);
    groups.set(name, [...(groups.get(name) ?? []), fact]);
  }
  const loose: RecordFieldPlan[] = [];
  const titled: SectionPlan[] = [];
  for (const [title, members] of groups) {
    if (title === '') loose.push(...members);
    else if (members.length < SECTION) loose.push(...members.map(withWholeLabel));
    else
      titled.push(...inChunks(title, inOrder(members.map((fact) => withoutPrefix(fact, title)))));
  }
  const byOrder = fields.flatMap((fact) =>
    loose.filter(
      (other) =>
        other.field === fact.field &&
        other.within.length === fact.within.length &&
        other.within[0] === fact.within[0],
    ),
  );
  const split = splitLong([...new Set(byOrder)]);
  return [
    ...[...split, ...titled].filter((section) => section.fields.length > 0),
    ...translations.map(withWholeLabel).map((fact) => ({ title: fact.label, fields: [fact] })),
  ];
}

/** A section so long that nobody would find anything in it goes on in another. */
function inChunks(title: string, fields: readonly RecordFieldPlan[]): SectionPlan[] {
  const count = Math.max(1, Math.ceil(fields.length / LONGEST_SECTION));
  const size = Math.ceil(fields.length / count);
  return Array.from({ length: count }, (_, index) => ({
    title: index === 0 ? title : `${title} (${index + 1})`,
    fields: fields.slice(index * size, (index + 1) * size),
  }));
}

/** The title of the section that a fact belongs to; empty for the rest. */
function groupOf(fact: RecordFieldPlan, fields: readonly RecordFieldPlan[]): string {
  if (fact.within.length > 0) return fact.within[0].label;
  const prefix = prefixOf(fact);
  if (prefix === null) return '';
  const sharing = fields.filter((other) => other.within.length === 0 && prefixOf(other) === prefix);
  return sharing.length >= SECTION && sharing.length < fields.length
    ? sentence([prefix], fact.field.name)
    : '';
}

/** Words that say nothing of what the fields behind them have in common. */
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

function prefixOf({ field }: RecordFieldPlan): string | null {
  const [first, second] = splitWords(field.name);
  return second === undefined || COMMON_PREFIXES.has(first) ? null : first;
}

function withoutPrefix(fact: RecordFieldPlan, title: string): RecordFieldPlan {
  if (fact.within.length > 0) return fact;
  const rest = fact.label.toLowerCase().startsWith(`${title.toLowerCase()} `)
    ? fact.label.slice(title.length + 1)
    : '';
  return rest === '' ? fact : { ...fact, label: rest.charAt(0).toUpperCase() + rest.slice(1) };
}

/** A fact with a label that says where it lies, for a place apart from what lies there with it. */
export function withWholeLabel(fact: RecordFieldPlan): RecordFieldPlan {
  return fact.within.length > 0
    ? { ...fact, label: joinedLabel([...fact.within.map(({ label }) => label), fact.field.label]) }
    : fact;
}

/** Many facts that share nothing are set apart by what they are. */
function splitLong(fields: readonly RecordFieldPlan[]): SectionPlan[] {
  if (fields.length <= LONG_SECTION) return [{ title: null, fields: inOrder(fields) }];
  const parts = KINDS.map(([title, matches]) => ({
    title,
    fields: fields.filter((fact) => matches(fact.field)),
  })).filter((part) => part.fields.length >= SECTION);
  const taken = new Set(parts.flatMap((part) => part.fields));
  const rest = fields.filter((fact) => !taken.has(fact));
  const [main, ...more] = inChunks('More', inOrder(rest));
  return [
    { ...main, title: null },
    ...parts.flatMap((part) => inChunks(part.title, inOrder(part.fields))),
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

/** What takes the whole width stands below what does not. */
function inOrder(fields: readonly RecordFieldPlan[]): RecordFieldPlan[] {
  return [
    ...fields.filter(({ field }) => !isWide(field)),
    ...fields.filter(({ field }) => isWide(field)),
  ];
}

/** Labels, one within the other, as one: `Address city`. */
export function joinedLabel([first = '', ...rest]: readonly string[]): string {
  return [first, ...rest.map(lowerFirst)].join(' ');
}
