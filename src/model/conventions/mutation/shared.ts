import {
  getNamedType,
  isInterfaceType,
  isObjectType,
  type GraphQLField,
  type GraphQLInterfaceType,
} from 'graphql';
import type { Path } from '../../types/variables.ts';
import { actionLabel } from '../../wording/actionLabels.ts';
import { splitWords } from '../../wording/words.ts';
import { toAction, type ActionReading } from './action.ts';
import type { MutationContext } from './context.ts';
import { isResource, type ResourceEntity } from './entity.ts';
import type { MutationField } from './field.ts';
import { withoutKey } from './keyWords.ts';
import { isList, type InputSlot } from './slot.ts';

/**
 * Reads a mutation as an action on every resource that implements an interface, when it takes the key
 * of any implementing type: `lockLockable(lockableId)`, or `subjectId` where the response holds a
 * `subject` of the interface's type. Empty when it takes no such key.
 */
export function readSharedActions(from: MutationField, context: MutationContext): ActionReading[] {
  for (const slot of from.slots) {
    const shared = sharedType(slot, from, context);
    if (shared === null) continue;
    const record = fieldOf(from.field, shared);
    return implementing(shared, context).map((entity) => {
      const field = entity.resource.identity?.field ?? 'id';
      const template = { hole: field, type: String(slot.type) };
      const entries = [{ slot: slot.slot, template }];
      const action = toAction(from, { entity, entries, spare: [], scope: 'record' }, context);
      action.label = actionLabel(from.field.name, shared.name);
      action.result.record ??= record;
      const why = `takes the key of any ${shared.name} as \`${slot.slot.join('.')}\``;
      return { entity, action, why };
    });
  }
  return [];
}

function sharedType(
  slot: InputSlot,
  from: MutationField,
  context: MutationContext,
): GraphQLInterfaceType | null {
  const bare = withoutKey(slot.words);
  if (!slot.required || isList(slot.type) || bare.length === slot.words.length) return null;
  if (bare.length === 0 || getNamedType(slot.type).name !== 'ID') return null;
  const key = context.entities.key(bare);
  const named = context.entities.interfaceNamed(bare);
  const inName = from.words.some((word) => context.entities.key([word]) === key);
  if (named !== null && (inName || fieldOf(from.field, named) !== null)) return named;
  const payload = getNamedType(from.field.type);
  if (!isObjectType(payload)) return null;
  const same = Object.values(payload.getFields()).find(
    (field) => splitWords(field.name).join('') === bare.join(''),
  );
  const type = same === undefined ? null : getNamedType(same.type);
  return isInterfaceType(type) && Object.keys(type.getFields()).length > 1 ? type : null;
}

function implementing(type: GraphQLInterfaceType, context: MutationContext): ResourceEntity[] {
  return context.schema.getPossibleTypes(type).flatMap((member) => {
    const entity = context.entities.ofType(member.name);
    return entity !== null && isResource(entity) ? [entity] : [];
  });
}

function fieldOf(field: GraphQLField<unknown, unknown>, type: GraphQLInterfaceType): Path | null {
  const payload = getNamedType(field.type);
  if (payload === type) return [];
  if (!isObjectType(payload)) return null;
  const found = Object.values(payload.getFields()).find(
    (inner) => getNamedType(inner.type) === type,
  );
  return found === undefined ? null : [found.name];
}
