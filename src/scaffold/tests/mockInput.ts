import { demanded } from '../forms/resent.ts';
import type { EditPlan, FormPlan } from '../forms/formPlan.ts';
import type { InputPlan } from '../forms/inputPlan.ts';

/** The text that a test types into an input, and the code of the value sent for it. */
export interface MockInput {
  readonly name: string;
  readonly typed: string;
  readonly sent: string;
}

/** The inputs that a test of an edit form fills in: one; null where none can be typed into. */
export function changedInput(form: EditPlan): MockInput | null {
  // The values that are sent every time are not known.
  if (demanded(form).length > 0 || hidesMembers(form)) return null;
  const readable = form.inputs.filter(({ field }) => field !== null);
  return first(readable);
}

/** The inputs that a test of a form for a new record fills in: all that it needs; null where it cannot. */
export function filledInputs(form: FormPlan): readonly MockInput[] | null {
  if (hidesMembers(form)) return null;
  const required = form.inputs.filter((input) => input.required);
  const filled = required.map(mockInput);
  if (filled.some((input) => input === null)) return null;
  if (filled.length > 0) return filled.filter((input) => input !== null);
  const one = first(form.inputs);
  return one && [one];
}

/** An input has the name of a member of every object: TypeScript accepts no literal without it. */
function hidesMembers({ inputs }: FormPlan): boolean {
  return inputs.some(({ name }) => name in Object.prototype);
}

function first(inputs: readonly InputPlan[]): MockInput | null {
  for (const input of inputs) {
    const own = mockInput(input);
    if (own) return own;
  }
  return null;
}

function mockInput({ name, kind, limits, isSecret, setting }: InputPlan): MockInput | null {
  if (isSecret || setting || Object.keys(limits).length > 0) return null;
  return kind.example ? { name, ...kind.example } : null;
}
