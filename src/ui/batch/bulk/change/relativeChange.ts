import type { Locale } from '../../../../locale/locale.ts';
import type { Message } from '../../../../locale/messages.ts';
import type { LabelledInput } from '../../../form/input.ts';
import type { AnyFields, FormState } from '../../../form/values.ts';

/** What a value becomes, or why it becomes nothing else. */
export type Applied<State> = { readonly after: State } | { readonly reason: string };

/** The input whose value is changed, and the person who changes it. */
export interface ChangeContext {
  readonly input: LabelledInput;
  readonly locale: Locale;
}

/**
 * One way to make a new value out of the present one. `apply` is pure: the preview, the run and the tests
 * call the same function.
 */
export interface RelativeChange<State = unknown> {
  readonly id: string;
  readonly label: Message;
  /** It makes a value where there is none, too. */
  readonly fillsEmpty?: true;
  /** The inputs for what a person has to say, by names that no schema has (`operandName`). */
  operands(context: ChangeContext): AnyFields;
  /**
   * The value after the change; the same value where nothing changes. Whether the schema allows the new value is
   * checked elsewhere.
   *
   * @param before the present value, or `fillsEmpty` where there is none
   * @param operands valid states of the change's inputs
   */
  apply(before: State, operands: FormState, context: ChangeContext): Applied<State>;
}

/** The name of an operand's input, which cannot be that of an input of the schema. */
export function operandName(name: string): string {
  return `change-${name}`;
}

/** What a person said for an operand that is a text, a number or a choice; an empty text where it was left empty. */
export function operandText(operands: FormState, name: string): string {
  const entered = operands[operandName(name)];
  return typeof entered === 'string' ? entered : '';
}
