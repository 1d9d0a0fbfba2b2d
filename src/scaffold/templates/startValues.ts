import * as framework from '../code/framework.ts';
import { importedModule } from '../code/scope.ts';
import type { Field } from '../../model/types/fields.ts';
import type { Relation } from '../../model/types/relations.ts';
import type { Resource } from '../../model/types/resource.ts';
import type { InputPlan } from '../forms/inputPlan.ts';
import type { PickerPlan } from '../forms/pickers.ts';
import { follow, type Value } from '../graphql/reading.ts';
import type { Selection } from '../graphql/selection.ts';
import type { Plan } from '../plan.ts';

/** The record from which the initial values of a form are read. */
export interface StartSource {
  readonly plan: Plan;
  /** The type with the fields and relations. */
  readonly owner: { readonly resource: Pick<Resource, 'type'> };
  /** The variable for a record. */
  readonly record: string;
}

/** Selects the initial values of a form's inputs. */
export function selectStart(selection: Selection, inputs: readonly InputPlan[]): void {
  for (const input of inputs) selectInput(selection, input);
  for (const { relation, kind } of inputs)
    if (relation && kind.records) selectOption(selection, relation, kind.records.picker);
}

/** The initial value of an input for records, as options of its picker; null for other inputs. */
export function optionDoc(source: StartSource, { relation, kind }: InputPlan): string | null {
  if (!relation || !kind.records) return null;
  const picker = importedModule(kind.records.picker);
  const read = kind.records.many ? framework.optionOfEach : framework.optionOf;
  return `${read}(${picker}, ${relatedRecord(source, relation)})`;
}

/** Selects what the picker needs of the related records. */
function selectOption(selection: Selection, relation: Relation, { name }: PickerPlan): void {
  const owner = ownerOf(selection, relation);
  const start = owner.object(relation.field, { caught: relation.nullable });
  relation.record
    .reduce((below, part) => below.object(part, { caught: false }), start)
    .spread(`${name}_record`);
}

/** The selection that a field belongs to. Without its envelope, no field of a record can be changed. */
function ownerOf(selection: Selection, { envelope }: Pick<Field, 'envelope'>): Selection {
  return envelope ? selection.object(envelope.name, { caught: false }) : selection;
}

/** Selects the initial value of an input. */
function selectInput(selection: Selection, { field: own, kind }: InputPlan): void {
  const owner = own ? ownerOf(selection, own) : selection;
  const { reads, besides = [] } = kind;
  if (reads) owner.path(reads, { caught: true });
  for (const name of besides) owner.path([...(reads ?? []).slice(0, -1), name], { caught: true });
  if (!own) return;
  const { object } = kind.item?.kind ?? kind;
  if (object) selectGroup(owner, own, object.inputs);
  else if (own.fields) owner.object(own.name, { caught: own.nullable }).all(own.fields);
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
  return `${framework.partOf}(${whole.expression}, (${variable}) => ${follow(found, relation.record).expression})`;
}
