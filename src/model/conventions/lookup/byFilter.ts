import { isRequiredArgument } from 'graphql';
import type { GraphQLInputType } from 'graphql';
import type { Slot, Variables } from '../../types/variables.ts';
import { renameHoles } from '../../shapes/slots.ts';
import { inputFields } from '../../shapes/typeShapes.ts';
import type { CompositeType, OutputField } from '../../shapes/typeShapes.ts';
import { readOperators } from '../filter/readOperators.ts';
import { ownKey } from '../identity.ts';
import type { LookupReading } from './convention.ts';

/** `article(filter: { id: { eq: … } })`, `post(id: { eq: … })`: one record by a condition on its key. */
export function lookupByFilter(field: OutputField, type: CompositeType): LookupReading | null {
  const key = ownKey(type)?.name;
  if (key === undefined) return null;
  for (const argument of field.args) {
    if (field.args.some((other) => other !== argument && isRequiredArgument(other))) continue;
    const direct = argument.name === key ? equals(argument.type, [argument.name], key) : null;
    const inner = inputFields(argument.type).find((input) => input.name === key);
    const variables =
      direct ?? (inner ? equals(inner.type, [argument.name, inner.name], key) : null);
    if (variables) return { key: [key], variables };
  }
  return null;
}

function equals(type: GraphQLInputType, slot: Slot, key: string): Variables | null {
  const operator = readOperators(type, slot).find(({ name }) => name === 'is');
  return operator ? renameHoles(operator.variables, 'value', key) : null;
}
