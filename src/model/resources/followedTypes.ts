import { getNamedType, isInterfaceType, isObjectType } from 'graphql';
import type { GraphQLInterfaceType, GraphQLSchema } from 'graphql';
import { hasOwnKey, isNode, ownKey } from '../conventions/identity.ts';
import { findRows } from '../conventions/rows.ts';
import { givesTranslations } from '../fields/translations.ts';
import { recordFields } from '../shapes/envelope.ts';
import { needsNothingKnown } from '../shapes/listArguments.ts';
import { enclosedRecord } from '../shapes/rowShape.ts';
import { isComposite, isList, isPlainLeaf, outputFields } from '../shapes/typeShapes.ts';
import type { CompositeType, OutputField } from '../shapes/typeShapes.ts';
import type { Candidates } from './candidates.ts';
import { isReference } from './partTypes.ts';

/**
 * Adds the types that records of the resources lead to, and so on from those, where they have a key of
 * their own and are more than a part of one record.
 *
 * @param eligible whether a type may be added
 */
export function addFollowed(
  types: Set<CompositeType>,
  eligible: (type: CompositeType) => boolean,
  schema: GraphQLSchema,
  candidates: Candidates,
): void {
  const queue = [...types];
  for (let type = queue.shift(); type !== undefined; type = queue.shift()) {
    for (const { field } of recordFields(type)) {
      const target = needsNothingKnown(field) && !givesTranslations(field) ? targetOf(field) : null;
      if (target === null || types.has(target.type) || !eligible(target.type)) continue;
      if (!isManaged(target.type, target.many, schema, candidates)) continue;
      types.add(target.type);
      queue.push(target.type);
    }
  }
}

function targetOf(field: OutputField): { type: CompositeType; many: boolean } | null {
  const type = getNamedType(field.type);
  if (!isComposite(type)) return null;
  const rows = findRows(field.type);
  if (rows) return { type: rows.type, many: true };
  return isList(field.type) ? null : { type: enclosedRecord(type)?.type ?? type, many: false };
}

function isManaged(
  type: CompositeType,
  many: boolean,
  schema: GraphQLSchema,
  candidates: Candidates,
): boolean {
  if (isNode(type, candidates.node)) return true;
  if (isInterfaceType(type) && !hasOwnKey(type)) {
    return outputFields(type).length > 1 && standsForRecords(type, schema, candidates);
  }
  if (!hasOwnKey(type) || isBareInterface(type) || isReference(type)) return false;
  // An image or a file of one record is no entity just because it has an id.
  return many || !isObjectType(type) || ownKey(type) === undefined || leadsOn(type);
}

/** True for an interface of which all types have keys, or most, where some are managed by themselves: a bot may act as a user does. */
function standsForRecords(
  type: GraphQLInterfaceType,
  schema: GraphQLSchema,
  { lists, lookups }: Candidates,
): boolean {
  const members = schema.getPossibleTypes(type);
  const managed = members.filter((member) => lists.has(member) || lookups.has(member));
  const keyed = members.filter((member) => hasOwnKey(member) || managed.includes(member));
  const areMost = keyed.length > members.length / 2;
  return members.length > 1 && (keyed.length === members.length || (areMost && managed.length > 0));
}

/** An interface with no more than a key is implemented by nearly all types. */
function isBareInterface(type: CompositeType): boolean {
  if (!isInterfaceType(type)) return false;
  const leaves = outputFields(type).filter(isPlainLeaf);
  return leaves.length <= 1;
}

/** True for a type with more than leaf values: it takes part in relations. */
function leadsOn(type: CompositeType): boolean {
  return recordFields(type).some(({ field }) => {
    const target = targetOf(field);
    return target !== null && isComposite(target.type) && (hasOwnKey(target.type) || target.many);
  });
}
