import type { Field, Mixed, Relation, Resource } from '../../model/model.ts';
import {
  isCurrencyOf,
  isDate,
  isForeignKey,
  isIdentifier,
  isShown,
  mainStatus,
} from '../fields/traits.ts';
import { joinedLabel, sectionsOf, type FactPlan, type SectionPlan } from './sections.ts';

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
  return joinedLabel([...outer, field.label]);
}
