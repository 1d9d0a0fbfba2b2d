import { isInputObjectType, isRequiredInputField, type GraphQLSchema } from 'graphql';
import type { Candidate } from './candidate.ts';

/** Words of changing no more than what is given. */
const PARTIAL = new Set(['patch', 'partial', 'partially']);

/**
 * Whether an update is given a record as a whole: it takes the very object of which one is made, `OrderInput`, with what
 * every order must have. A backend that stores what it is given loses the values that are not in it.
 */
export function takesWholeRecord(
  update: Candidate,
  create: Candidate | undefined,
  schema: GraphQLSchema,
): boolean {
  if (update.from.words.some((word) => PARTIAL.has(word))) return false;
  const keys = update.resource.identity?.fields ?? [];
  const shared = update.values?.types.filter((name) => create?.values?.types.includes(name)) ?? [];
  return shared.some((name) => {
    const type = schema.getType(name);
    const fields = isInputObjectType(type) ? Object.values(type.getFields()) : [];
    return fields.some((field) => isRequiredInputField(field) && !keys.includes(field.name));
  });
}
