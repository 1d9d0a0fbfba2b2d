import { getNamedType, isInputObjectType } from 'graphql';
import { isDeprecated } from '../../model/shapes/typeShapes.ts';
import type { Model, Omission } from '../../model/types/model.ts';
import type { Resource } from '../../model/types/resource.ts';
import type { Plan } from '../plan.ts';
import type { ResourcePlan } from '../resourcePlan.ts';
import type { InputField, InputKind, InputPlan } from './inputPlan.ts';
import { MOST_INPUTS } from './fittingInputs.ts';
import { keyBeside } from './nestedRecord.ts';
import { inputsAt, type SentPlan } from './sent.ts';

/**
 * The model of a plan, with what its forms for new records leave out among what is omitted: relations, and forms that
 * cannot be. Only the plan of a form knows what it has inputs for.
 */
export function withOmittedInputs(plan: Plan): Model {
  const { model } = plan;
  // Forms may share an input object, and say the same of it.
  const found = plan.resources
    .flatMap((own) => omittedFrom(plan, own))
    .map((omission) => [omission.what, omission] as const);
  return { ...model, omitted: [...model.omitted, ...new Map(found).values()] };
}

function omittedFrom(
  plan: Plan,
  { subject: { resource }, forms: { create } }: ResourcePlan,
): Omission[] {
  if (!resource.create) return [];
  const path = `Mutation.${resource.create.path.join('.')}`;
  if (create) {
    const place = create.mutation.values && inputsAt(create.field, create.mutation.values);
    if (!place) return [];
    const { type, fields } = place;
    const nameOf = (name: string) => (type === null ? `${path}(${name}:)` : `${type}.${name}`);
    const filled = new Set(create.taken);
    const relations = omittedRelations(plan, create.inputs, {
      nameOf,
      fields,
      resource,
      filled,
      within: null,
    });
    return [...relations, ...withoutRoom(create, fields, nameOf)];
  }
  // What takes nothing is a tool.
  if (plan.model.tools.some((tool) => `Mutation.${tool.path.join('.')}` === path)) return [];
  const why = `makes records of ${resource.type}, but no form can be laid out for what it takes`;
  return [{ what: path, why }];
}

/** The values for which a form that is as long as one can be has no input. */
function withoutRoom(
  { inputs, taken }: SentPlan,
  fields: readonly InputField[],
  nameOf: (name: string) => string,
): Omission[] {
  if (inputs.length < MOST_INPUTS) return [];
  const asked = new Set([...inputs.map(({ name }) => name), ...taken]);
  return fields
    .filter((field) => !asked.has(field.name) && !isDeprecated(field))
    .map(({ name }) => ({ what: nameOf(name), why: 'the form has no room for more' }));
}

/** The inputs of a record that is made. */
interface Written {
  /** The schema's coordinate of an input. */
  readonly nameOf: (name: string) => string;
  readonly fields: readonly InputField[];
  readonly resource: Resource;
  /** The inputs that are filled with the record's key. */
  readonly filled: ReadonlySet<string>;
  /** The type of the record that it is made with; null where it is made alone. */
  readonly within: string | null;
}

/** @param offered what the form has inputs for */
function omittedRelations(
  plan: Plan,
  offered: readonly InputPlan[],
  { nameOf, fields, resource, filled, within }: Written,
): Omission[] {
  const siblings = fields.map(({ name }) => name);
  return fields.flatMap((input) => {
    const relation = resource.relations.find(({ field }) => field === input.name) ?? null;
    const target = relation && plan.of(relation.to)?.resource;
    const shown = offered.find(({ name }) => name === input.name);
    const beside = shown ? null : keyBeside(input, relation, siblings);
    if (!isInputObjectType(getNamedType(input.type)) || !(target || beside !== null)) return [];
    // The record that others are made with fills in the way back to it.
    const isWayBack = relation?.many === false && relation.to === within;
    if (filled.has(input.name) || isWayBack) return [];
    const why = shown ? reasonForJson(shown.kind, within !== null) : reasonAgainst(input, beside);
    if (why !== null) return [{ what: nameOf(input.name), why }];
    if (!shown || !target) return [];
    return objectsOf(shown.kind).flatMap(({ type, inputs }) =>
      omittedRelations(plan, inputs, {
        nameOf: (name) => `${type}.${name}`,
        fields: fieldsOf(plan, type),
        resource: target,
        filled: new Set(),
        within: resource.type,
      }),
    );
  });
}

function fieldsOf({ schema }: Plan, name: string): InputField[] {
  const type = schema.getType(name);
  return isInputObjectType(type) ? Object.values(type.getFields()) : [];
}

/** The objects that an input has inputs for, itself or in its items. */
function objectsOf({ object, item }: InputKind): Array<NonNullable<InputKind['object']>> {
  return [...(object ? [object] : []), ...(item ? objectsOf(item.kind) : [])];
}

/** Why a form has no input for related records. @param beside the input that takes the key of one */
function reasonAgainst(input: InputField, beside: string | null): string {
  if (isDeprecated(input)) return 'deprecated';
  return beside === null
    ? 'no input can be laid out for it'
    : `a form asks for \`${beside}\`, which takes the key of a record that is there`;
}

/** Why related records are entered as JSON; null where they are not. */
function reasonForJson({ structure }: InputKind, isInside: boolean): string | null {
  if (!structure) return null;
  const why = isInside ? 'it is too deep in a form' : 'its fields are too many, too deep or none';
  return `takes no key of a record that could be picked, and ${why}: it is entered as JSON`;
}
