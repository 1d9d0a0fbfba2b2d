import {
  getNamedType,
  getNullableType,
  GraphQLNonNull,
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLInputObjectType,
  type GraphQLInputType,
} from 'graphql';
import { fieldLabel, typeLabel } from '../../model/wording/labels.ts';
import type { Subject } from '../subject.ts';
import {
  isDemanded,
  type InputContext,
  type InputField,
  type InputPlan,
  type Setting,
} from './inputPlan.ts';
import { placeBesideOthers } from './keyPlace.ts';
import type { KeyPlace } from './pickers.ts';

/** Names of operations that link a record to others. */
const LINKING = ['connect', 'link', 'add'];

/** Words of graphs, by which people know nothing. */
const OF_GRAPHS = new Set(['edge', 'properties', 'relationship']);

/** A link that has values of its own: a product on an order, with its quantity. */
export interface LinkWithValues {
  readonly target: Subject;
  readonly place: KeyPlace;
}

/**
 * `lines: { connect: [{ where: { node: { id } }, edge: { quantity } }] }`: the form has an input for the record, and those
 * for the values of the link.
 *
 * @returns the input for the links, and how they are sent; null where a link has no value that is demanded
 */
export function linksWithValuesOf(
  input: InputField,
  context: InputContext,
): { readonly value: InputField; readonly setting: Setting } | null {
  const type = getNullableType(input.type);
  if (context.isThere || !isInputObjectType(type)) return null;
  const fields = type.getFields();
  const verb = LINKING.find((name) => Object.hasOwn(fields, name));
  const given = verb === undefined ? undefined : getNullableType(fields[verb].type);
  if (verb === undefined || !given || !linkWithValuesOf(input.name, itemOf(given), context))
    return null;
  if (Object.values(fields).some((other) => other.name !== verb && isDemanded(other))) return null;
  return {
    value: { ...input, type: isNonNullType(input.type) ? new GraphQLNonNull(given) : given },
    setting: { set: verb, cleared: null },
  };
}

/** The link that an object makes for a relation of the written record; null where it makes none, or demands no value of it. */
export function linkWithValuesOf(
  name: string,
  type: GraphQLInputType,
  { planner, owner, relations, within, action }: InputContext,
): LinkWithValues | null {
  const relation = relations.find(({ field }) => field === name);
  const target = relation && planner.of(relation.to);
  if (!owner || !target || within !== null || action || !isInputObjectType(type)) return null;
  const place = placeBesideOthers(planner, target, type);
  const hasValues = Object.values(type.getFields()).some(
    (field) => isDemanded(field) && field.name !== place?.slot[0],
  );
  return place && hasValues ? { target, place } : null;
}

/** The record that a link leads to, without which it would lead to all of them, and the values of the link. */
export function fieldsOfLink(
  type: GraphQLInputObjectType,
  { target, place }: LinkWithValues,
): InputField[] {
  const [first] = place.slot;
  return Object.values(type.getFields())
    .filter(({ name }) => !LINKING.includes(name))
    .map((field) =>
      field.name === first
        ? { ...field, label: target.resource.label, type: demandedType(field.type) }
        : { ...field, label: valueLabel(field) },
    );
}

/** The record first. */
export function inOrderOfLink(
  inputs: readonly InputPlan[],
  { place }: LinkWithValues,
): InputPlan[] {
  const isRecord = ({ name }: InputPlan) => name === place.slot[0];
  return [...inputs.filter(isRecord), ...inputs.filter((input) => !isRecord(input))];
}

/** `OrderLineCreateInput` is an order line: `edge` says nothing to people. */
function valueLabel({ name, type }: InputField): string {
  const named = getNamedType(type);
  const bare = named.name.replace(/(Create|Update)?Input$/, '');
  return isInputObjectType(named) && OF_GRAPHS.has(name) ? typeLabel(bare) : fieldLabel(name);
}

function demandedType(type: GraphQLInputType): GraphQLInputType {
  return new GraphQLNonNull(getNullableType(type));
}

function itemOf(type: GraphQLInputType): GraphQLInputType {
  return isListType(type) ? getNullableType(type.ofType as GraphQLInputType) : type;
}
