import { isRequiredArgument, isRequiredInputField, type GraphQLField } from 'graphql';
import type { Slot, Template } from '../../types/variables.ts';
import { inputFields, isList } from '../../shapes/typeShapes.ts';

/** Identifiers that the client makes up for itself. */
export const CLIENT_ONLY = new Set(['clientMutationId', 'clientMutationID', 'client_mutation_id']);

/** Responses are known by the call that they answer: any text will do. */
const ANY = 'frontage';

/** Where a call demands such an identifier, as Relay once did: `input: { clientMutationId: String! }`. */
export function demandedOfClient({
  args,
}: GraphQLField<unknown, unknown>): { slot: Slot; template: Template }[] {
  const own = args.filter((argument) => isRequiredArgument(argument));
  const inside = args.flatMap(({ name, type }) =>
    (isList(type) ? [] : inputFields(type))
      .filter((field) => isRequiredInputField(field))
      .map((field) => [name, field.name]),
  );
  return [...own.map(({ name }) => [name]), ...inside]
    .filter((slot) => CLIENT_ONLY.has(slot.at(-1) ?? ''))
    .map((slot) => ({ slot, template: ANY }));
}

/** Whether there is nothing to say with a call, beside such an identifier. */
export function takesNothing({ args }: GraphQLField<unknown, unknown>): boolean {
  return args.every(({ name, type }) => {
    const inside = isList(type) ? [] : inputFields(type);
    return (
      CLIENT_ONLY.has(name) ||
      (inside.length > 0 && inside.every((one) => CLIENT_ONLY.has(one.name)))
    );
  });
}
