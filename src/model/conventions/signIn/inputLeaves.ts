import { getNamedType, isInputObjectType, isRequiredArgument, isRequiredInputField } from 'graphql';
import type { GraphQLArgument, GraphQLInputField, GraphQLInputObjectType } from 'graphql';
import { inputFields, isList } from '../../shapes/typeShapes.ts';
import type { OutputField } from '../../shapes/typeShapes.ts';
import type { Slot } from '../../types/variables.ts';
import { splitWords } from '../../wording/words.ts';

/** A value that a field takes, at any depth of its inputs. */
export interface InputLeaf {
  slot: Slot;
  input: GraphQLArgument | GraphQLInputField;
  words: string[];
  /** For each segment of the slot: whether it must be given where the one above is. */
  needed: boolean[];
}

const DEEPEST = 4;

/** The values that a field takes. Lists are leaves: a sign-in has no use for them. */
export function listInputLeaves(field: OutputField): InputLeaf[] {
  return field.args.flatMap((argument) =>
    leavesOf(argument, [], [], isRequiredArgument(argument), []),
  );
}

function leavesOf(
  input: GraphQLArgument | GraphQLInputField,
  above: Slot,
  neededAbove: readonly boolean[],
  isNeeded: boolean,
  within: readonly GraphQLInputObjectType[],
): InputLeaf[] {
  const slot = [...above, input.name];
  const needed = [...neededAbove, isNeeded];
  const type = getNamedType(input.type);
  if (isInputObjectType(type) && !isList(input.type) && slot.length < DEEPEST) {
    if (within.includes(type)) return [];
    return inputFields(type).flatMap((inner) =>
      leavesOf(inner, slot, needed, isRequiredInputField(inner), [...within, type]),
    );
  }
  return [{ slot, input, words: splitWords(input.name), needed }];
}

/** Whether a value must be given in a call that fills `filled`: nothing above it may be left out. */
export function isLeafNeeded({ slot, needed }: InputLeaf, filled: readonly Slot[]): boolean {
  return needed.every(
    (isNeeded, index) =>
      isNeeded ||
      (index < slot.length - 1 &&
        filled.some((other) => slot.slice(0, index + 1).every((name, at) => other[at] === name))),
  );
}

/** How many segments two slots begin with in common. */
export function commonStart(one: Slot, other: Slot): number {
  const end = one.findIndex((name, index) => other[index] !== name);
  return end === -1 ? one.length : end;
}
