import { getNamedType, isLeafType } from 'graphql';
import type { Slot, Template } from '../../types/variables.ts';
import type { ActionParameter, Mutation, MutationResult } from '../../types/mutation.ts';
import { demandedOfClient } from './clientOnly.ts';
import type { MutationField } from './field.ts';
import type { KeyReading } from './key.ts';
import { listParameters, printArguments, toVariables } from './slot.ts';
import type { ValuesReading } from './values.ts';

const LIST_ARGUMENTS =
  /^_|^(filter|where|sort|order_?by|limit|offset|page|search|first|last|after|before|at_?most|on_?conflict|conditions?)$/i;

/** Where a mutation takes the key and the values of a record. */
export interface MutationParts {
  key: KeyReading | null;
  values: ValuesReading | null;
  /** The other variables, filled from the record's fields, or of the values of a new record. */
  filled?: readonly { slot: Slot; template: Template }[];
}

/** The slots without an input in the form: those of the key and of the values. */
export function usedSlots(found: MutationParts): Slot[] {
  const used = found.key?.entries.map((entry) => entry.slot) ?? [];
  used.push(...(found.key?.spare ?? []), ...(found.filled ?? []).map(({ slot }) => slot));
  if (found.values !== null) used.push(found.values.slot.filter((segment) => segment !== '0'));
  return used;
}

/** The mutation as the model has it. */
export function toMutation(
  from: MutationField,
  found: MutationParts,
  result: MutationResult,
): Mutation {
  return {
    path: from.path,
    arguments: printArguments(from.field),
    variables: toVariables([
      ...(found.key?.entries ?? []),
      ...(found.filled ?? []),
      ...demandedOfClient(from.field),
    ]),
    values: found.values?.slot ?? null,
    parameters: found.values?.slot.length === 0 ? [] : sideParameters(from, found),
    result,
  };
}

/** The inputs of a form other than the values: all required arguments, and plain options. */
function sideParameters(from: MutationField, found: MutationParts): ActionParameter[] {
  return listParameters(from.field, usedSlots(found)).filter((parameter) => {
    if (parameter.required) return true;
    const name = parameter.slot[0] ?? '';
    if (LIST_ARGUMENTS.test(name)) return false;
    const slot = from.slots.find((input) => input.slot.join('.') === parameter.slot.join('.'));
    return slot !== undefined && isLeafType(getNamedType(slot.type));
  });
}
