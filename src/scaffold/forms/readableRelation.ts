import {
  getNamedType,
  isAbstractType,
  isCompositeType,
  isObjectType,
  type GraphQLNamedType,
  type GraphQLObjectType,
} from 'graphql';
import type { Relation } from '../../model/types/relations.ts';
import { outputField } from '../../model/shapes/typeShapes.ts';
import type { Planner } from '../planner.ts';
import type { InputContext } from './inputPlan.ts';

/** A related record of another type, such as a summary, is no option of a picker: its key is entered as it is. */
export function readable(
  relation: Relation | null,
  { planner, owner, isThere }: InputContext,
): Relation | null {
  if (!relation || relation.many || !owner || !isThere) return relation;
  const path = [
    ...(relation.envelope ? [relation.envelope.name] : []),
    relation.field,
    ...relation.record,
  ];
  const type = path.reduce<GraphQLNamedType | undefined>((at, name) => {
    const field = isCompositeType(at) ? outputField(at, name) : undefined;
    return field && getNamedType(field.type);
  }, planner.type(owner.resource.type));
  return isObjectType(type) && type.name !== relation.to && !isUnionMember(planner, type, relation)
    ? null
    : relation;
}

/** Whether records of the type are among those that the relation leads to. */
function isUnionMember({ schema }: Planner, type: GraphQLObjectType, { to }: Relation): boolean {
  const whole = schema.getType(to);
  return isAbstractType(whole) && schema.isSubType(whole, type);
}
