import * as framework from '../code/framework.ts';
import type { UnionField, Relation } from '../../model/types/relations.ts';
import type { Resource } from '../../model/types/resource.ts';
import { elementWith, textAttribute } from '../code/jsx.ts';
import type { Source } from '../fields/access.ts';
import { unionView } from '../fields/unionField.ts';
import { relationView } from '../fields/relations.ts';
import { isWide } from '../fields/fieldViews.ts';
import { view } from '../fields/views.ts';
import type { InputPlan } from '../forms/inputPlan.ts';
import type { RecordLayout } from './recordLayout.ts';
import type { RecordFieldPlan, SectionPlan } from './sections.ts';
import { helpOf } from './help.ts';

/** What the facts are of: a record, or another object of that type. */
export interface Owner {
  readonly resource: Pick<Resource, 'type' | 'label'>;
  /** The inputs of the form that changes it. */
  readonly inputs: readonly InputPlan[];
}

/** `<Section title="…">` with its facts. */
export function sectionDoc(source: Source, owner: Owner, section: SectionPlan): string {
  const fields = section.fields.map((fact) => factDoc(source, owner, fact));
  return sectionOf(section.title, fields);
}

function sectionOf(title: string | null, fields: readonly string[]): string {
  return elementWith(framework.Section, title ? [textAttribute('title', title)] : [], fields);
}

/** `<RecordField label="…">` with the value in it. */
function factDoc(source: Source, { resource, inputs }: Owner, fact: RecordFieldPlan): string {
  const { field, within, siblings, label } = fact;
  const help = helpOf(field.description, label, resource.label);
  const attributes = [
    textAttribute('label', label),
    ...(help ? [textAttribute('help', help)] : []),
    ...(isWide(field) ? ['wide'] : []),
    ...edits(inputs, (input) => within.length === 0 && input.field?.name === field.name),
  ];
  const shown = view({ ...source, within, siblings, size: 'fact' }, field);
  return elementWith(framework.RecordField, attributes, [shown]);
}

/** `<RecordField label="Customer">` with the link in it. */
function relationFieldDoc(source: Source, { resource, inputs }: Owner, relation: Relation): string {
  const target = source.context.of(relation.to);
  if (!target) throw new Error(`${relation.to} is no resource.`);
  const help = helpOf(relation.description, relation.label, resource.label);
  const attributes = [
    textAttribute('label', relation.label),
    ...(help ? [textAttribute('help', help)] : []),
    ...edits(inputs, (input) => input.relation?.field === relation.field),
  ];
  return elementWith(framework.RecordField, attributes, [
    relationView(source, resource, relation, target),
  ]);
}

/** `<RecordField label="Subject">` with a link by the record's concrete type. */
export function unionFieldDoc(
  source: Source,
  { resource }: Owner,
  unionField: UnionField,
): string[] {
  const shown = unionView(source, unionField);
  if (shown === null) return [];
  const help = helpOf(unionField.description, unionField.label, resource.label);
  const attributes = [
    textAttribute('label', unionField.label),
    ...(help ? [textAttribute('help', help)] : []),
    ...(unionField.values.length > 0 ? ['wide'] : []),
  ];
  return [elementWith(framework.RecordField, attributes, [shown])];
}

/** A section of values of several kinds; nothing where there are none. */
export function blocksSection(source: Source, owner: Owner, { blocks }: RecordLayout): string[] {
  const fields = blocks.flatMap((unionField) => unionFieldDoc(source, owner, unionField));
  return fields.length > 0 ? [sectionOf(null, fields)] : [];
}

/** `edits="email"`: the input of the record's form that changes a fact, where it has one. */
function edits(inputs: readonly InputPlan[], changes: (input: InputPlan) => boolean): string[] {
  const input = inputs.find(changes);
  return input ? [textAttribute('edits', input.name)] : [];
}

/** What a record belongs to, its times and its keys; nothing where it has none of them. */
export function sideSection(source: Source, owner: Owner, layout: RecordLayout): string[] {
  const fields = [
    ...layout.relations.map((relation) => relationFieldDoc(source, owner, relation)),
    ...layout.unionFields.flatMap((unionField) => unionFieldDoc(source, owner, unionField)),
    ...layout.side.map((fact) => factDoc(source, owner, fact)),
  ];
  return fields.length > 0 ? [sectionOf(null, fields)] : [];
}
