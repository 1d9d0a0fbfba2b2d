import type { Field } from '../../model/types/fields.ts';
import type { UnionField, Relation } from '../../model/types/relations.ts';
import type { Resource } from '../../model/types/resource.ts';
import {
  isCurrencyOf,
  isDate,
  isForeignKey,
  isIdentifier,
  isShown,
  shownStatus,
} from '../fields/traits.ts';
import { chooseHighlights, isHighlight, NO_HIGHLIGHTS, type Highlights } from './highlights.ts';
import {
  joinedLabel,
  sectionsOf,
  type RecordFieldPlan,
  type SectionPlan,
  withWholeLabel,
} from './sections.ts';

/** What a record's page shows, and where. */
export interface RecordLayout {
  /** The chip beside the title. */
  readonly status: Field | null;
  readonly highlights: Highlights;
  /** The other records that it belongs to. */
  readonly relations: readonly Relation[];
  /** The records of several types that it leads to. */
  readonly unionFields: readonly UnionField[];
  /** What may be a record or a value of several types: it takes room. */
  readonly blocks: readonly UnionField[];
  /** Times and keys. */
  readonly side: readonly RecordFieldPlan[];
  readonly sections: readonly SectionPlan[];
}

/** What of a record decides where its parts stand. */
export type LaidOut = Pick<Resource, 'fields' | 'relations' | 'unionFields' | 'identity' | 'title'>;

const DEEPEST = 2;

/**
 * Lays out a record: its own values in sections; the records that it belongs to, its times and its keys at the side.
 *
 * @param options.hasHighlights whether some values may stand before the sections
 */
export function layOutRecord(
  resource: LaidOut,
  hasResource: (type: string) => boolean,
  { hasHighlights = false } = {},
): RecordLayout {
  const { fields, relations, identity } = resource;
  const named = fields.filter((field) => !isTitle(field, resource));
  const status = shownStatus(named) ?? null;
  const elsewhere = (field: Field) =>
    field === status ||
    isTitle(field, resource) ||
    isForeignKey(field, relations) ||
    isCurrencyOf(field, fields);
  const all = fields.flatMap((field) =>
    elsewhere(field) ? [] : recordFieldsOf(field, [], fields, fields),
  );
  const parents = relations.filter(
    ({ many, deprecated, to }) => !many && !deprecated && hasResource(to),
  );
  const highlights = hasHighlights ? chooseHighlights(all, fields, parents) : NO_HIGHLIGHTS;
  const shown = all.filter((planned) => !isHighlight(highlights, planned));
  const isKey = ({ field, within }: RecordFieldPlan) =>
    identity?.fields.includes([...within, field].map(({ name }) => name).join('.')) ?? false;
  const isAside = (planned: RecordFieldPlan) =>
    isKey(planned) || planned.field.kind === 'datetime' || isIdentifier(planned.field);
  // Apart from its object, a fact says where it lies: the ID of a category stands beside the record's own.
  const side = shown
    .filter(isAside)
    .map((planned) => (isKey(planned) ? planned : withWholeLabel(planned)));
  const sections = sectionsOf(shown.filter((planned) => !isAside(planned)));
  const times = side.filter(({ field }) => isDate(field));
  // What comes in pages has a tab.
  const unionFields = resource.unionFields.filter(({ list }) => list === null);
  return {
    status,
    highlights,
    relations: parents.filter((relation) => !isHighlight(highlights, relation)),
    unionFields: unionFields.filter(({ values }) => values.length === 0),
    blocks: unionFields.filter(({ values }) => values.length > 0),
    side: [...times, ...side.filter((planned) => !times.includes(planned))],
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
function recordFieldsOf(
  field: Field,
  within: readonly Field[],
  siblings: readonly Field[],
  record: readonly Field[],
): RecordFieldPlan[] {
  if (isShown(field)) return [{ field, within, siblings, record, label: labelOf(field, within) }];
  if (field.deprecated || field.fields === null || field.list || within.length >= DEEPEST)
    return [];
  const { fields } = field;
  return fields.flatMap((inner) =>
    isCurrencyOf(inner, fields) ? [] : recordFieldsOf(inner, [...within, field], fields, record),
  );
}

/** Within its section a fact needs no more than its own label; deeper ones say where they lie. */
function labelOf(field: Field, within: readonly Field[]): string {
  const outer = within.slice(1).map(({ label }) => label);
  return joinedLabel([...outer, field.label]);
}
