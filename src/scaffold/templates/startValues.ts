import * as framework from '../code/framework.ts';
import { importedModule } from '../code/scope.ts';
import type { Field } from '../../model/types/fields.ts';
import type { Relation } from '../../model/types/relations.ts';
import type { Resource } from '../../model/types/resource.ts';
import { arrow, call } from '../code/docs.ts';
import type { InputPlan } from '../forms/inputPlan.ts';
import type { PickerPlan } from '../forms/pickers.ts';
import { follow, type Value } from '../graphql/reading.ts';
import type { Selection } from '../graphql/selection.ts';
import type { Plan } from '../plan.ts';

/** Where what a form starts with is read from: a record in a variable. */
export interface StartSource {
  readonly plan: Plan;
  /** Whose type has the fields and relations. */
  readonly owner: { readonly resource: Pick<Resource, 'type'> };
  /** The variable for a record. */
  readonly record: string;
}

/** Asks for what the inputs of a form start with. */
export function selectStart(selection: Selection, inputs: readonly InputPlan[]): void {
  for (const input of inputs) selectInput(selection, input);
  for (const { relation, kind } of inputs)
    if (relation && kind.records?.many === false)
      selectOption(selection, relation, kind.records.picker);
}

/** The related record that an input starts with, as an option of its picker; null where it takes no record. */
export function optionDoc(source: StartSource, { relation, kind }: InputPlan): string | null {
  if (!relation || kind.records?.many !== false) return null;
  const picker = importedModule(kind.records.picker);
  return `${framework.optionOf}(${picker}, ${relatedRecord(source, relation)})`;
}

/** Asks for what names a related record among those that could be chosen instead. */
function selectOption(selection: Selection, relation: Relation, { name }: PickerPlan): void {
  const owner = ownerOf(selection, relation);
  const start = owner.object(relation.field, { caught: relation.nullable });
  relation.record
    .reduce((below, part) => below.object(part, { caught: false }), start)
    .spread(`${name}_record`);
}

/** Where a field is asked for. An envelope that cannot be read leaves nothing of the record to change. */
function ownerOf(selection: Selection, { envelope }: Pick<Field, 'envelope'>): Selection {
  return envelope ? selection.object(envelope.name, { caught: false }) : selection;
}

/** Asks for what an input starts with. */
function selectInput(selection: Selection, { field: own, kind }: InputPlan): void {
  if (!own) return;
  const owner = ownerOf(selection, own);
  const { object } = kind.item?.kind ?? kind;
  if (object) selectGroup(owner, own, object.inputs);
  else owner.leaf(own.name, { caught: own.nullable });
}

function selectGroup(selection: Selection, own: Field, inputs: readonly InputPlan[]): void {
  const inner = selection.object(own.name, { caught: own.nullable });
  for (const input of inputs) selectInput(inner, input);
  if (inner.isEmpty) inner.leaf('__typename', { caught: false });
}

/** An expression for the record that a relation leads to, as it was read. */
function relatedRecord({ plan, owner, record }: StartSource, relation: Relation): string {
  const { envelope, field: name } = relation;
  const type = plan.type(owner.resource.type) as Value['type'];
  const start: Value = { expression: record, type, mayBeMissing: false };
  const whole = follow(start, [...(envelope ? [envelope.name] : []), name]);
  if (relation.record.length === 0) return whole.expression;
  const variable = plan.variable(name, record);
  const found: Value = { ...whole, expression: variable, mayBeMissing: false };
  return call(framework.partOf, [
    whole.expression,
    arrow([variable], follow(found, relation.record).expression),
  ]);
}
