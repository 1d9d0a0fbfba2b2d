import { getNamedType, isObjectType, isOutputType } from 'graphql';
import type { GraphQLNamedType, GraphQLSchema } from 'graphql';
import type { Subscription } from './types/resource.ts';
import type { ResourceTypes } from './resources/resourceTypes.ts';
import {
  isComposite,
  isDeprecated,
  isList,
  needsNoArguments,
  outputFields,
} from './shapes/typeShapes.ts';
import type { CompositeType, OutputField } from './shapes/typeShapes.ts';
import { singularWords, splitWords, typeWords } from './wording/words.ts';

/** Events of records, the most relevant for their page first. */
const EVENTS = [
  ['changed', 'change', 'event', 'modified', 'mutated', 'saved'],
  ['updated', 'update', 'edited'],
  ['created', 'create', 'added', 'add', 'inserted', 'new'],
  ['deleted', 'delete', 'removed', 'remove', 'destroyed'],
];

/** Words without meaning in the name of a subscription. */
const PLAIN = new Set(
  'on any subscribe to subscription watch listen was is has been stream'.split(' '),
);

/** Each is an open connection of a page. */
const MOST = 3;

/**
 * The subscriptions that report changes of a resource's records: those whose payload is or contains such a
 * record, and those named after the resource and an event (`orderDeleted: ID`, `ordersChanged: Boolean`).
 * Subscriptions with required arguments or lists as payload are omitted.
 *
 * @returns resource type → its subscriptions, the most comprehensive first
 */
export function readSubscriptions(
  schema: GraphQLSchema,
  types: ResourceTypes,
): Map<string, Subscription[]> {
  const root = schema.getSubscriptionType();
  const fields = root ? outputFields(root) : [];
  const usable = fields.filter(
    (field) => !isDeprecated(field) && needsNoArguments(field) && !isList(field.type),
  );
  const byType = new Map<string, Subscription[]>();
  for (const type of types.types) {
    const own = usable
      .filter((field) => carries(field, type, types, schema) || isCalledAfter(field, type))
      .sort((one, other) => rank(one) - rank(other))
      .slice(0, MOST)
      .map((field) => ({ field: field.name, isObject: isComposite(getNamedType(field.type)) }));
    if (own.length > 0) byType.set(type.name, own);
  }
  return byType;
}

/** Whether a payload is a record of that type or has one in a field. */
function carries(
  field: OutputField,
  type: CompositeType,
  types: ResourceTypes,
  schema: GraphQLSchema,
): boolean {
  const isOfType = (candidate: GraphQLNamedType) =>
    isComposite(candidate) && types.isResource(candidate) && types.resourceOf(candidate) === type;
  const payload = getNamedType(field.type);
  if (isOfType(payload)) return true;
  // What belongs to another record has not changed with it; nor is the way back to Query a payload.
  const isOther = types.isEntity(payload) || payload === schema.getQueryType();
  if (!isObjectType(payload) || isOther) return false;
  return outputFields(payload).some(
    (inner) =>
      isOutputType(inner.type) && !isList(inner.type) && isOfType(getNamedType(inner.type)),
  );
}

/** Whether a subscription is called after a type and something that happens to its records. */
function isCalledAfter({ name }: OutputField, type: CompositeType): boolean {
  const words = splitWords(name).filter((word) => !PLAIN.has(word));
  const events = new Set(EVENTS.flat());
  const rest = words.filter((word) => !events.has(singularWords([word])[0] ?? word));
  return (
    rest.length < words.length &&
    singularWords(rest).join(' ') === singularWords(typeWords(type.name)).join(' ')
  );
}

function rank({ name }: OutputField): number {
  const words = singularWords(splitWords(name));
  const found = EVENTS.findIndex((event) => words.some((word) => event.includes(word)));
  return found < 0 ? EVENTS.length : found;
}
