import { labelOf } from '../../locale/labelOf.ts';
import type { Field } from '../../model/types/fields.ts';
import type { UnionField, Relation } from '../../model/types/relations.ts';
import type { Resource } from '../../model/types/resource.ts';
import * as framework from '../code/framework.ts';
import { code } from '../code/code.ts';
import { textAttribute } from '../code/jsx.ts';
import type { Source } from '../fields/access.ts';
import { unionView } from '../fields/unionField.ts';
import { relationView } from '../fields/recordLink.ts';
import { view, type Place } from '../fields/views.ts';
import type { InputPlan } from '../forms/inputPlan.ts';
import type { RecordLayout } from './recordLayout.ts';
import type { RecordFieldPlan, SectionPlan } from './sections.ts';
import { helpOf } from './help.ts';

/** What the fields are of: a record, or another object of that type. */
export interface Owner {
  readonly resource: Pick<Resource, 'type' | 'label'>;
  /** The inputs of the form that changes it; null where there is none. */
  readonly inputs: readonly InputPlan[] | null;
  /** The help that the page has of its fields by their names. */
  readonly help: ReadonlyMap<string, string>;
}

/** `<Section title="…">` with its fields. */
export function sectionDoc(source: Source, owner: Owner, { title, fields }: SectionPlan): string {
  return sectionOf(
    title,
    fields.map((field) => fieldElement(source, owner, field)),
  );
}

/** `<Section title="…">` with its fields. */
export function sectionOf(title: string | null, fields: readonly string[]): string {
  return code`
    <${framework.Section} ${title && textAttribute('title', title)}>
      ${fields}
    </${framework.Section}>
  `;
}

/** `<Text name="…" value={…} />` */
function fieldElement(source: Source, owner: Owner, planned: RecordFieldPlan): string {
  const { field, within, siblings, record, label } = planned;
  const { description, name } = field;
  // Another field of the record may have the name of one inside a value object.
  const attributes =
    within.length > 0
      ? [textAttribute('label', label), ...helpAttribute(owner, '', label, description)]
      : [
          ...nameAttributes(name, label),
          ...helpAttribute(owner, name, label, description),
          ...editAttributes(owner, name, (input) => input.field?.name === name),
        ];
  return view({ ...source, within, siblings, record, size: 'fact' }, field, attributes);
}

/** `<Choice name="status" … />`, or `<StatusText … />`, as the header of the record's page shows it. */
export function statusElement(place: Place, owner: Owner, field: Field): string {
  const { name, label } = field;
  const attributes = [
    ...nameAttributes(name, label),
    ...editAttributes(owner, name, (input) => input.field?.name === name),
  ];
  return view(place, field, attributes);
}

/** `<RecordLink name="customer" … />` */
function relationElement(source: Source, owner: Owner, relation: Relation): string {
  const { field, to, label, description } = relation;
  const target = source.context.of(to);
  if (!target) throw new Error(`${to} is no resource.`);
  return relationView(source, owner.resource, relation, target, [
    ...nameAttributes(field, label),
    ...helpAttribute(owner, field, label, description),
    ...editAttributes(owner, field, (input) => input.relation?.field === field),
  ]);
}

/** `<Value name="subject" value={…}>` with a link by the record's concrete type. */
export function unionElement(source: Source, owner: Owner, unionField: UnionField): string[] {
  const { field, label, description, values, many } = unionField;
  const shown = unionView(source, unionField, [
    ...nameAttributes(field, label),
    ...helpAttribute(owner, field, label, description),
    ...(values.length > 0 && !many ? ['wide'] : []),
    ...editAttributes(owner, field, () => false),
  ]);
  return shown === null ? [] : [shown];
}

/** `name="isRush" label="Rush"`, without the label where the name gives it. */
export function nameAttributes(name: string, label: string): string[] {
  return [
    textAttribute('name', name),
    ...(labelOf(name) === label ? [] : [textAttribute('label', label)]),
  ];
}

/** The help of a field of which the page has none by its name. */
function helpAttribute(
  { resource, help: known }: Owner,
  name: string,
  label: string,
  description: string | null,
): string[] {
  const help = helpOf(description, label, resource.label);
  return help === undefined || known.has(name) ? [] : [textAttribute('help', help)];
}

/** Which input of the record's form changes a field, where its name does not say that. */
function editAttributes(
  { inputs }: Owner,
  name: string,
  changes: (input: InputPlan) => boolean,
): string[] {
  if (inputs === null) return [];
  const input = inputs.find(changes);
  if (!input) return ['readOnly'];
  return input.name === name ? [] : [textAttribute('edits', input.name)];
}

/** A section of values of several kinds; nothing where there are none. */
export function blocksSection(source: Source, owner: Owner, { blocks }: RecordLayout): string[] {
  const fields = blocks.flatMap((unionField) => unionElement(source, owner, unionField));
  return fields.length > 0 ? [sectionOf(null, fields)] : [];
}

/** `<Highlights>` with what the eye finds first; null where there is nothing of that kind. */
export function highlightsDoc(
  source: Source,
  owner: Owner,
  { highlights: { amount, relations, date } }: RecordLayout,
): string | null {
  const fields = [
    ...(amount ? [fieldElement(source, owner, amount)] : []),
    ...relations.map((relation) => relationElement(source, owner, relation)),
    ...(date ? [fieldElement(source, owner, date)] : []),
  ];
  return fields.length === 0
    ? null
    : code`
        <${framework.Highlights}>
          ${fields}
        </${framework.Highlights}>
      `;
}

/**
 * What a record belongs to, its times and its keys; nothing where it has none of them.
 *
 * @param linked what it is linked to, before its times
 */
export function sideSection(
  source: Source,
  owner: Owner,
  layout: RecordLayout,
  linked: readonly string[],
): string[] {
  const fields = [
    ...layout.relations.map((relation) => relationElement(source, owner, relation)),
    ...layout.unionFields.flatMap((unionField) => unionElement(source, owner, unionField)),
    ...linked,
    ...layout.side.map((planned) => fieldElement(source, owner, planned)),
  ];
  return fields.length > 0 ? [sectionOf(null, fields)] : [];
}
