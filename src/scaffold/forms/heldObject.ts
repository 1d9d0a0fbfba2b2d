import type { Field } from '../../model/types/fields.ts';
import { endsWithWords, splitWords } from '../../model/wording/words.ts';
import { isMoney } from '../fields/traits.ts';
import type { InputPlan } from './inputPlan.ts';

/** Generic names of arguments, which do not describe their content. */
const ANY = new Set('input data values payload params body patch changes'.split(' '));

/**
 * The value object of a record that an action takes anew under another name: `address` of
 * `changeShippingAddress` is its `shippingAddress`.
 *
 * @param action the words of the mutation's name
 * @returns null where none is called so, or several are
 */
export function heldObject(
  fields: readonly Field[],
  name: string,
  action: readonly string[],
): Field | null {
  const objects = fields.filter(
    (field) => field.fields !== null && !field.list && !field.deprecated && !isMoney(field),
  );
  const same = objects.find((field) => field.name === name);
  if (same) return same;
  const words = splitWords(name);
  const isNamed = (field: Field) => contains(action, splitWords(field.name));
  const called = ANY.has(name)
    ? []
    : objects.filter((field) => endsWithWords(splitWords(field.name), words));
  const named = (ANY.has(name) ? objects : called).filter(isNamed);
  const candidates = named.length > 0 ? named : called;
  return candidates.length === 1 ? candidates[0] : null;
}

/** Whether most inputs match fields of an object, so that both have one shape. */
export function areOfOneShape(inputs: readonly InputPlan[]): boolean {
  return inputs.filter(({ field }) => field !== null).length > inputs.length / 2;
}

function contains(whole: readonly string[], part: readonly string[]): boolean {
  return whole.some((_, start) => part.every((word, index) => whole[start + index] === word));
}
